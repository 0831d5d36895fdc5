import { access } from 'node:fs/promises'
import { runQuietly } from '../postgres/owner.ts'
import { Unfit } from '../unfit.ts'

const aptGet = '/usr/bin/apt-get'

/** True for root on Debian and its like. */
export function canInstall(): Promise<boolean> {
  if (process.getuid?.() !== 0) return Promise.resolve(false)
  return access(aptGet).then(
    () => true,
    () => false,
  )
}

/** @throws Unfit with the installer's own words */
export async function installDebianPackages(packages: readonly string[]): Promise<void> {
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DEBIAN_FRONTEND: 'noninteractive' }
    const { code, output } = await runQuietly(aptGet, args, { env })
    if (code !== 0) throw new Unfit(`apt-get ${args[0]} terminó con ${code}: ${output.slice(-500)}`)
  }
}
