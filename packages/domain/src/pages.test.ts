import { expect, test } from 'vitest'
import { findPage, listPages, PAGES } from './pages.ts'

test.each([
  ['/', PAGES['']],
  ['/search', PAGES.search],
  ['/listing/12', PAGES.listing],
  ['/Favorites/', PAGES.favorites],
  ['/appeal/a/b', PAGES.appeal],
  ['/nothing', undefined],
  ['/toString', undefined],
  ['/__proto__', undefined],
])('the policy of %s is found by the first part', (path, policy) => {
  expect(findPage(path)).toBe(policy)
})

test('what stands in the sitemap may be fetched and listed', () => {
  const listed = listPages().filter(([, { sitemap }]) => sitemap)
  expect(listed.filter(([, { robots }]) => robots !== 'index')).toEqual([])
})

test('an address that is a key is shown to no robot, and not kept with parameters', () => {
  const secret = listPages().filter(([, { isSecret }]) => isSecret)
  expect(secret.length).toBeGreaterThan(0)
  for (const [name, { robots, sitemap, params }] of secret) {
    expect([name, robots, sitemap, params]).toEqual([name, 'hidden', undefined, undefined])
  }
})
