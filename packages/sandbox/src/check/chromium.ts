// The browser of the browser tests: the system's own, else installed by what the system offers.
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot, readSettings } from '../env.ts'
import { say } from '../say.ts'
import { Unfit } from '../unfit.ts'
import { canInstall, installDebianPackages } from './debian-packages.ts'
import { runTool } from './run-tool.ts'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Answers the path of a Chromium that is there. Where none is, root gets Debian's; anybody else
 * gets Playwright's own, which Playwright finds by itself: then the answer is undefined.
 * @throws Unfit when none can be had
 */
export async function ensureChromium(): Promise<string | undefined> {
  const found = readSettings().CHROMIUM_PATH ?? (await findChromium())
  if (found) return found
  say('Instalando Chromium…')
  if (await canInstall()) {
    await installDebianPackages(['chromium'])
    return findChromium()
  }
  await installPlaywrightChromium()
  return undefined
}

async function findChromium(): Promise<string | undefined> {
  for (const place of places) if (await exists(place)) return place
  return undefined
}

async function installPlaywrightChromium(): Promise<void> {
  const web = join(projectRoot, 'apps/web')
  const args = [join(web, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium']
  const { isGood, words } = await runTool({ name: 'playwright install', args, cwd: web })
  if (isGood) return
  throw new Unfit(
    `Falta Chromium para las pruebas en el navegador: instálalo o define CHROMIUM_PATH.\n${words}`,
  )
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
