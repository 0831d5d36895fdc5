import { expect, test } from 'vitest'
import { createPageCache, type Page } from './cache.ts'
import { makePageBody } from './page-body.ts'

const page = (text: string, rest: Partial<Page> = {}): Page => ({
  status: 200,
  body: makePageBody(text, 'n'),
  renderedAt: '2026-11-23T00:00:00.000Z',
  location: null,
  isKept: true,
  isShell: false,
  ...rest,
})

function setUp(size = 2) {
  const clock = { ms: Date.UTC(2026, 10, 23) }
  let renderings = 0
  const cache = createPageCache({ size, lifetime: 10_000, now: () => clock.ms })
  const ask = (key: string, rest: Partial<Page> = {}) =>
    cache.get(key, async () => {
      renderings += 1
      return page(`${key} ${renderings}`, rest)
    })
  return { clock, ask, cache, count: () => renderings }
}

test('a page that must not be kept is rendered again', async () => {
  const { ask, count } = setUp()
  await ask('/nada', { isKept: false })
  await ask('/nada', { isKept: false })
  expect(count()).toBe(2)
})

test('a rendering that failed is not kept', async () => {
  const { cache, ask, count } = setUp()
  await expect(cache.get('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await ask('/')
  expect(count()).toBe(1)
})

test('after ten seconds a page is rendered anew', async () => {
  const { clock, ask, count } = setUp()
  await ask('/')
  clock.ms += 10_000
  await ask('/')
  expect(count()).toBe(1)
  clock.ms += 1
  await ask('/')
  expect(count()).toBe(2)
})

test('those who ask at the same time share one rendering', async () => {
  const { ask, count } = setUp()
  const pages = await Promise.all([ask('/'), ask('/'), ask('/')])
  expect(count()).toBe(1)
  expect(new Set(pages).size).toBe(1)
})

test('when it is full, the page nobody asked for longest goes', async () => {
  const { ask, count } = setUp(2)
  await ask('/a')
  await ask('/b')
  await ask('/a')
  await ask('/c')
  expect(count()).toBe(3)
  await ask('/a')
  expect(count()).toBe(3)
  await ask('/b')
  expect(count()).toBe(4)
})
