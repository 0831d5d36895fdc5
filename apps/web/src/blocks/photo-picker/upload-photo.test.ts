import { expect, it } from 'vitest'
import { readAnswer } from './upload-photo.ts'

it.each([
  [400, '{"message":"La foto no se puede leer"}', 'La foto no se puede leer', false],
  [
    401,
    '{"message":"Invalid token"}',
    'Tu sesión terminó. Entra de nuevo y vuelve a intentarlo.',
    true,
  ],
  [413, '{"message":"Muy grande"}', 'Muy grande', false],
  [429, '{"message":"Espera un momento"}', 'Espera un momento', true],
  [503, '<html>', 'No se pudo subir la foto. Inténtalo de nuevo.', true],
  [201, '{}', 'No se pudo subir la foto. Inténtalo de nuevo.', true],
])('%i with %s is a failure', (status, text, message, canRetry) => {
  expect(readAnswer(status, text, '7')).toEqual({
    outcome: 'failed',
    message,
    isRefusal: text.includes('message'),
    canRetry,
    status,
    retryAfter: 7,
  })
})

it('reads an uploaded photo', () => {
  const photo = { url: '/uploads/a.webp', thumbnailUrl: '/thumbnails/a.webp', width: 4, height: 3 }
  expect(readAnswer(201, JSON.stringify(photo))).toEqual({ outcome: 'done', url: photo.url })
})
