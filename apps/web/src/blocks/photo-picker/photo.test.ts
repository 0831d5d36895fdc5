import { describe, expect, it } from 'vitest'
import {
  existingPhotos,
  isBeingPrepared,
  isUnderWay,
  type Photo,
  photoValues,
  startPhotos,
  takeStep,
} from './photo.ts'

const hash = (digit: string) => `/uploads/${digit.repeat(32)}.webp`
const three = () => startPhotos(existingPhotos([hash('a'), hash('b'), hash('c')]))
const keys = (photos: Photo[]) => photos.map(({ key }) => key)

describe('takeStep', () => {
  it.each([[-1], [3], [99]])('leaves the order when asked to move to %i', (to) => {
    expect(keys(takeStep(three(), { step: 'moved', key: hash('a'), to }))).toEqual(keys(three()))
  })

  it('ignores a photo that has been taken out meanwhile', () => {
    const photos = takeStep(three(), { step: 'removed', key: hash('b') })
    expect(takeStep(photos, { step: 'uploaded', key: hash('b'), url: hash('d') })).toEqual(photos)
    expect(takeStep(photos, { step: 'moved', key: hash('b'), to: 0 })).toEqual(photos)
  })

  it.each([
    [hash('a'), 2, [hash('b'), hash('c'), hash('a')]],
    [hash('c'), 0, [hash('c'), hash('a'), hash('b')]],
    [hash('b'), 1, [hash('a'), hash('b'), hash('c')]],
  ])('moves %s to %i', (key, to, order) => {
    expect(keys(takeStep(three(), { step: 'moved', key, to }))).toEqual(order)
  })

  it('turns by a quarter and comes round', () => {
    let photos = three()
    const turns = [1, 2, 3, 4].map(() => {
      photos = takeStep(photos, { step: 'rotated', key: hash('a') })
      return photos[0]?.rotation
    })
    expect(turns).toEqual([90, 180, 270, 0])
  })

  it('walks a new photo from waiting to ready, and back after a failure', () => {
    let photos = takeStep([], { step: 'added', photos: [{ key: 'k', name: 'sala.jpg' }] })
    const stages = [photos[0]?.stage]
    for (const step of [
      { step: 'shrinking', key: 'k' },
      { step: 'shrunk', key: 'k', preview: 'blob:1' },
      { step: 'failed', key: 'k', message: 'Sin conexión', canRetry: true },
      { step: 'retried', key: 'k' },
      { step: 'shrinking', key: 'k' },
      { step: 'shrunk', key: 'k', preview: 'blob:1' },
      { step: 'uploaded', key: 'k', url: hash('e') },
    ] as const) {
      photos = takeStep(photos, step)
      stages.push(photos[0]?.stage)
    }
    expect(stages).toEqual([
      'waiting',
      'shrinking',
      'uploading',
      'failed',
      'waiting',
      'shrinking',
      'uploading',
      'ready',
    ])
    expect(photos[0]?.failure).toBeNull()
    expect(photos.some(isUnderWay)).toBe(false)
  })
})

describe('photoValues', () => {
  it('leaves out what has not arrived, and numbers the turns by what is sent', () => {
    let photos = takeStep(three(), { step: 'rotated', key: hash('c') })
    photos = takeStep(photos, { step: 'added', photos: [{ key: 'k', name: 'x' }] })
    photos = takeStep(photos, { step: 'moved', key: 'k', to: 0 })
    expect(photoValues(photos)).toEqual({
      images: [hash('a'), hash('b'), hash('c')],
      imageRotations: { 2: 90 },
    })
  })
})

describe('a photo from a draft', () => {
  const kept = { key: 'k', name: 'sala.jpg', rotation: 90, blob: new Blob(['x']) } as const
  it('waits to be sent again, or is ready where the server still has it', () => {
    const [unsent] = startPhotos([{ ...kept, url: null }])
    expect(unsent).toMatchObject({ stage: 'waiting', rotation: 90, preview: null })
    const sent = startPhotos([{ ...kept, url: hash('a') }])
    expect(sent.some(isBeingPrepared)).toBe(false)
    expect(takeStep(sent, { step: 'pictured', key: 'k', preview: 'blob:1' })[0]).toMatchObject({
      stage: 'ready',
      preview: 'blob:1',
      url: hash('a'),
    })
  })
})
