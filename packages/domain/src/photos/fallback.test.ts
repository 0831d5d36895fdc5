import { expect, test } from 'vitest'
import { cardImage, categoryImage, imageSource, ownCardImage, shownPictures } from './fallback.ts'

const category = { slug: 'moda' }

test.each([
  [
    'first the thumbnail',
    ['/thumbnails/a.webp', '/thumbnails/b.webp'],
    ['/uploads/a.webp'],
    category,
    '/thumbnails/a.webp',
  ],
  ['else the image', [], ['/uploads/a.webp', '/uploads/b.webp'], category, '/uploads/a.webp'],
  ['a blank thumbnail does not count', [' '], ['/uploads/a.webp'], category, '/uploads/a.webp'],
  [
    'a link is shown nowhere',
    ['https://x.pr/a.jpg', '/thumbnails/b.webp'],
    ['HTTP://x.pr/a.jpg'],
    category,
    '/thumbnails/b.webp',
  ],
  [
    'nor is it as the only one',
    [],
    ['https://x.pr/a.jpg'],
    category,
    '/images/categories/moda.svg',
  ],
  ['else the category', [], [], category, '/images/categories/moda.svg'],
  ['else services', [], [''], null, '/images/categories/servicios.svg'],
])('%s', (_, thumbnails, images, of, shown) => {
  expect(cardImage({ thumbnails, images, category: of })).toBe(shown)
})

test('the picture of a category is not the own picture of an ad', () => {
  expect(ownCardImage({ thumbnails: [], images: ['', 'https://x.pr/a.jpg'] })).toBeUndefined()
  expect(ownCardImage({ thumbnails: [], images: ['/uploads/a.webp'] })).toBe('/uploads/a.webp')
})

test('pictures are shown once each, and links not at all', () => {
  const images = [
    '/uploads/a.webp',
    'https://x.pr/a.jpg',
    ' ',
    '/uploads/a.webp',
    '/uploads/b.webp',
  ]
  expect(shownPictures(images)).toEqual(['/uploads/a.webp', '/uploads/b.webp'])
})

test('an unknown category falls back to services', () => {
  expect(categoryImage(undefined)).toBe('/images/categories/servicios.svg')
  expect(categoryImage('')).toBe('/images/categories/servicios.svg')
})

test('raw base64 becomes a data URL, addresses stay', () => {
  const png = `iVBORw0KGgo${'A'.repeat(120)}`
  const jpeg = `/9j/4AAQ${'A'.repeat(120)}`
  expect(imageSource(png)).toBe(`data:image/jpeg;base64,${png}`)
  expect(imageSource(jpeg)).toBe(`data:image/jpeg;base64,${jpeg}`)
  for (const same of [
    '/images/x.svg',
    '/uploads/aa.webp',
    'data:image/png;base64,AA',
    'https://x.pr/a.png',
  ]) {
    expect(imageSource(same)).toBe(same)
  }
})
