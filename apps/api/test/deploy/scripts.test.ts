// The lines of shell in deploy/, run with stand-ins of the programs that they call.
import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '@wepa/sandbox/env'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readCompose } from './compose-shape.ts'
import { kubernetesBase, threeMachines } from './places.ts'

const run = promisify(execFile)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wepa-scripts-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A program that notes how it is called, and does what these lines of shell say. */
async function standIn(name: string, lines = ''): Promise<void> {
  const file = join(folder, name)
  await writeFile(file, `#!/bin/sh\necho "${name} $*" >>"${folder}/calls"\n${lines}\n`)
  await chmod(file, 0o755)
}

const calls = () => readFile(join(folder, 'calls'), 'utf8')
const sh = (args: string[], env: Record<string, string> = {}) =>
  run('sh', args, { cwd: folder, env: { ...env, PATH: `${folder}:/usr/bin:/bin` } })

describe('back-up.sh', () => {
  const script = join(threeMachines, 'back-up.sh')
  beforeEach(() => standIn('pgbackrest'))

  test('fails where PostgreSQL does not answer', async () => {
    await standIn('psql', 'exit 2')
    await expect(sh([script, 'full'])).rejects.toMatchObject({ code: 1 })
    expect(await calls()).not.toContain('pgbackrest')
  })

  test('leaves it to the leader', async () => {
    await standIn('psql', 'echo t')
    await sh([script, 'full'])
    expect(await calls()).not.toContain('pgbackrest')
  })

  test('makes the backup where it leads', async () => {
    await standIn('psql', 'echo f')
    await sh([script, 'diff'])
    expect(await calls()).toContain('pgbackrest --stanza=wepa --type=diff backup')
  })
})

describe('check-backup.sh', () => {
  const script = join(threeMachines, 'check-backup.sh')
  /** What pgBackRest says of backups that ended so many hours ago. */
  const tell = (...ages: number[]) => {
    const backup = ages.map((hours) => {
      const stop = Math.floor(Date.now() / 1000) - hours * 3600
      return {
        archive: { start: '000000010000000000000003', stop: '000000010000000000000003' },
        lsn: { start: '0/3000028', stop: '0/3000138' },
        timestamp: { start: stop - 60, stop },
      }
    })
    return standIn('pgbackrest', `echo '${JSON.stringify([{ backup, name: 'wepa' }])}'`)
  }

  test('fails where the store does not answer', async () => {
    await standIn('pgbackrest', 'exit 103')
    await expect(sh([script])).rejects.toMatchObject({ code: 103 })
  })

  test('fails where there is no backup', async () => {
    await tell()
    await expect(sh([script])).rejects.toMatchObject({ code: 1 })
  })

  test('fails where the newest backup is too old', async () => {
    await tell(200, 37)
    await expect(sh([script])).rejects.toMatchObject({ code: 1 })
  })

  test('is content with a recent one, wherever it stands', async () => {
    await tell(30, 200)
    expect((await sh([script])).stdout).toBe('The newest backup ended 30 hours ago.\n')
  })
})

describe('create-database.sh', () => {
  const script = join(threeMachines, 'create-database.sh')
  const env = { PATRONI_SUPERUSER_PASSWORD: 'super-secret', DATABASE_PASSWORD: 'own-secret' }

  test('shows no password in the list of processes', async () => {
    await standIn('psql')
    await sh([script], env)
    expect((await calls()).match(/^psql .*--dbname=/gm)).toHaveLength(1)
    expect(await calls()).not.toContain('secret')
  })

  test('fails with psql', async () => {
    await standIn('psql', 'exit 3')
    await expect(sh([script], env)).rejects.toMatchObject({ code: 3 })
  })
})

test.each([join(threeMachines, 'create-database.sh'), join(kubernetesBase, 'database.yaml')])(
  'what an owner may not do is done beforehand: %s',
  async (file) => {
    const text = await readFile(file, 'utf8')
    expect(text).toMatch(/create extension .*earthdistance cascade/)
    expect(text).toMatch(/grant set on parameter deadlock_timeout to wepa/)
  },
)

test('PgBouncer finds its password in a file that nobody else reads', async () => {
  const { services } = await readCompose(join(threeMachines, 'compose.yml'))
  const [shell, option, line = ''] = services.pgbouncer?.command ?? []
  expect([shell, option]).toEqual(['sh', '-c'])
  await standIn('pgbouncer')
  // As Compose would hand it on, to another folder.
  const typed = line.replaceAll('$$', '$').replaceAll('/etc/pgbouncer', folder)
  await sh(['-c', typed], { DATABASE_PASSWORD: 'letters0and9digits' })
  const file = join(folder, 'userlist.txt')
  expect(await readFile(file, 'utf8')).toBe('"wepa" "letters0and9digits"\n')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await calls()).toBe('pgbouncer /etc/wepa/pgbouncer.ini\n')
})

test('each place that the copy of the files names is in the example, which holds no secret', async () => {
  const unit = await readFile(join(threeMachines, 'wepa-back-up-files@.service'), 'utf8')
  const units = ['pictures', 'documents'].map((files) => unit.replaceAll('%i', files)).join('')
  const example = await readFile(join(threeMachines, 'rclone.conf.example'), 'utf8')
  const named = [...units.matchAll(/ ([\w-]+):(?= |$)/gm), ...example.matchAll(/= ([\w-]+):\w/g)]
  expect(new Set(named.map(([, place]) => place)).size).toBe(6)
  for (const [, place] of named) expect(example).toContain(`[${place}]\n`)
  expect(example.match(/^(?:access_key_id|secret_access_key) =$/gm)).toHaveLength(4)
})

test('the image keeps licenses', async () => {
  const dockerfile = await readFile(join(projectRoot, 'Dockerfile'), 'utf8')
  const [clean = ''] = dockerfile.match(/find node_modules [\s\S]*?-delete/) ?? []
  await mkdir(join(folder, 'node_modules'))
  const names = ['LICENSE.md', 'NOTICE.md', 'README.md', 'index.js', 'index.js.map', 'license.ts']
  for (const name of names) await writeFile(join(folder, 'node_modules', name), '')
  await sh(['-c', clean])
  expect((await readdir(join(folder, 'node_modules'))).sort()).toEqual([
    'LICENSE.md',
    'NOTICE.md',
    'index.js',
  ])
})
