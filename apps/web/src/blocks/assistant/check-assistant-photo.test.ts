import { expect, test } from 'vitest'
import { assistantPhotoRefusal } from './check-assistant-photo.ts'

test.each([
  ['text/plain', 9000, 'Tipo de archivo no válido'],
  ['image/jpeg', 15 * 1024 * 1024 + 1, 'Archivo muy grande'],
  ['image/jpeg', 5119, 'Imagen muy pequeña'],
])('%s of %d bytes is refused', (type, size, title) => {
  expect(assistantPhotoRefusal({ type, size })).toMatchObject({ title })
})

test('from 5 KB to 15 MB it is taken, also without a type', () => {
  for (const size of [5120, 15 * 1024 * 1024]) {
    expect(assistantPhotoRefusal({ type: 'image/png', size })).toBeNull()
  }
  expect(assistantPhotoRefusal({ type: '', size: 90_000 })).toBeNull()
})
