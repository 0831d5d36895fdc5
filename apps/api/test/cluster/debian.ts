// Programs of one Debian suite, unpacked into a folder that they can have as their root. Nothing is installed.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '@wepa/sandbox/env'
import { downloadPackages } from '../debian/download-packages.ts'
import { addresses, password } from './addresses.ts'
import { account } from './programs.ts'

const run = promisify(execFile)

/** The first suite with all of them whose PostgreSQL is 16 or later. */
const suite = 'trixie'
const packages = [
  'base-files',
  'base-passwd',
  'coreutils',
  'dash',
  'etcd-server',
  'grep',
  'haproxy',
  'patroni',
  'pgbackrest',
  'pgbouncer',
  'postgresql-17',
  'python3-etcd',
  'tzdata',
]

const folder = join(projectRoot, '.tools', `debian-${suite}`)
/** Of which packages the root was unpacked. */
const stamp = 'packages'

/** Why this machine cannot have them, in words; undefined when it can. */
export function whyNoPrograms(): string | undefined {
  const isFit = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  return isFit
    ? undefined
    : 'the programs are packages of Debian, and take root on Debian or its like'
}

/** Answers the folder with the programs, which it fetches the first time: 123 MB, unpacked about 650; half a minute. */
export async function fetchPrograms(say: (line: string) => void): Promise<string> {
  const root = join(folder, 'root')
  if (!(await hasAll(root))) await unpack(root, say)
  await settle(root)
  return root
}

/** False also for what was unpacked before another package was named. */
async function hasAll(root: string): Promise<boolean> {
  const found = await readFile(join(root, stamp), 'utf8').catch(() => '')
  return found === packages.join()
}

async function unpack(root: string, say: (line: string) => void): Promise<void> {
  say(`Fetching ${packages.join(', ')} of Debian ${suite}…`)
  const fresh = `${root}.new`
  const files = await downloadPackages({ folder, suite, packages, isWhole: true })
  for (const file of files) await run('dpkg', ['-x', file, fresh])
  // Whoever runs it may not write here: without it each start would compile everything.
  await run('chroot', [fresh, 'python3', '-m', 'compileall', '-q', '/usr/lib/python3'])
  await writeFile(join(fresh, stamp), packages.join())
  await rename(fresh, root)
}

/** What the packages' own scripts would do, as far as anything here needs it. */
async function settle(root: string): Promise<void> {
  const etc = join(root, 'etc')
  const master = (name: string) =>
    readFile(join(root, 'usr/share/base-passwd', `${name}.master`), 'utf8')
  // The first line with a number decides what the account is called.
  const postgres = `postgres:*:${account}:${account}::/data:/bin/sh\n`
  await writeFile(join(etc, 'passwd'), postgres + (await master('passwd')))
  await writeFile(join(etc, 'group'), await master('group'))
  const hosts = Object.entries(addresses).map(([name, address]) => `${address} ${name}\n`)
  await writeFile(join(etc, 'hosts'), `127.0.0.1 localhost\n${hosts.join('')}`)
  await writeFile(join(etc, 'nsswitch.conf'), 'passwd: files\ngroup: files\nhosts: files\n')
  await mkdir(join(etc, 'pgbouncer'), { recursive: true })
  await writeFile(join(etc, 'pgbouncer/userlist.txt'), `"wepa" "${password}"\n`)
  for (const name of ['data', 'dev', 'proc', 'run']) {
    await mkdir(join(root, name), { recursive: true })
  }
  await rm(join(root, 'var/run'), { recursive: true, force: true })
  await symlink('/run', join(root, 'var/run'))
}
