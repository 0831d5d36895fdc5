// The browsers beside Chromium: Debian's WebKitGTK and Firefox, the engines of iPhones and of Firefox.
import { access } from 'node:fs/promises'
import { readSettings } from '../env.ts'
import { say } from '../say.ts'
import { canInstall, installDebianPackages } from './debian-packages.ts'

type OtherBrowser = {
  /** The Playwright project that runs in it. */
  project: 'webkit' | 'firefox'
  packages: readonly string[]
  programs: readonly string[]
}

const others: readonly OtherBrowser[] = [
  {
    project: 'webkit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
  },
  {
    project: 'firefox',
    packages: ['firefox-esr'],
    programs: [readSettings().FIREFOX_PATH ?? '/usr/bin/firefox-esr'],
  },
]

/**
 * Answers the Playwright projects whose browser is there. What is missing root gets from Debian; anybody
 * else is told, and the tests in it are left out: there is no other place to have them from.
 * @throws Unfit when Debian's packages cannot be installed
 */
export async function ensureOtherBrowsers(): Promise<string[]> {
  const missing = await Promise.all(others.map(async (each) => !(await isThere(each))))
  const wanted = others.filter((_, index) => missing[index])
  if (wanted.length > 0 && (await canInstall())) {
    say('Instalando WebKit y Firefox…')
    await installDebianPackages(wanted.flatMap(({ packages }) => packages))
    return others.map(({ project }) => project)
  }
  for (const { project, packages } of wanted) {
    say(`Sin pruebas en ${project}: instala ${packages.join(' y ')} (Debian) para tenerlas.`)
  }
  return others.filter((_, index) => !missing[index]).map(({ project }) => project)
}

async function isThere({ programs }: OtherBrowser): Promise<boolean> {
  const found = await Promise.allSettled(programs.map((program) => access(program)))
  return found.every(({ status }) => status === 'fulfilled')
}
