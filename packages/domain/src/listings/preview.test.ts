import { expect, test } from 'vitest'
import { categoryPreviewPath, listingPreview, listingPreviewPath } from './preview.ts'

const photo = `/uploads/${'a'.repeat(32)}.webp`
const listing: Parameters<typeof listingPreview>[0] = {
  id: 7,
  title: 'Nevera Whirlpool',
  price: '1350',
  priceNumeric: '1350.00',
  priceMax: null,
  location: 'Ponce, Sur',
  status: 'active',
  images: [photo],
  category: { name: 'Hogar y Jardín', icon: 'sofa', slug: 'hogar-jardin' },
}

test('a photo that lives elsewhere is not shown', () => {
  expect(listingPreview({ ...listing, images: ['https://otro.example/x.jpg'] }).photo).toBeNull()
  expect(listingPreview({ ...listing, images: ['data:image/png;base64,AAAA'] }).photo).toBeNull()
})

test('price, title and town are shown, and whether it can still be had', () => {
  expect(listingPreview(listing)).toEqual({
    headline: '$1,350',
    title: 'Nevera Whirlpool',
    place: 'Ponce',
    band: null,
    photo,
    categorySlug: 'hogar-jardin',
  })
  expect(listingPreview({ ...listing, status: 'sold' }).band).toBe('Vendido')
  expect(listingPreview({ ...listing, price: null, priceNumeric: null })).toMatchObject({
    headline: 'Precio a consultar',
  })
})

test.each<[string, Partial<typeof listing>]>([
  ['title', { title: 'Nevera Whirlpool nueva' }],
  ['price', { price: '1300', priceNumeric: '1300.00' }],
  ['place', { location: 'Coamo, Sur' }],
  ['state', { status: 'sold' }],
  ['photo', { images: [photo.replace('a', 'b')] }],
])('another %s makes another address', (_what, change) => {
  expect(listingPreviewPath(listing)).toMatch(/^\/preview\/listing\/7-[0-9a-z]{8,11}\.jpg$/)
  expect(listingPreviewPath({ ...listing, ...change })).not.toBe(listingPreviewPath(listing))
})

test('what the picture does not show leaves its address alone', () => {
  expect(listingPreviewPath({ ...listing, images: [photo, `${photo}2`] })).toBe(
    listingPreviewPath(listing),
  )
})

test('a category has an address of its own', () => {
  const category = { name: 'Moda', slug: 'moda', description: 'Ropa y zapatos' }
  expect(categoryPreviewPath(category)).toMatch(/^\/preview\/category\/moda-[0-9a-z]{8,11}\.jpg$/)
})
