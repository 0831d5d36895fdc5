import type { ListingDetail } from '@wepa/domain/listings/listing'
import { describe, expect, it } from 'vitest'
import { existingPhotos, startPhotos } from '../../blocks/photo-picker/photo.ts'
import { findDifferences, hasChangedElsewhere, type OwnVersion, typedListing } from './conflict.ts'

const [one, two] = ['/uploads/1111111111111111.webp', '/uploads/2222222222222222.webp']
const base = makeListing({})

function own(change: Partial<OwnVersion['fields']>, more: Partial<OwnVersion> = {}): OwnVersion {
  const photos = startPhotos(existingPhotos(base.images))
  return { fields: { ...typedListing(base), ...change }, isActive: true, photos, ...more }
}

describe('findDifferences', () => {
  it('an answer that was lost leaves none: what stands is what was sent', () => {
    const theirs = makeListing({ title: 'Sofá gris' })
    expect(findDifferences(base, theirs, own({ title: ' Sofá gris ' }))).toEqual([])
  })

  it('suggests the version of who changed the field', () => {
    const theirs = makeListing({ title: 'Sofá gris', price: '$190' })
    const found = findDifferences(base, theirs, own({ price: '$180', description: 'Nuevo' }))
    expect(found).toMatchObject([
      { field: 'title', theirs: 'Sofá gris', mine: 'Sofá', suggested: 'theirs' },
      { field: 'description', suggested: 'mine' },
      { field: 'price', theirs: '$190', mine: '$180', suggested: 'mine' },
    ])
  })

  it('speaks of choices by their names', () => {
    const theirs = makeListing({ categoryId: 2, condition: 'bueno', isActive: false })
    expect(findDifferences(base, theirs, own({}))).toMatchObject([
      { label: 'Categoría', theirs: 'Vehículos', mine: 'Hogar y Jardín' },
      { label: 'Condición', mine: 'No aplica' },
      { label: 'Visibilidad', theirs: 'Apagado', mine: 'Activo' },
    ])
  })

  it('takes a photo of a withdrawn ad for the same whatever pass it came with', () => {
    const theirs = makeListing({ images: [`${one}?pass=b.c`], title: 'Sofá gris' })
    const photos = startPhotos(existingPhotos([`${one}?pass=a.b`]))
    expect(findDifferences(base, theirs, own({}, { photos }))).toMatchObject([{ field: 'title' }])
  })

  it('compares a hidden ad by what its owner wants it to come back to', () => {
    const [on, off] = [true, false].map((returnsActive) =>
      makeListing({ isHidden: true, isActive: false, returnsActive }),
    )
    if (!on || !off) throw new Error('two ads')
    expect(findDifferences(base, on, own({}))).toEqual([])
    expect(findDifferences(on, off, own({}))).toMatchObject([
      { field: 'isActive', theirs: 'Apagado', mine: 'Activo', suggested: 'theirs' },
    ])
  })

  it('shows the photos of both sides', () => {
    const theirs = makeListing({ images: [one, two], thumbnails: ['/t/1', '/t/2'] })
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
    [{ images: [two] }, true],
    [{ isActive: false }, true],
    [{ images: [`${one}?pass=a.b`] }, false],
    [{ isHidden: true, isActive: false, returnsActive: true }, false],
    [{ isHidden: true, isActive: false, returnsActive: false }, true],
  ] as const)('%j: %s', (change, isChanged) => {
    const images = 'images' in change ? [...change.images] : base.images
    expect(hasChangedElsewhere(base, makeListing({ ...change, images }))).toBe(isChanged)
  })
})

function makeListing(change: Partial<ListingDetail>): ListingDetail {
  return {
    id: 1,
    userId: 1,
    categoryId: 8,
    title: 'Sofá',
    description: 'De tela',
    price: '$200',
    priceNumeric: '200.00',
    priceMax: null,
    location: 'Ponce, Sur',
    images: [one],
    thumbnails: [one],
    contactEmail: null,
    contactPhone: null,
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
    user: {
      id: 1,
      fullName: 'Carmen Rivera',
      username: 'carmen',
      isVerified: false,
      hasProBadge: false,
      allowPhoneContact: false,
      profileImageUrl: null,
    },
    ...change,
  }
}
