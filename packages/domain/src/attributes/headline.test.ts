import { expect, test } from 'vitest'
import { CATEGORIES } from '../listings/category.ts'
import { fitting } from './fitting.ts'
import { cardAttributes, headline } from './headline.ts'
import type { AdAttributes } from './values.ts'

test.each<[string, AdAttributes]>([
  ['vehiculos', {}],
  ['de-todo', { year: 2015 }],
  ['no-existe', { year: 2015 }],
  // What only the seller says of their licence is no headline, and no pay without its time.
  ['servicios', { licensed: true, emergencies: false }],
  ['empleos', { payFrom: 12 }],
  ['negocios', { permits: false }],
])('of %s, %j tells nothing', (slug, values) => {
  expect(headline(values, slug)).toBe('')
})

test('an answer that was kept before ads had attributes has no line', () => {
  expect(headline(undefined, 'vehiculos')).toBe('')
})

test.each<[string, AdAttributes, string]>([
  ['vehiculos', { year: 2015, miles: 95_000, transmission: 'automatica' }, '2015 · 95,000 millas'],
  ['vehiculos', { miles: 1, transmission: 'estandar' }, '1 milla · Estándar'],
  ['bienes-raices', { rooms: 3, baths: 2, homeKind: 'casa' }, '3 cuartos · 2 baños'],
  [
    'bienes-raices',
    { rooms: 1, baths: 2.5, builtArea: 1200, landArea: 500 },
    '1 cuarto · 2.5 baños',
  ],
  ['bienes-raices', { landArea: 500 }, '500 m²'],
  ['bienes-raices', { landArea: 3930.395625 }, '1 cuerda'],
  [
    'empleos',
    { payFrom: 12, payPer: 'hora', schedule: ['parcial'] },
    '$12 la hora · Tiempo parcial',
  ],
  ['empleos', { payFrom: 10.5, payTo: 15, payPer: 'hora' }, '$10.50-$15 la hora'],
  [
    'empleos',
    { payTo: 2400, payPer: 'mes', contract: 'temporero', remote: true },
    '$2,400 al mes · Temporero',
  ],
  ['empleos', { schedule: ['completa', 'parcial'] }, 'Tiempo completo o Tiempo parcial'],
  ['electronicos', { storage: 128, unlocked: true, brand: 'Apple' }, '128 GB · Desbloqueado'],
  ['electronicos', { storage: 2048, inches: 15.6 }, '2 TB · 15.6″'],
  ['mascotas', { breed: 'Chihuahua', age: 3, vaccinated: true }, 'Chihuahua · 3 meses'],
  ['servicios', { emergencies: true, freeEstimate: true }, '24 horas · Estimado gratis'],
  ['moda', { brand: 'Nike', size: '9' }, 'Nike · Talla 9'],
  ['hogar-jardin', { brand: 'Inverter', btu: 12_000 }, 'Inverter · 12,000 BTU'],
  ['hogar-jardin', { bedSize: 'queen', gallons: 400 }, 'Queen · 400 galones'],
  ['negocios', { permits: true }, 'Con permisos'],
])('of %s, %j tells %s', (slug, values, line) => {
  expect(headline(values, slug)).toBe(line)
})

test('a card holds all that its line needs, and little else', () => {
  const values: AdAttributes = {
    ...{ intent: 'busco', rooms: 3, baths: 2, builtArea: 900, landArea: 400, year: 2015, miles: 9 },
    ...{ transmission: 'estandar', payFrom: 9, payTo: 10, payPer: 'hora', schedule: ['parcial'] },
    ...{ contract: 'temporero', remote: true, storage: 64, inches: 6, unlocked: true, age: 5 },
    ...{ warranty: true, breed: 'Persa', vaccinated: true, emergencies: true, freeEstimate: true },
    ...{ brand: 'LG', size: 'M', btu: 9000, bedSize: 'king', gallons: 5, permits: true },
    ...{ licence: 'Perito 123', titleState: 'limpio', payment: ['efectivo'] },
  }
  for (const { slug } of CATEGORIES) {
    const own = fitting(values, slug)
    const kept = cardAttributes(own)
    expect(headline(kept, slug)).toBe(headline(own, slug))
    expect(Object.keys(kept)).not.toContain('payment')
  }
})
