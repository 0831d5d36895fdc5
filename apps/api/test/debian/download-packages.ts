// Debian's packages as files, by this machine's apt and its mirror, with lists and a cache of their own, as if nothing were
// installed. It takes root.
import { execFile } from 'node:child_process'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findMirror } from './find-mirror.ts'

const run = promisify(execFile)

type Wanted = {
  /** Emptied first. */
  folder: string
  suite: string
  packages: readonly string[]
  /** Along with what they need of others. */
  isWhole: boolean
}

/** Answers the files. @throws when the mirror cannot be reached, after three more tries */
export async function downloadPackages(wanted: Wanted): Promise<string[]> {
  const { folder, suite, packages, isWhole } = wanted
  const [lists, archives] = [join(folder, 'state/lists'), join(folder, 'cache/archives')]
  await rm(folder, { recursive: true, force: true })
  for (const each of [lists, archives]) await mkdir(join(each, 'partial'), { recursive: true })
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
  const how = isWhole
    ? ['install', '--download-only', '--yes', '--no-install-recommends']
    : ['download']
  const options = { cwd: archives, maxBuffer: 1 << 24 }
  await run('apt-get', [...settings, ...how, ...packages], options)
  const names = await readdir(archives)
  return names.filter((name) => name.endsWith('.deb')).map((name) => join(archives, name))
}
