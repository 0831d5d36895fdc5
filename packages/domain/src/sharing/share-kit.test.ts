import { expect, test } from 'vitest'
import { makeListing } from '../../test/make-listing.ts'
import { shareContent, shareTexts } from './share-kit.ts'

const url = 'https://wepa.example/listing/7'

test('the pictures show price, title, place and address', () => {
  expect(shareContent(makeListing(), url)).toMatchObject({
    headline: '$350',
    title: 'Nevera Whirlpool',
    place: 'Ponce',
    address: 'wepa.example/listing/7',
  })
})

test('the texts say the same, the long one with hashtags', () => {
  const listing = makeListing({ description: 'Casi nueva.\n\nSe entrega.' })
  expect(shareTexts(listing, url)).toEqual({
    short: `Nevera Whirlpool · $350 · Ponce\n${url}`,
    long: [
      'Nevera Whirlpool\n$350 · Ponce',
      'Casi nueva.\n\nSe entrega.',
      `Míralo en Wepa: ${url}`,
      '#PuertoRico #Ponce #HogarYJardin #Clasificados',
    ].join('\n\n'),
  })
})

test.each([
  [null, 'Precio a consultar · Puerto Rico', '#PuertoRico #HogarYJardin #Clasificados'],
  ['San Germán, Oeste', 'Precio a consultar · San Germán', '#PuertoRico #SanGerman #HogarYJardin'],
  ['cerca del Walmart', 'Precio a consultar · cerca del Walmart', '#PuertoRico #HogarYJardin'],
])('the place %j and no price', (location, words, tags) => {
  const listing = makeListing({ location, price: null, priceNumeric: null })
  const { short, long } = shareTexts(listing, url)
  expect(short).toContain(words)
  expect(long).toContain(tags)
})

test('long titles and descriptions are cut between words, and the short text fits 300 characters', () => {
  const listing = makeListing({
    title: 'Palabra '.repeat(30),
    description: `${'🌴'.repeat(399)} y mucho más`,
  })
  const { short, long } = shareTexts(listing, url)
  expect(short.length).toBeLessThan(300)
  expect(short).toMatch(/Palabra… ·/)
  expect([...long].length).toBeLessThan(800)
  expect(long).not.toMatch(/\ud83c(?![\udc00-\udfff])/)
})
