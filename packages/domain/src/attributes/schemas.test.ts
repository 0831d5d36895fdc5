import { expect, test } from 'vitest'
import { AttributesInput } from './schemas.ts'

test.each([
  { year: 2015.5 },
  { rooms: 2.5 },
  { baths: 1.25 },
  { year: 1850 },
  { fuel: 'vapor' },
  { marbeteUntil: 'mañana' },
])('%j is refused', (input) => {
  expect(AttributesInput.safeParse(input).success).toBe(false)
})

test.each([{ baths: 1.5 }, { inches: 15.6 }, { accountMonthly: 150.12 }, { year: null }])(
  '%j is taken',
  (input) => {
    expect(AttributesInput.parse(input)).toEqual(input)
  },
)
