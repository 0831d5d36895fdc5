import { expect, it } from 'vitest'
import { readAnswer } from './upload-photo.ts'

it.each([
  [
    400,
    '{"code":"photo_invalid","message":"La foto no se puede leer"}',
    'La foto no se puede leer',
    false,
  ],
  [
    401,
    '{"code":"invalid_token","message":"Invalid token"}',
    'Tu sesión terminó. Entra de nuevo y vuelve a intentarlo.',
    true,
  ],
  [413, '{"code":"too_large","message":"Muy grande"}', 'Muy grande', false],
  [429, '{"code":"rate_limited","message":"Espera un momento"}', 'Espera un momento', true],
  [503, '<html>', 'No se pudo subir la foto. Inténtalo de nuevo.', true],
  // A gateway's own words are not ours.
  [
    504,
    '{"message":"Endpoint request timed out"}',
    'No se pudo subir la foto. Inténtalo de nuevo.',
    true,
  ],
  [201, '{}', 'No se pudo subir la foto. Inténtalo de nuevo.', true],
])('%i with %s is a failure', (status, text, message, canRetry) => {
  expect(readAnswer(status, text, '7')).toEqual({
    outcome: 'failed',
    message,
    isRefusal: text.includes('code'),
    canRetry,
    status,
    retryAfter: 7,
  })
})

it('reads an uploaded photo', () => {
  const photo = { url: '/uploads/a.webp', thumbnailUrl: '/thumbnails/a.webp', width: 4, height: 3 }
  expect(readAnswer(201, JSON.stringify(photo))).toEqual({ outcome: 'done', url: photo.url })
})
