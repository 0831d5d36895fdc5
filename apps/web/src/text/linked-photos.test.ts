import type { LinkedPhoto } from '@wepa/domain/photos/linked-photo'
import { expect, test } from 'vitest'
import { linkedPhotosTexts, linkedPhotoText } from './linked-photos.ts'

const photo = (state: LinkedPhoto['state']): LinkedPhoto => ({
  url: 'https://x.pr/a.jpg',
  state,
  problem: state === 'failed' ? 'pasa de 15MB.' : null,
  copyUrl: state === 'copied' ? '/uploads/aa.webp' : null,
})
const [waiting, copied, failed] = [photo('waiting'), photo('copied'), photo('failed')]

test('nothing is said of pictures that are here', () => {
  expect(linkedPhotosTexts([])).toEqual([])
  expect(linkedPhotosTexts([copied])).toEqual([])
  expect(linkedPhotoText(copied)).toBeNull()
})

test('one that waits and one that failed are said with what to do', () => {
  expect(linkedPhotosTexts([waiting, copied, failed])).toEqual([
    'Estamos copiando 1 foto. Por ahora nadie más la ve.',
    'No pudimos copiar 1 foto: pasa de 15MB. Súbela desde tu teléfono.',
  ])
  expect(linkedPhotoText(waiting)).toBe('Estamos copiando esta foto. Por ahora nadie más la ve.')
  expect(linkedPhotoText(failed)).toBe(
    'No pudimos copiar esta foto: pasa de 15MB. Súbela desde tu teléfono.',
  )
})

test('several are counted', () => {
  expect(linkedPhotosTexts([waiting, waiting, failed, failed, failed])).toEqual([
    'Estamos copiando 2 fotos. Por ahora nadie más las ve.',
    'No pudimos copiar 3 fotos. Súbelas desde tu teléfono.',
  ])
})
