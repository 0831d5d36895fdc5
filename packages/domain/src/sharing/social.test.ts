import { expect, test } from 'vitest'
import { networksInWords, postWords } from './social.ts'

test.each([
  [[], ''],
  [['bluesky'], 'Bluesky'],
  [['facebook', 'instagram'], 'Facebook e Instagram'],
  [['facebook', 'instagram', 'bluesky'], 'Facebook, Instagram y Bluesky'],
] as const)('%j in words', (networks, words) => {
  expect(networksInWords(networks)).toBe(words)
})

test.each([
  ['waiting', 'En cola'],
  ['posted', 'Publicada'],
  ['removed', 'Retirada'],
] as const)('a post that is %s: %s', (state, value) => {
  expect(postWords({ network: 'facebook', state, url: null })).toEqual({ label: 'Facebook', value })
})
