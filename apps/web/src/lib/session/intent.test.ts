// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { dropIntent, keepIntent, readIntent } from './intent.ts'

const heart = { kind: 'favorite', listingId: 7, title: 'Nevera' } as const

beforeEach(() => sessionStorage.clear())

it('is there for the signing in that leads back to where it was wanted, and for no other', () => {
  keepIntent('/listing/7', heart)
  expect(readIntent('/listing/7')).toMatchObject(heart)
  for (const elsewhere of ['/listing/8', '/', undefined]) {
    expect(readIntent(elsewhere)).toBeUndefined()
  }
  dropIntent()
  expect(readIntent('/listing/7')).toBeUndefined()
})

it('gives way to what is wanted later', () => {
  keepIntent('/search', heart)
  keepIntent('/search', { kind: 'save-search' })
  expect(readIntent('/search')).toMatchObject({ kind: 'save-search' })
})

it.each(['', 'null', '[]', '{"redirect":"/","kind":"pay"}', '{"redirect":"/"'])(
  'takes nothing from %o',
  (text) => {
    sessionStorage.setItem('wepa.intent', text)
    expect(readIntent('/')).toBeUndefined()
  },
)
