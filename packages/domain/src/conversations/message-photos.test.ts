import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  captionOf,
  MAX_MESSAGE_PHOTOS,
  MessagePhotosInput,
  photosText,
  photosTitle,
} from './message-photos.ts'

const photo = '/uploads/0123456789abcdef.webp'
const problemOf = (input: unknown) =>
  z.safeParse(MessagePhotosInput, input).error?.issues.map(({ message }) => message)

test.each([
  ['no photo', { photos: [] }, 'Elige al menos una foto'],
  ['photos that are none', { photos: [7] }, 'Foto inválida'],
  [
    'too many',
    { photos: Array.from({ length: MAX_MESSAGE_PHOTOS + 1 }, () => photo) },
    'Puedes enviar hasta 6 fotos a la vez',
  ],
])('%s is refused with what to do', (_, input, problem) => {
  expect(problemOf(input)).toEqual([problem])
})

test('what is said with them is trimmed, and may be nothing', () => {
  const read = (content?: string | null) =>
    z.parse(MessagePhotosInput, { photos: [photo], content }).content ?? null
  expect([read('  Mira el rayón  '), read('  '), read(null), read()]).toEqual([
    'Mira el rayón',
    null,
    null,
    null,
  ])
})

test('where only text is shown their number stands, which nobody said', () => {
  const texts = [1, 2, 6].map(photosText)
  expect(texts).toEqual(['📷 Foto', '📷 2 fotos', '📷 6 fotos'])
  expect(texts.map(captionOf)).toEqual([null, null, null])
  expect(captionOf('Foto del rayón')).toBe('Foto del rayón')
})

test('an alert says how many', () => {
  expect(photosTitle(1, 'Ana')).toBe('Ana te envió una foto')
  expect(photosTitle(3, 'Ana')).toBe('Ana te envió 3 fotos')
})
