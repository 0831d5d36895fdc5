import { DomainError } from '@wepa/domain/error'
import { expect, test } from 'vitest'
import { startSuite } from '../../../test/harness.ts'
import { buildApp } from '../../app.ts'
import { createLog } from '../../log.ts'
import { createMetrics } from '../../telemetry/metrics.ts'

test('a batch of calls counts as its worst one, and an answer as what it is', async () => {
  const suite = await startSuite({
    overrides: {
      limiter: {
        consume: async () => {
          throw new DomainError('unavailable')
        },
        giveBack: async () => {},
        forgive: async () => {},
      },
    },
  })
  const metrics = createMetrics()
  const app = await buildApp(suite.deps, createLog('silent'), { metrics })
  const get = async (url: string) => (await app.inject({ method: 'GET', url })).statusCode
  const input = encodeURIComponent('{"0":{},"1":{}}')
  expect(await get(`/trpc/categories.list,listings.search?batch=1&input=${input}`)).toBe(207)
  expect(await get('/trpc/categories.list,assistant.access?batch=1')).toBe(207)
  expect(await get('/api/categories')).toBe(200)
  const statuses = (await metrics.read()).matchAll(
    /^http_\w+_count\{.*route="(.*)",status="(.*)"\} 1$/gm,
  )
  expect([...statuses].map(([, route, status]) => `${route} ${status}`)).toEqual([
    '/trpc/:path 503',
    '/trpc/:path 401',
    '/api/categories 200',
  ])
  await app.close()
  await suite.close()
})
