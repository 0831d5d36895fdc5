import { isPaymentPath } from '@wepa/domain/payments/card-payment'
import { expect, test } from 'vitest'
import { pagePolicy } from './security.ts'

const sources = { scriptHashes: ["'sha256-abc='"], styleNonce: 'n' }
const settings = { baseUrl: 'https://wepa.example', picturesOrigin: null }

test('no page speaks to another host, but those that ask for a real card', () => {
  expect(pagePolicy(sources, settings)).not.toContain('stripe')
  const policy = pagePolicy(sources, settings, true)
  expect(policy).toContain(
    "script-src 'self' 'sha256-abc=' https://js.stripe.com https://*.js.stripe.com;",
  )
  expect(policy).toContain(
    'frame-src blob: https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;',
  )
  expect(policy).toMatch(/connect-src 'self' wss:\/\/wepa\.example https:\/\/api\.stripe\.com;/)
})

test('a page frames nothing but what its own program has fetched', () => {
  expect(pagePolicy(sources, settings)).toContain('; frame-src blob:; ')
})

test('cards are asked for on three pages', () => {
  for (const path of ['/subscription', '/featured-listings', '/featured-upgrade/12']) {
    expect(isPaymentPath(path), path).toBe(true)
  }
  for (const path of ['/', '/subscriptions', '/featured-upgrade', '/listing/12']) {
    expect(isPaymentPath(path), path).toBe(false)
  }
})

const imagesOf = (policy: string) =>
  policy.split('; ').filter((directive) => directive.startsWith('img-src'))

test('a page lets the browser load pictures from nowhere but here', () => {
  for (const isStripePage of [false, true]) {
    const images = imagesOf(pagePolicy(sources, settings, isStripePage))
    expect(images).toEqual(["img-src 'self' data: blob:"])
  }
})

test('and from the store, where that has an origin of its own, which gets nothing else', () => {
  const picturesOrigin = 'https://fotos.example'
  const policy = pagePolicy(sources, { ...settings, picturesOrigin })
  expect(imagesOf(policy)).toEqual([`img-src 'self' data: blob: ${picturesOrigin}`])
  expect(policy.replace(` ${picturesOrigin}`, '')).toBe(pagePolicy(sources, settings))
})
