// Kustomize and Docker Compose themselves, from Debian's packages, unpacked into a folder. Neither is installed, and neither
// needs anything but the C library: an older Debian runs those of a newer one.
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '@wepa/sandbox/env'
import { downloadPackages } from '../debian/download-packages.ts'

const run = promisify(execFile)

/** The first suite with version 2 of Compose. */
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
  const files = await downloadPackages({ folder, suite, packages, isWhole: false }).catch(String)
  if (typeof files === 'string') return files
  const fresh = `${root}.new`
  for (const file of files) await run('dpkg', ['-x', file, fresh])
  await rename(fresh, root)
  return undefined
}

function isDebian(): boolean {
  const release = '/etc/os-release'
  return existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'))
}
