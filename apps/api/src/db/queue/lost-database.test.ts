// The real process while its queue is busy and PostgreSQL goes away.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type OwnPostgres, startOwnPostgres } from '../../../test/servers/own-postgres.ts'
import { type ServerProcess, startServer } from '../../../test/servers/server-process.ts'
import { type FakeSmtp, startSmtp } from '../../../test/servers/smtp-server.ts'
import { insertMail } from '../../features/mail/mail.repo.ts'
import { openDatabase } from '../database.ts'

const emails = 150
let postgres: OwnPostgres
let smtp: FakeSmtp
let server: ServerProcess | undefined
beforeAll(async () => {
  postgres = await startOwnPostgres()
  smtp = await startSmtp({ delay: 30 })
})
afterEach(() => {
  server?.child.kill('SIGKILL')
})
afterAll(async () => {
  await smtp.close()
  await postgres.close()
})

const open = () =>
  openDatabase({
    url: postgres.url,
    poolSize: 1,
    statementTimeout: 10_000,
    onIdleError: () => {},
  })

async function queueEmails(name: string): Promise<void> {
  const { db, close } = open()
  for (let number = 0; number < emails; number += 1) {
    await insertMail(db, {
      userId: null,
      recipient: `${name}${number}@ejemplo.pr`,
      subject: 'Hola',
      bodyText: 'Hola',
      bodyHtml: 'Hola',
      unsubscribeUrl: null,
      purpose: null,
      endsAt: null,
      createdAt: new Date(),
    })
  }
  await close()
}

const sentTo = (name: string) => new Set(smtp.recipients.filter((to) => to.startsWith(name))).size

test.each([
  { name: 'killed', harm: () => postgres.kill(), mend: () => postgres.start() },
  { name: 'stopped', harm: () => postgres.stop(), mend: () => postgres.start() },
  { name: 'cut', harm: cutAll, mend: async () => {} },
])(
  'PostgreSQL $name under a busy queue: the process lives, and sends all emails',
  async ({ name, harm, mend }) => {
    await queueEmails(name)
    server = await startServer({
      DATABASE_URL: postgres.url,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Wepa <hola@wepa.example>',
    })
    await vi.waitFor(() => expect(sentTo(name)).toBeGreaterThan(10), { timeout: 20_000 })
    await harm()
    await wait(1500)
    expect(server.child.exitCode, server.output().slice(-2000)).toBeNull()
    const { url } = server
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    await mend()
    await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), {
      timeout: 10_000,
    })
    await vi.waitFor(() => expect(sentTo(name)).toBe(emails), { timeout: 30_000, interval: 100 })
    expect(server.child.exitCode).toBeNull()
  },
  90_000,
)

/** As a proxy that restarts: every connection but ours ends, again and again for a second. */
async function cutAll(): Promise<void> {
  const { pool, close } = open()
  for (let times = 0; times < 10; times += 1) {
    await pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
    )
    await wait(100)
  }
  await close()
}
