import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Where this machine has its own packages from. @throws when its apt names no mirror of this system */
export async function findMirror(): Promise<string> {
  const release = await readFile('/etc/os-release', 'utf8')
  const codename = release.match(/^VERSION_CODENAME=(\w+)$/m)?.[1]
  const known = await readMirror(codename)
  if (known) return known
  // What a mirror has is known from its lists, which small systems come without.
  const lists = await mkdtemp(join(tmpdir(), 'wepa-lists-'))
  try {
    const own = ['-o', `Dir::State::lists=${lists}`, '-o', 'APT::Sandbox::User=root']
    await run('apt-get', [...own, 'update'])
    const mirror = await readMirror(codename, own)
    if (!mirror) throw new Error('apt names no mirror of this system')
    return mirror
  } finally {
    await rm(lists, { recursive: true })
  }
}

async function readMirror(
  codename: string | undefined,
  settings: readonly string[] = [],
): Promise<string | undefined> {
  const format = ['--format', '$(CODENAME) $(REPO_URI)', 'Identifier: Packages']
  const { stdout } = await run('apt-get', [...settings, 'indextargets', ...format])
  const own = stdout.split('\n').map((line) => line.split(' '))
  return own.find(([name]) => name === codename)?.[1]
}
