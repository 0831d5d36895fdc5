import { describe, expect, test } from 'vitest'
import {
  averageOverTime,
  averagePrice,
  exceededLimit,
  limitWords,
  priceLimit,
} from './price-limit.ts'
import { isInStorm, isNoticeClosed, listRegions, regionOf, type Storm } from './storm.ts'
import { StartStormInput } from './storm-schema.ts'

const storm: Storm = {
  reason: 'Huracán Ernesto',
  regions: ['Norte', 'Sur'],
  until: '2026-09-05T16:00:00.000Z',
}

describe('what switches a storm on', () => {
  const input = { reason: 'Huracán Ernesto', regions: ['Sur'], days: 5 }
  test.each([
    [{ reason: '  ' }, 'Escribe el motivo'],
    [{ reason: 'x'.repeat(61) }, 'El motivo lleva hasta 60 caracteres'],
    [{ regions: [] }, 'Elige al menos una región'],
    [{ regions: ['Ponce'] }, 'Elige regiones de la lista'],
    [{ days: 0 }, 'Elige de 1 a 30 días'],
    [{ days: 31 }, 'Elige de 1 a 30 días'],
    [{ days: 1.5 }, 'Elige de 1 a 30 días'],
  ])('%j is refused', (change, message) => {
    const { error } = StartStormInput.safeParse({ ...input, ...change })
    expect(error?.issues.map((issue) => issue.message)).toContain(message)
  })
  test('a reason, regions and days do', () => {
    expect(StartStormInput.parse(input)).toEqual(input)
  })
})

describe('who is in a storm', () => {
  test.each([
    [undefined, undefined, true],
    ['a=b', undefined, true],
    [undefined, 'Ponce, Sur', true],
    [undefined, 'Toda la isla', true],
    [undefined, 'Vieques', false],
    ['wepa_region=islas', undefined, false],
    ['a=b; wepa_region=sur', undefined, true],
    // What somebody has told of themselves goes before what they look at.
    ['wepa_region=islas', 'Ponce', false],
    ['wepa_region=sur', 'Vieques', true],
    ['wepa_region=marte', 'Vieques', false],
  ])('cookies %s, place %s: %s', (cookies, place, expected) => {
    expect(isInStorm([storm], { cookies, place })).toBe(expected)
  })
  test('nobody is without one', () => {
    expect(isInStorm([], { cookies: 'wepa_region=sur', place: 'Ponce' })).toBe(false)
  })
  test('a town is in its region', () => {
    expect(regionOf('Ponce, Sur')).toBe('Sur')
    expect(regionOf('área metro')).toBe('Área Metropolitana')
    expect(regionOf(null)).toBeUndefined()
  })
  test('the notice stays closed for the day', () => {
    expect(isNoticeClosed('a=b; wepa_storm=2026-09-05', '2026-09-05')).toBe(true)
    expect(isNoticeClosed('a=b; wepa_storm=2026-09-05', '2026-09-06')).toBe(false)
    expect(isNoticeClosed(undefined, '2026-09-06')).toBe(false)
  })
  test('regions are listed as one says them', () => {
    expect(listRegions(['Sur'])).toBe('Sur')
    expect(listRegions(['Norte', 'Sur'])).toBe('Norte y Sur')
    expect(listRegions(['Norte', 'Este', 'Islas'])).toBe('Norte, Este e Islas')
  })
})

describe('what an essential may ask', () => {
  const average = 100_000
  test.each([
    ['raised above the average', 110_000, { average, before: 90_000, now: 90_000 }, 100_000],
    ['raised from above it', 160_000, { average, before: 150_000, now: 150_000 }, 150_000],
    [
      'above its own price where nothing compares',
      31_000,
      { average: undefined, before: 30_000, now: 30_000 },
      30_000,
    ],
    [
      'a new ad above the average and a tenth',
      110_001,
      { average, before: undefined, now: undefined },
      110_000,
    ],
    [
      'one published in the storm, raised',
      105_000,
      { average, before: undefined, now: 104_000 },
      100_000,
    ],
    [
      'one published without comparison, raised',
      6_000,
      { average: undefined, before: undefined, now: 5_000 },
      5_000,
    ],
    [
      'without a price now, more than it had',
      40_000,
      { average: undefined, before: 30_000, now: undefined },
      30_000,
    ],
  ])('%s is refused', (_, price, standing, limit) => {
    expect(exceededLimit(price, standing)).toBe(limit)
  })
  test.each([
    ['raised up to the average', 100_000, { average, before: 90_000, now: 90_000 }],
    ['lowered, though above it', 140_000, { average, before: 150_000, now: 150_000 }],
    ['lowered before, back to what it was', 150_000, { average, before: 150_000, now: 120_000 }],
    ['the same again', 150_000, { average, before: undefined, now: 150_000 }],
    ['a new ad within a tenth', 110_000, { average, before: undefined, now: undefined }],
    [
      'a new ad where nothing compares',
      900_000,
      { average: undefined, before: undefined, now: undefined },
    ],
  ])('%s is not', (_, price, standing) => {
    expect(exceededLimit(price, standing)).toBeUndefined()
  })
  test('the refusal names the limit and where it comes from', () => {
    const standing = { average: 85_000, before: 50_000, now: 50_000 }
    expect(limitWords('generator', priceLimit(standing) ?? 0, standing)).toBe(
      'Mientras dure el modo tormenta, una planta eléctrica no puede pasar de $850: el precio promedio de los 30 días antes de la tormenta.',
    )
    const own = { average: undefined, before: 1250, now: 1250 }
    expect(limitWords('ice', 1250, own)).toBe(
      'Mientras dure el modo tormenta, el hielo no puede pasar de $12.50, su precio cuando empezó.',
    )
    const fresh = { average: 100_000, before: undefined, now: undefined }
    expect(limitWords('tarp', priceLimit(fresh) ?? 0, fresh)).toBe(
      'Mientras dure el modo tormenta, un toldo no puede pasar de $1,100: el precio promedio de los 30 días antes de la tormenta más 10 %.',
    )
  })
  const [from, to] = [new Date('2026-08-01T00:00:00Z'), new Date('2026-08-31T00:00:00Z')]
  const day = (date: number) => Date.parse('2026-08-01T00:00:00Z') + (date - 1) * 86_400_000
  test.each([
    ['one that stood before', [{ since: day(-9), cents: 900 }], 900],
    [
      'one raised the day before',
      [
        { since: day(-9), cents: 900 },
        { since: day(30), cents: 1800 },
      ],
      930,
    ],
    [
      'one that was away for half of it',
      [
        { since: day(1), cents: 900 },
        { since: day(16), cents: undefined },
      ],
      900,
    ],
    ['one that begins now', [{ since: day(31), cents: 900 }], undefined],
    ['none', [], undefined],
  ])('over a time, %s counts by how long it stood', (_, stood, average) => {
    expect(averageOverTime(stood, { from, to })).toBe(average)
  })

  test('an average takes five prices, and no mistyped ones', () => {
    expect(averagePrice([100, 100, 100, 100])).toBeUndefined()
    expect(averagePrice([100, 100, 100, 100, 99_900])).toBeUndefined()
    expect(averagePrice([80, 90, 100, 110, 120, 1, 99_900])).toEqual({ average: 100, ads: 5 })
  })
})
