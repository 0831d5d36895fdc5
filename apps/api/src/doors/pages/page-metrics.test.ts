import { rm } from 'node:fs/promises'
import { DomainError } from '@wepa/domain/error'
import { expect, test } from 'vitest'
import { writeFakeWeb } from '../../../test/fake-web.ts'
import { startSuite } from '../../../test/harness.ts'
import { buildApp } from '../../app.ts'
import { createLog } from '../../log.ts'
import { createMetrics } from '../../telemetry/metrics.ts'

test('pages are counted by how they came about', async () => {
  let isRefusing = false
  const limiter = {
    consume: async () => {
      if (isRefusing) throw new DomainError('rate_limited')
    },
    giveBack: async () => {},
    forgive: async () => {},
  }
  const suite = await startSuite({ overrides: { limiter } })
  const webDist = await writeFakeWeb()
  const metrics = createMetrics()
  const settings = { ...suite.deps.settings, webDist }
  const app = await buildApp({ ...suite.deps, settings }, createLog('silent'), { metrics })
  // The second comes along with the first, the third from the cache.
  await Promise.all([app.inject('/about'), app.inject('/about')])
  await app.inject('/about')
  await app.inject('/throws')
  // What the service worker keeps is no page that came without content.
  await app.inject('/shell.html')
  // Somebody who asks too often: nothing is wrong with the pages.
  isRefusing = true
  expect((await app.inject('/privacy')).statusCode).toBe(429)
  const text = await metrics.read()
  expect(text).toContain('wepa_pages_total{how="rendered"} 1')
  expect(text).toContain('wepa_pages_total{how="kept"} 2')
  expect(text).toContain('wepa_pages_total{how="shell"} 1')
  expect(text).toContain('wepa_pages_total{how="refused"} 1')
  expect(text).toContain('wepa_page_render_seconds_count 2')
  await app.close()
  await suite.close()
  await rm(webDist, { recursive: true })
})
