// The browser of the browser tests: the system's own, else installed by what the system offers.
import { access } from 'node:fs/promises'
import { readSettings } from '../env.ts'
import { runQuietly } from '../postgres/owner.ts'
import { say } from '../say.ts'
import { Unfit } from '../unfit.ts'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Answers the path of a Chromium that is there, installing Debian's when there is none and root may. */
export async function ensureChromium(): Promise<string> {
  const asked = readSettings().CHROMIUM_PATH
  if (asked) return asked
  const found = await findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && (await exists('/usr/bin/apt-get'))) await installDebianChromium()
  const installed = await findChromium()
  if (installed) return installed
  throw new Unfit(
    'Falta Chromium para las pruebas en el navegador: instálalo o define CHROMIUM_PATH.',
  )
}

async function findChromium(): Promise<string | undefined> {
  for (const place of places) if (await exists(place)) return place
  return undefined
}

async function installDebianChromium(): Promise<void> {
  say('Instalando Chromium…')
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DEBIAN_FRONTEND: 'noninteractive' }
    const { code, output } = await runQuietly('/usr/bin/apt-get', args, { env })
    if (code !== 0) throw new Unfit(`apt-get ${args[0]} terminó con ${code}: ${output.slice(-500)}`)
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
