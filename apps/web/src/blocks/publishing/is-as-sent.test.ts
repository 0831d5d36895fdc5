import type { PublishInput } from '@wepa/domain/listings/input'
import { makeListing } from '@wepa/domain/test/make-listing'
import { expect, it } from 'vitest'
import { isAsSent } from './is-as-sent.ts'

const photo = (letter: string) => `/uploads/${letter.repeat(32)}.webp`
const sent: PublishInput = {
  title: 'Nevera LG',
  description: 'Fría',
  categoryId: 8,
  price: null,
  condition: null,
  location: 'ponce',
  contactEmail: null,
  contactPhone: '+17875550134',
  images: [photo('a'), photo('b')],
  imageRotations: { 1: 90 },
  isActive: true,
}
const answered = makeListing({
  title: 'Nevera LG',
  description: 'Fría',
  price: null,
  images: [photo('a'), photo('c')],
  contactPhone: '(787) 555-0134',
})

it.each([
  { title: 'Nevera' },
  { description: 'Fría y limpia' },
  { categoryId: 1 },
  { price: '$400' },
  { condition: 'nuevo' },
  { location: 'Caguas' },
  { location: null },
  { contactEmail: 'a@correo.example' },
  { contactPhone: null },
  { contactPhone: '+17875550135' },
  { attributes: { brand: 'LG' } },
  { images: [photo('a')], imageRotations: {} },
  { images: [photo('d'), photo('b')] },
  { images: [photo('a'), photo('b')], imageRotations: {} },
] as const)('%j is a change the first ad does not have', (change) => {
  const images = 'images' in change ? [...change.images] : sent.images
  expect(isAsSent(answered, { ...sent, ...change, images })).toBe(false)
})

it('what the server writes in its own way is no change', () => {
  expect(isAsSent(answered, sent)).toBe(true)
  const said = { warranty: null, brand: 'LG' }
  const attributes = { brand: 'LG', warranty: null }
  expect(isAsSent({ ...answered, saidAttributes: said }, { ...sent, attributes })).toBe(true)
})
