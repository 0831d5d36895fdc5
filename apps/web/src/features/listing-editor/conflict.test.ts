import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { makeListing } from '@wepa/domain/test/make-listing'
import { describe, expect, it } from 'vitest'
import { typedAd } from '../../blocks/listing-fields/typed-ad.ts'
import { existingPhotos, startPhotos } from '../../blocks/photo-picker/photo.ts'
import { findDifferences, hasChangedElsewhere, type OwnVersion } from './conflict.ts'

const [one, two] = ['/uploads/1111111111111111.webp', '/uploads/2222222222222222.webp']
const base = makeSofa({})

function own(change: Partial<OwnVersion['fields']>, more: Partial<OwnVersion> = {}): OwnVersion {
  const photos = startPhotos(existingPhotos(base.images))
  return { fields: { ...typedAd(base), ...change }, isActive: true, photos, ...more }
}

describe('findDifferences', () => {
  it('an answer that was lost leaves none: what stands is what was sent', () => {
    const theirs = makeSofa({ title: 'Sofá gris' })
    expect(findDifferences(base, theirs, own({ title: ' Sofá gris ' }))).toEqual([])
  })

  it('suggests the version of who changed the field', () => {
    const theirs = makeSofa({ title: 'Sofá gris', price: '$190' })
    const found = findDifferences(base, theirs, own({ price: '$180', description: 'Nuevo' }))
    expect(found).toMatchObject([
      { field: 'title', theirs: 'Sofá gris', mine: 'Sofá', suggested: 'theirs' },
      { field: 'description', suggested: 'mine' },
      { field: 'price', theirs: '$190', mine: '$180', suggested: 'mine' },
    ])
  })

  it('speaks of choices by their names', () => {
    const theirs = makeSofa({ categoryId: 2, condition: 'bueno', isActive: false })
    expect(findDifferences(base, theirs, own({}))).toMatchObject([
      { label: 'Categoría', theirs: 'Vehículos', mine: 'Hogar y Jardín' },
      { label: 'Condición', mine: 'No aplica' },
      { label: 'Visibilidad', theirs: 'Apagado', mine: 'Activo' },
    ])
  })

  it('takes a photo of a withdrawn ad for the same whatever pass it came with', () => {
    const theirs = makeSofa({ images: [`${one}?pass=b.c`], title: 'Sofá gris' })
    const photos = startPhotos(existingPhotos([`${one}?pass=a.b`]))
    expect(findDifferences(base, theirs, own({}, { photos }))).toMatchObject([{ field: 'title' }])
  })

  it('compares a hidden ad by what its owner wants it to come back to', () => {
    const [on, off] = [true, false].map((returnsActive) =>
      makeSofa({ isHidden: true, isActive: false, returnsActive }),
    )
    if (!on || !off) throw new Error('two ads')
    expect(findDifferences(base, on, own({}))).toEqual([])
    expect(findDifferences(on, off, own({}))).toMatchObject([
      { field: 'isActive', theirs: 'Apagado', mine: 'Activo', suggested: 'theirs' },
    ])
  })

  it('compares own answers by what they say, and leaves those of other categories alone', () => {
    const before = makeSofa({ saidAttributes: { brand: 'Ashley', warranty: null, rooms: 3 } })
    const theirs = makeSofa({ saidAttributes: { rooms: 3, brand: 'Ikea', btu: 12_000 } })
    const attributes = { ...typedAd(before).attributes, btu: '12 mil', delivery: 'envio' }
    expect(findDifferences(before, theirs, own({ attributes }))).toEqual([
      {
        ...{ field: 'attributes.brand', label: 'Marca', suggested: 'theirs' },
        ...{ theirs: 'Ikea', mine: 'Ashley' },
      },
      {
        ...{ field: 'attributes.warranty', label: 'Con garantía', suggested: 'theirs' },
        ...{ theirs: 'Lo que diga el texto', mine: 'Sin decir' },
      },
      {
        ...{ field: 'attributes.delivery', label: 'Entrega', suggested: 'mine' },
        ...{ theirs: 'Lo que diga el texto', mine: 'Envío por correo' },
      },
    ])
  })

  it('shows the photos of both sides', () => {
    const theirs = makeSofa({ images: [one, two], thumbnails: ['/t/1', '/t/2'] })
    expect(findDifferences(base, theirs, own({}))).toMatchObject([
      { field: 'photos', theirs: ['/t/1', '/t/2'], suggested: 'theirs' },
    ])
    const [mine] = findDifferences(base, theirs, own({}, { photos: [] }))
    expect(mine).toMatchObject({ mine: [], suggested: 'mine' })
  })
})

describe('hasChangedElsewhere', () => {
  it.each([
    [{ updatedAt: '2026-11-03T12:00:00.000Z', status: 'pending' }, false],
    [{ title: 'Otro' }, true],
    [{ saidAttributes: { brand: 'Ikea' } }, true],
    [{ saidAttributes: {} }, false],
    [{ images: [two] }, true],
    [{ isActive: false }, true],
    [{ images: [`${one}?pass=a.b`] }, false],
    [{ isHidden: true, isActive: false, returnsActive: true }, false],
    [{ isHidden: true, isActive: false, returnsActive: false }, true],
  ] as const)('%j: %s', (change, isChanged) => {
    const images = 'images' in change ? [...change.images] : base.images
    expect(hasChangedElsewhere(base, makeSofa({ ...change, images }))).toBe(isChanged)
  })
})

function makeSofa(change: Partial<ListingDetail>): ListingDetail {
  return makeListing({
    title: 'Sofá',
    description: 'De tela',
    price: '$200',
    images: [one],
    thumbnails: [one],
    ...change,
  })
}
