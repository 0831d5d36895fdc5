import { existsSync } from 'node:fs'
import { freePort } from '@wepa/sandbox/free-port'
import { exitWhenInterrupted } from '../at-exit.ts'
import { queryOnce } from '../faults/world.ts'
import { startOwnPostgres } from '../servers/own-postgres.ts'
import { startSmtp } from '../servers/smtp-server.ts'
import { bases, buildImage, inspectImage, measureImage, mountImage } from './buildah.ts'
import { openDoor } from './database-door.ts'
import { type RunningImage, startImage } from './running-image.ts'
import { useImage } from './use-image.ts'

const name = 'localhost/wepa:tried'
const needed = ['/usr/bin/buildah', '/usr/sbin/debootstrap']

exitWhenInterrupted()
if (process.getuid?.() !== 0 || !needed.every((path) => existsSync(path))) {
  say('It takes root on Debian, and `apt-get install buildah debootstrap`.')
  process.exit(2)
}
const began = performance.now()
await buildImage(name, say)
say(`built in ${seconds(began)} s`)
const [whole, base] = [await measureImage(name), await measureImage(bases.debian)]
say(
  `${megabytes(whole.files)} MB, ${megabytes(base.files)} of them Debian; sent ${megabytes(whole.sent)} and ${megabytes(base.sent)}`,
)

const postgres = await startOwnPostgres()
await queryOnce(postgres.url, 'create database image template template0')
const door = await openDoor(postgres.url, 'image')
const smtp = await startSmtp()
const { root, unmount } = await mountImage(name)
const port = await freePort()
const image = startImage(root, await inspectImage(name), {
  HOST: '127.0.0.1',
  PORT: String(port),
  BASE_URL: `http://127.0.0.1:${port}`,
  DATABASE_URL: door.url,
  SMTP_URL: smtp.url,
  MAIL_FROM: 'Wepa <hola@wepa.example>',
  // Nothing is bought.
  STRIPE_SECRET_KEY: 'sk_test_none',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_none',
  STRIPE_WEBHOOK_SECRET: 'whsec_none',
})
const wrong = await tryIt(image)
await image.ended
await unmount()
await smtp.close()
door.close()
await postgres.close()
process.exit(wrong ? 1 : 0)

/** Answers whether something was wrong, and leaves it ended. */
async function tryIt(image: RunningImage): Promise<boolean> {
  try {
    const url = `http://127.0.0.1:${port}`
    for (const line of await useImage(image, { url, root, config: await inspectImage(name) }))
      say(`✓ ${line}`)
    return false
  } catch (error) {
    say(`✗ ${error instanceof Error ? error.message : error}\n${image.words().slice(-3000)}`)
    if (image.isAlive()) process.kill(image.pid(), 'SIGKILL')
    return true
  }
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(0)
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
