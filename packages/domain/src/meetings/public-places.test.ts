import { expect, test } from 'vitest'
import { MUNICIPALITIES } from '../places/municipalities.ts'
import { findPublicPlace, publicPlacesIn } from './public-places.ts'

const places = MUNICIPALITIES.flatMap((municipality) => publicPlacesIn(municipality))

test.each(['', 'constructor', 'Ponce', 'ponce'])('%j is no place', (id) => {
  expect(findPublicPlace(id)).toBeUndefined()
})

test('a municipality that nobody knows has no places', () => {
  expect(publicPlacesIn({ slug: 'miami' })).toEqual([])
})

test.each(MUNICIPALITIES)('$name has a place that is open to everybody', (municipality) => {
  const here = publicPlacesIn(municipality)
  expect(here.length).toBeGreaterThan(0)
  expect(here.map((place) => place.municipality)).toEqual(here.map(() => municipality))
})

test.each([
  'San Juan',
  'Bayamón',
  'Carolina',
  'Ponce',
  'Caguas',
  'Mayagüez',
  'Arecibo',
  'Guaynabo',
])('the large municipality of %s offers a choice', (name) => {
  const here = places.filter(({ municipality }) => municipality.name === name)
  expect(here.length).toBeGreaterThanOrEqual(2)
  expect(here.length).toBeLessThanOrEqual(5)
})

test('police stations come first, then plazas, then malls', () => {
  const kinds = publicPlacesIn({ slug: 'ponce' }).map(({ kind }) => kind)
  expect(kinds).toEqual(['police', 'plaza', 'mall', 'mall'])
})

test('every place is found by its id, and no other has it', () => {
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
  for (const place of places) expect(findPublicPlace(place.id)).toBe(place)
})

test.each(places)('$id is fit to be shown, kept and checked', ({ id, name, where, source }) => {
  expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  for (const text of where === undefined ? [name] : [name, where]) {
    expect(text).toBe(text.trim().replace(/\s+/g, ' '))
    expect(text).not.toBe('')
  }
  expect(source).toMatch(/^https:\/\/[a-z0-9.-]+\.[a-z]+\/\S*$/)
})

test('nothing is told twice in a municipality', () => {
  const names = places.map(({ municipality, name }) => `${municipality.slug}: ${name}`)
  expect(new Set(names).size).toBe(names.length)
})
