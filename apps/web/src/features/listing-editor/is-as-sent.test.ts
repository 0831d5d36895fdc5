import type { PublishInput } from '@wepa/domain/listings/input'
import type { Listing } from '@wepa/domain/listings/listing'
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
const answered: Listing = {
  id: 1,
  userId: 1,
  categoryId: 8,
  title: 'Nevera LG',
  description: 'Fría',
  price: null,
  priceNumeric: null,
  priceMax: null,
  location: 'Ponce, Sur',
  images: [photo('a'), photo('c')],
  thumbnails: [],
  contactEmail: null,
  contactPhone: '(787) 555-0134',
  isActive: true,
  isHidden: false,
  status: 'active',
  condition: null,
  latitude: null,
  longitude: null,
  tags: [],
  views: 0,
  viewsToday: 0,
  clicks: 0,
  messages: 0,
  isFeatured: false,
  featuredExpiresAt: null,
  featuredPlan: null,
  featuredPaymentId: null,
  isPromoted: false,
  promotedUntil: null,
  boostLevel: 0,
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-01T12:00:00.000Z',
  expiresAt: '2026-12-31T12:00:00.000Z',
  category: { name: 'Hogar y Jardín', icon: 'sofa', slug: 'hogar-jardin' },
}

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
  { images: [photo('a')], imageRotations: {} },
  { images: [photo('d'), photo('b')] },
  { images: [photo('a'), photo('b')], imageRotations: {} },
] as const)('%j is a change the first ad does not have', (change) => {
  const images = 'images' in change ? [...change.images] : sent.images
  expect(isAsSent(answered, { ...sent, ...change, images })).toBe(false)
})

it('what the server writes in its own way is no change', () => {
  expect(isAsSent(answered, sent)).toBe(true)
})
