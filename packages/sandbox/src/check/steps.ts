// The steps of `npm test`, cheapest first; each answers real counts.
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { projectRoot } from '../env.ts'
import type { Program } from '../start/child.ts'
import { isWebBuilt, rememberWebBuild, webBuild } from '../start/web-build.ts'
import { Unfit } from '../unfit.ts'
import { ensureChromium } from './chromium.ts'
import { ensureOtherBrowsers } from './other-browsers.ts'
import { runTool } from './run-tool.ts'

export type Result = {
  /** Tests that held; a step that is one check counts as one. */
  passed: number
  failed: number
  /** What the tool said: shown when something failed. */
  words: string
}

type Step = { name: string; check: () => Promise<Result> }

const web = join(projectRoot, 'apps/web')

export const steps: readonly Step[] = [
  { name: 'Tipos', check: () => oneCheck(script('types')) },
  { name: 'Estilo', check: () => oneCheck(script('lint')) },
  { name: 'Paredes', check: () => oneCheck(script('walls')) },
  { name: 'Sin uso', check: () => oneCheck(script('unused')) },
  { name: 'Orden', check: () => oneCheck(script('house')) },
  { name: 'Construcción', check: buildWeb },
  { name: 'Tamaño', check: () => oneCheck({ ...script('size'), cwd: web }) },
  { name: 'Pruebas de reglas y servidor', check: unitTests },
  { name: 'Pruebas en los navegadores', check: browserTests },
]

/** A script of package.json, run by Node itself. */
function script(name: string, args: readonly string[] = []): Program {
  return { name, args: ['--run', name, '--', ...args], cwd: projectRoot }
}

async function oneCheck(program: Program): Promise<Result> {
  const { isGood, words } = await runTool(program)
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, words }
}

async function buildWeb(): Promise<Result> {
  if (await isWebBuilt()) return { passed: 1, failed: 0, words: '' }
  const result = await oneCheck(webBuild)
  if (result.passed) await rememberWebBuild()
  return result
}

const UnitReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int() })

async function unitTests(): Promise<Result> {
  const folder = await mkdtemp('/tmp/wepa-check-')
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { isGood, words } = await runTool(script('unit', reporters))
  const counts = await readReport(report, UnitReport)
  await rm(folder, { recursive: true, force: true })
  return counted(isGood, counts?.numPassedTests ?? 0, counts?.numFailedTests ?? 0, words)
}

const BrowserReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
})

async function browserTests(): Promise<Result> {
  const dataDir = await mkdtemp('/tmp/wepa-check-')
  // As root the database runs under a lower account, which has to get in.
  await chmod(dataDir, 0o755)
  try {
    const chromium = await ensureChromium()
    const env = { E2E_DATA_DIR: dataDir, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) }
    const browsers = await runBrowsers(env, ['phone', ...(await ensureOtherBrowsers())])
    // A storm makes the pages of everybody light: it comes when all browsers are through.
    const storm = await runBrowsers(env, ['storm'])
    return {
      passed: browsers.passed + storm.passed,
      failed: browsers.failed + storm.failed,
      words: browsers.words + storm.words,
    }
  } catch (error) {
    if (!(error instanceof Unfit)) throw error
    return { passed: 0, failed: 1, words: error.message }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** One run of these Playwright projects: they share the product that it starts. */
async function runBrowsers(
  env: Record<string, string>,
  projects: readonly string[],
): Promise<Result> {
  const report = join(web, 'e2e/results/report.json')
  await rm(report, { force: true })
  const named = projects.map((project) => `--project=${project}`)
  const { isGood, words } = await runTool({ ...script('e2e:only', named), cwd: web, env })
  const { stats } = (await readReport(report, BrowserReport)) ?? { stats: undefined }
  return counted(
    isGood,
    (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    stats?.unexpected ?? 0,
    words,
  )
}

/** A runner that failed without a failing test (it could not start) counts as one failure. */
function counted(isGood: boolean, passed: number, failed: number, words: string): Result {
  return { passed, failed: isGood ? failed : Math.max(1, failed), words }
}

async function readReport<T>(
  file: string,
  shape: { parse: (data: unknown) => T },
): Promise<T | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : shape.parse(JSON.parse(text))
}
