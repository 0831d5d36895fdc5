import { expect, test } from 'vitest'
import { pageAddress } from './address.ts'

test('an address cannot lead to another site', () => {
  expect(pageAddress('//evil.example/x').redirect).toBe('/evil.example/x')
  expect(pageAddress('//evil.example/').redirect).toBe('/evil.example')
  // Browsers take a backslash for a slash.
  expect(pageAddress('//\\evil.example/').redirect).toBe('/evil.example')
  expect(pageAddress('/\\/evil.example').redirect).toBe('/evil.example')
})

test('an address of slashes is read in a moment', () => {
  const start = performance.now()
  pageAddress(`/a${'/'.repeat(60_000)}b`)
  pageAddress(`/${'/'.repeat(60_000)}`)
  expect(performance.now() - start).toBeLessThan(1000)
})

test('a slash at the end is another spelling; its parameters come along', () => {
  expect(pageAddress('/search/?q=a&utm_source=x').redirect).toBe('/search?q=a&utm_source=x')
  expect(pageAddress('/search?q=a').redirect).toBeNull()
  expect(pageAddress('/').redirect).toBeNull()
})

test('unknown parameters and their order make no other page', () => {
  expect(pageAddress('/search?utm_source=x&sort=newest&q=a').href).toBe('/search?q=a&sort=newest')
  expect(pageAddress('/search?q=a&sort=newest&fbclid=9').href).toBe('/search?q=a&sort=newest')
})

test('what is asked of attributes makes another page', () => {
  expect(pageAddress('/search?year=2015&make=Toyota').href).toBe('/search?make=Toyota&year=2015')
  expect(pageAddress('/category/vehiculos?make=Kia').href).toBe('/category/vehiculos?make=Kia')
})

test('empty and endless values are cut', () => {
  expect(pageAddress('/search?q=').href).toBe('/search')
  expect(pageAddress(`/search?q=${'a'.repeat(5000)}`).href).toHaveLength('/search?q='.length + 300)
})

test('of a page without results its own parameters alone make another page', () => {
  expect(pageAddress('/auth?tab=register&q=a&redirect=%2Fsearch').href).toBe(
    '/auth?tab=register&redirect=%2Fsearch',
  )
  expect(pageAddress('/listing/7?q=a&tab=b').href).toBe('/listing/7')
  expect(pageAddress('/reset-password?token=secret').href).toBe('/reset-password')
})
