import { describe, expect, test } from 'vitest'
import { type Candidate, isAlike, rankAlike, sharedFacets } from './likeness.ts'
import type { AdAttributes } from './values.ts'

const now = new Date('2026-11-25T12:00:00Z')
const ponce = { latitude: 18.01, longitude: -66.61 }
const corolla: AdAttributes = { vehicleKind: 'carro', make: 'Toyota', model: 'Corolla', year: 2015 }
const ad = { price: 8995, attributes: corolla, ...ponce }

function candidate(id: number, changes: Partial<Candidate> = {}): Candidate {
  return {
    id,
    createdAt: now,
    isPaid: false,
    price: 9000,
    attributes: corolla,
    ...ponce,
    ...changes,
  }
}

const ranked = (...candidates: Candidate[]) => rankAlike(ad, candidates, now)

describe('is not alike', () => {
  test.each<[string, AdAttributes, AdAttributes]>([
    ['another kind of thing', corolla, { vehicleKind: 'bote' }],
    ['a piece of it', corolla, { ...corolla, vehicleKind: 'pieza' }],
    ['what somebody looks for', corolla, { ...corolla, intent: 'busco' }],
    [
      'a home for rent and one for sale',
      { homeKind: 'casa' },
      { homeKind: 'casa', intent: 'alquilo' },
    ],
    ['another trade', { trade: 'Plomero' }, { trade: 'Electricista' }],
  ])('%s', (_, one, two) => {
    expect(isAlike({ attributes: one }, { attributes: two })).toBe(false)
    expect(isAlike({ attributes: two }, { attributes: one })).toBe(false)
  })

  test('a paid boat leads nowhere among cars', () => {
    const boat = candidate(2, { isPaid: true, attributes: { vehicleKind: 'bote', make: 'Toyota' } })
    expect(ranked(candidate(1), boat)).toEqual([1])
  })
})

test('what says nothing of itself may be alike, behind what is', () => {
  expect(ranked(candidate(1, { attributes: {} }), candidate(2))).toEqual([2, 1])
})

test.each<[string, Partial<Candidate>, Partial<Candidate>]>([
  ['the same model', {}, { attributes: { ...corolla, model: 'Camry' } }],
  [
    'the same make',
    { attributes: { ...corolla, model: 'Camry' } },
    { attributes: { ...corolla, make: 'Kia', model: 'Rio' } },
  ],
  [
    'a make in other letters',
    { attributes: { ...corolla, make: 'TOYOTA' } },
    { attributes: { ...corolla, make: 'Kia' } },
  ],
  [
    'a year near it',
    { attributes: { ...corolla, year: 2016 } },
    { attributes: { ...corolla, year: 2004 } },
  ],
  ['a price near it', { price: 8000 }, { price: 30_000 }],
  ['a price at all', {}, { price: null }],
  ['a town near it', {}, { latitude: 18.45, longitude: -66.1 }],
  ['a younger ad', {}, { createdAt: new Date('2026-10-01T12:00:00Z') }],
])('%s comes first', (_, nearer, farther) => {
  expect(ranked(candidate(2, farther), candidate(1, nearer))).toEqual([1, 2])
  expect(ranked(candidate(1, nearer), candidate(2, farther))).toEqual([1, 2])
})

test('homes go by their rooms', () => {
  const home = (rooms: number): AdAttributes => ({ homeKind: 'apartamento', rooms })
  const found = [4, 3, 2].map((rooms) => candidate(rooms, { attributes: home(rooms) }))
  expect(rankAlike({ ...ad, attributes: home(3) }, found, now)[0]).toBe(3)
})

test('a paid place leads among what is about as alike, and not where it is far from it', () => {
  const camry = { ...corolla, model: 'Camry' }
  const paid = candidate(2, { isPaid: true, attributes: camry })
  expect(ranked(candidate(1), paid)).toEqual([2, 1])
  const dear = candidate(3, { isPaid: true, price: 70_000, attributes: { ...camry, make: 'BMW' } })
  expect(ranked(candidate(1), dear)).toEqual([1, 3])
})

test.each<[AdAttributes, object[]]>([
  [{}, []],
  [{ payment: ['efectivo'] }, []],
  [
    corolla,
    [
      { vehicleKind: 'carro', make: 'Toyota', model: 'Corolla' },
      { vehicleKind: 'carro', make: 'Toyota' },
      { vehicleKind: 'carro' },
    ],
  ],
  [{ homeKind: 'casa', rooms: 3 }, [{ homeKind: 'casa', rooms: '3' }, { homeKind: 'casa' }]],
  [{ trade: 'Plomero' }, [{ trade: 'Plomero' }]],
  [{ make: 'Ford' }, [{ make: 'Ford' }]],
])('ads like %j share %j', (attributes, facets) => {
  expect(sharedFacets({ attributes })).toEqual(facets)
})
