import { expect, test } from 'vitest'
import { barePhotoUrl } from './bare-url.ts'
import { avifUrl, isUploadUrl, phoneUrl, thumbnailUrl } from './photo.ts'
import { nextRotation, photoSource } from './sent-photo.ts'

const hash = '0123456789abcdef0123456789abcdef'
const base64 = 'iVBORw0KGgo'.padEnd(101, 'A')

test.each([
  ['', 'nothing'],
  ['foto.png', 'a bare name'],
  ['/etc/passwd', 'another path'],
  ['/uploads/../secret', 'a path that climbs'],
  ['/uploads/a b.webp', 'a path with a space'],
  [`/uploads/${hash}.webp?pass=a&b`, 'more than a pass'],
  [`/uploads/${hash}.webp?size=9`, 'another parameter'],
  ['data:text/html;base64,AAAA', 'data of another kind'],
  ['data:image/svg+xml,<svg/>', 'data that is not base64'],
  ['javascript:alert(1)', 'a script'],
  ['ftp://x.pr/a.png', 'another scheme'],
  ['https://', 'no host'],
  ['https://user@x.pr/a.png', 'an address with a user'],
  ['https://x.pr/"><script>', 'an address that breaks out'],
  [base64.slice(0, 100), 'base64 of 100 characters'],
  ['¡'.repeat(200), 'long, but no base64'],
])('%j is no picture: %s', (text) => {
  expect(photoSource(text)).toBeUndefined()
})

test.each([
  [`/uploads/${hash}.webp`, 'stored'],
  ['/images/categories/moda.svg', 'stored'],
  [`/thumbnails/${hash}.webp`, 'stored'],
  [`/uploads/${hash}.webp?pass=mdy3k.Ab-_9`, 'stored'],
  ['data:image/png;base64,AAAA', 'data'],
  ['data:image/jpeg;base64,/9j/4AAQ', 'data'],
  [base64, 'base64'],
  [`/9j/4AAQ${'A'.repeat(120)}`, 'base64'],
  ['https://fotos.ejemplo.pr/a.jpg?x=1', 'link'],
  ['http://fotos.ejemplo.pr', 'link'],
])('%s is %s', (text, kind) => {
  expect(photoSource(text)).toBe(kind)
})

test('a stored picture has two smaller sizes and AVIF twins by name', () => {
  const url = `/uploads/${hash}.webp`
  expect(isUploadUrl(url)).toBe(true)
  expect(thumbnailUrl(url)).toBe(`/thumbnails/${hash}.webp`)
  expect(avifUrl(url)).toBe(`/uploads/${hash}.avif`)
  expect(avifUrl(thumbnailUrl(url))).toBe(`/thumbnails/${hash}.avif`)
  expect(phoneUrl(url)).toBe(`/uploads/${hash}-960.webp`)
  expect(avifUrl(phoneUrl(url))).toBe(`/uploads/${hash}-960.avif`)
  expect(isUploadUrl(phoneUrl(url))).toBe(false)
})

test('a pass goes along to all sizes, and is no part of what the picture is', () => {
  const url = `/uploads/${hash}.webp?pass=mdy3k.Ab-_9`
  expect(isUploadUrl(url)).toBe(true)
  expect(thumbnailUrl(url)).toBe(`/thumbnails/${hash}.webp?pass=mdy3k.Ab-_9`)
  expect(avifUrl(phoneUrl(url))).toBe(`/uploads/${hash}-960.avif?pass=mdy3k.Ab-_9`)
  expect(barePhotoUrl(url)).toBe(`/uploads/${hash}.webp`)
  expect(barePhotoUrl(thumbnailUrl(url))).toBe(`/thumbnails/${hash}.webp`)
  const elsewhere = 'https://x.pr/uploads/a.webp?pass=1'
  expect(barePhotoUrl(elsewhere)).toBe(elsewhere)
})

test('a picture that lives elsewhere has none of these', () => {
  for (const url of ['https://x.pr/a.webp', '/images/a.webp', `/uploads/${hash}.png`]) {
    expect(isUploadUrl(url)).toBe(false)
    expect(thumbnailUrl(url)).toBe(url)
    expect(phoneUrl(url)).toBe(url)
    expect(avifUrl(url)).toBeNull()
  }
})

test('the rotation goes round', () => {
  expect([nextRotation(0), nextRotation(90), nextRotation(180), nextRotation(270)]).toEqual([
    90, 180, 270, 0,
  ])
})
