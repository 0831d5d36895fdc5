// Kustomize and Docker Compose themselves, from Debian's packages, unpacked into a folder. Neither is installed, and neither
// needs anything but the C library: an older Debian runs those of a newer one.
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '@wepa/sandbox/env'

const run = promisify(execFile)

/** The first suite whose Compose knows files with their content inside. */
const suite = 'trixie'
const packages = ['docker-compose', 'kustomize']
const folder = join(projectRoot, '.tools', `deploy-${suite}`)

export const compose = join(folder, 'root/usr/libexec/docker/cli-plugins/docker-compose')
export const kustomize = join(folder, 'root/usr/bin/kustomize')

/**
 * Fetches them the first time: 20 MB, and 10 MB to know where they are. Answers why this machine cannot have them, in words;
 * undefined when it has them.
 */
export async function whyNoPrograms(): Promise<string | undefined> {
  const root = join(folder, 'root')
  if (existsSync(root)) return undefined
  // Its apt may be asked by root alone, and other systems' mirrors have no Debian.
  if (process.getuid?.() !== 0 || !isDebian()) return 'it takes root on Debian'
  await rm(folder, { recursive: true, force: true })
  const fresh = `${root}.new`
  await mkdir(fresh, { recursive: true })
  const files = await download().catch((error: unknown) => String(error))
  if (typeof files === 'string') return files
  for (const file of files) await run('dpkg', ['-x', file, fresh])
  await rename(fresh, root)
  return undefined
}

function isDebian(): boolean {
  const release = '/etc/os-release'
  return existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'))
}

/** By this machine's apt and its mirror, with lists of their own. */
async function download(): Promise<string[]> {
  const [lists, archives] = [join(folder, 'state/lists'), join(folder, 'archives')]
  await mkdir(join(lists, 'partial'), { recursive: true })
  await mkdir(archives)
  const [sources, status] = [join(folder, 'sources.list'), join(folder, 'status')]
  await writeFile(sources, `deb ${await findMirror()} ${suite} main\n`)
  await writeFile(status, '')
  const settings = [
    `Dir::State=${join(folder, 'state')}`,
    `Dir::State::status=${status}`,
    `Dir::Cache=${join(folder, 'cache')}`,
    `Dir::Etc::SourceList=${sources}`,
    'Dir::Etc::SourceParts=-',
    'APT::Sandbox::User=root',
    'Acquire::Retries=3',
  ].flatMap((setting) => ['-o', setting])
  await run('apt-get', [...settings, 'update'])
  await run('apt-get', [...settings, 'download', ...packages], { cwd: archives })
  return (await readdir(archives)).map((name) => join(archives, name))
}

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
