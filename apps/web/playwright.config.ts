// Browser tests: against a fresh product on free ports, or against the one that BASE_URL names.
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { freePort } from '@wepa/sandbox/free-port'
import type { BrowserOptions } from './e2e/browsers/support/test.ts'
import { pushHost } from './e2e/support/push.ts'

const given = process.env.BASE_URL
// This file is read again by every worker: what was chosen first must stand.
if (!given) process.env.E2E_PORTS ??= `${await freePort()},${await freePort()}`
const [port, sandboxPort] = (process.env.E2E_PORTS ?? '').split(',')
const baseURL = given ?? `http://localhost:${port}`
/** Where the tests read the emails that were sent. */
const sandboxUrl = process.env.SANDBOX_URL ?? `http://127.0.0.1:${sandboxPort ?? 4010}`
const dataDir = process.env.E2E_DATA_DIR ?? join(import.meta.dirname, '../../.data/e2e')
/** Debian's own where it is; else the one that Playwright has installed. */
const system = '/usr/bin/chromium'
const chromium = process.env.CHROMIUM_PATH ?? (existsSync(system) ? system : undefined)
const firefox = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'

export default defineConfig<BrowserOptions>({
  testDir: 'e2e',
  metadata: { sandboxUrl },
  outputDir: 'e2e/results',
  forbidOnly: !!process.env.CI,
  // The product and the browser share the machine: more at once makes each slower.
  workers: 2,
  timeout: 60_000,
  // A cold start without network, beside another test on the same cores, took over ten seconds.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'e2e/results/report.json' }]],
  use: {
    baseURL,
    locale: 'es-PR',
    timezoneId: 'America/Puerto_Rico',
    // Pictures of each step would slow every test down for the few that fail.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false },
    launchOptions: chromium ? { executablePath: chromium } : {},
  },
  projects: [
    {
      name: 'phone',
      testIgnore: ['e2e/browsers/**', 'e2e/storm/**'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      // A storm makes the pages of everybody light: it comes when the others are through.
      name: 'storm',
      testMatch: 'e2e/storm/*.spec.ts',
      dependencies: ['phone'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    { name: 'firefox', testMatch: 'e2e/browsers/*.spec.ts', use: { firefox } },
    { name: 'webkit', testMatch: 'e2e/browsers/*.spec.ts' },
  ],
  ...(given ? {} : { webServer: product() }),
})

function product() {
  // As root the database runs under a lower account, which has to get in.
  mkdirSync(dataDir, { recursive: true, mode: 0o755 })
  return {
    command: `"${process.execPath}" "${join(import.meta.dirname, '../../packages/sandbox/src/start.ts')}"`,
    url: `${baseURL}/readyz`,
    env: {
      PORT: port ?? '',
      SANDBOX_PORT: sandboxPort ?? '',
      DATA_DIR: dataDir,
      BASE_URL: baseURL,
      RATE_LIMIT_FACTOR: '1000',
      FOLLOWERS_WAIT_SECONDS: '0',
      DATABASE_URL: '',
      PUSH_HOSTS: pushHost,
    },
    // The first start draws the demo data.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
    stdout: 'pipe' as const,
  }
}
