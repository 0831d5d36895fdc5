import type { AttributeKey } from '@wepa/domain/attributes/table'
import { CUERDA } from '@wepa/domain/attributes/units'
import { describe, expect, it } from 'vitest'
import {
  attributesIn,
  DENIED,
  haveSameAnswers,
  mapKeys,
  ownAnswers,
  readAnswer,
  type TypedAttributes,
  typedAnswer,
  typedAttributes,
} from './typed-attributes.ts'
import { settleUnit } from './typed-units.ts'

const typed = (some: Partial<TypedAttributes>) => mapKeys((key) => some[key] ?? '')

describe('what is typed', () => {
  it.each<[AttributeKey, string]>([
    ['year', 'viejo'],
    ['miles', '95,00'],
    ['storage', '64 gigantes'],
    ['landArea', 'dos o tres cuerdas'],
    ['landArea', '2 acres m²'],
    ['age', 'joven meses'],
  ])('%s %j cannot be read, and stays as it is to be refused', (key, text) => {
    expect(readAnswer(key, text)).toBe(text)
  })

  it.each<[AttributeKey, string]>([
    ['year', ''],
    ['year', '  '],
    ['color', ' '],
    ['landArea', ' m²'],
    ['payment', ''],
  ])('%s %j leaves it to the text', (key, text) => {
    expect(readAnswer(key, text)).toBeUndefined()
  })

  it.each<[AttributeKey, string, unknown]>([
    ['year', '2015', 2015],
    ['miles', '95,000', 95_000],
    ['miles', '95 mil millas', 95_000],
    ['baths', '2 1/2', 2.5],
    ['inches', '55"', 55],
    ['payFrom', '$10.50', 10.5],
    ['builtArea', '1,200 pies²', 1200],
    ['landArea', '2 cuerdas', 7860.79],
    ['landArea', '5000 pies²', 464.52],
    ['landArea', '450 m²', 450],
    ['landArea', '3 cuerdas m²', 11_791.19],
    ['age', '2 años', 24],
    ['age', '1 1/2 años', 18],
    ['age', '8 meses', 8],
    ['furnished', 'no', false],
    ['fuel', 'diesel', 'diesel'],
    ['payment', 'ath_movil,efectivo', ['ath_movil', 'efectivo']],
    ['color', ' Gris   claro ', 'Gris claro'],
    ['freeFrom', '2027-03-31', '2027-03-31'],
    ['titleState', DENIED, null],
  ])('%s %j answers %j', (key, text, answer) => {
    expect(readAnswer(key, text)).toEqual(answer)
  })

  it('takes the unit that stands behind the number', () => {
    expect(settleUnit('landArea', '3 cdas m²')).toBe('3 cuerdas')
    expect(settleUnit('landArea', '3 m²')).toBe('3 m²')
  })
})

describe('what was said before', () => {
  it.each<[AttributeKey, unknown, string]>([
    ['year', 2015, '2015'],
    ['miles', 95_000, '95,000'],
    ['payFrom', 10.5, '10.5'],
    ['landArea', 7860.79, '2 cuerdas'],
    ['landArea', Math.round(CUERDA * 25) / 100, '0.25 cuerdas'],
    ['landArea', 450, '450 m²'],
    ['landArea', 464.52, '5,000 pies²'],
    ['landArea', 45.5, '45.5 m²'],
    ['age', 24, '2 años'],
    ['age', 18, '18 meses'],
    ['age', 0, '0 meses'],
    ['furnished', true, 'si'],
    ['payment', ['efectivo'], 'efectivo'],
    ['titleState', null, DENIED],
  ])('%s %j stands in its field as %j, and is read back', (key, value, text) => {
    expect(typedAnswer(key, value)).toBe(text)
    expect(readAnswer(key, text)).toEqual(value)
  })
})

describe('what is sent', () => {
  const car = typed({
    vehicleKind: 'carro',
    year: '2015',
    fuel: DENIED,
    rooms: '3',
    payment: 'tarjeta',
  })

  it('is nothing before a category is chosen', () => {
    expect(ownAnswers(car, undefined)).toEqual({})
  })

  it('is what belongs to the category and the kind, and what was typed for others is kept', () => {
    const payment = ['tarjeta']
    expect(ownAnswers(car, 'vehiculos')).toEqual({
      ...{ vehicleKind: 'carro', year: 2015, fuel: null, payment },
    })
    expect(ownAnswers(car, 'bienes-raices')).toEqual({ rooms: 3, payment })
    expect(ownAnswers({ ...car, vehicleKind: 'pieza' }, 'vehiculos')).toEqual({
      ...{ vehicleKind: 'pieza', payment },
    })
  })
})

it('fields that know nothing of attributes have none', () => {
  expect(attributesIn({ title: 'Mesa' })).toBeUndefined()
  expect(attributesIn({ 'attributes.year': '2015' })).toMatchObject({ year: '2015', make: '' })
})

it('the order of answers does not matter, a denial does', () => {
  const [one, other] = [
    { year: 2015, fuel: null },
    { fuel: null, year: 2015 },
  ]
  expect(haveSameAnswers(one, other)).toBe(true)
  expect(haveSameAnswers(one, { year: 2015 })).toBe(false)
  expect(haveSameAnswers(undefined, {})).toBe(true)
  expect(typedAttributes(undefined)).toEqual(typed({}))
})
