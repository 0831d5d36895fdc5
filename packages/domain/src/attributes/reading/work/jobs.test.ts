import { expect, test } from 'vitest'
import { readText } from '../../read-text.ts'
import type { AttributeValues } from '../../values.ts'

const NOW = new Date('2026-11-25T12:00:00Z')

function read(title: string, description = '', price: string | null = null): AttributeValues {
  return readText({ title, description, price, category: 'empleos' }, NOW)
}

test.each<[string, AttributeValues]>([
  ['$11 - $13 la hora', { payFrom: 11, payTo: 13, payPer: 'hora' }],
  ['se paga de 600 a 800 semanal', { payFrom: 600, payTo: 800, payPer: 'semana' }],
  ['$26,000 anuales', { payFrom: 26_000, payPer: 'ano' }],
  ['Tres (3) años de experiencia', { experience: 3 }],
  ['sin experiencia', { experience: 0 }],
  ['full y part time', { schedule: ['completa', 'parcial'] }],
  ['Fecha límite para solicitar: 12 de diciembre de 2026', { closesOn: '2026-12-12' }],
  ['trabajo remoto', { remote: true }],
  ['temporero', { contract: 'temporero' }],
])('%s', (body, values) => {
  expect(read('Vacante', body)).toMatchObject(values)
})

test.each([
  ['closesOn', 'Vacante', 'trabajo hasta el 7 de enero'],
  ['payFrom', 'Vacante', 'tienda abierta 24 horas'],
  ['intent', 'Se busca cocinero', ''],
  ['delivery', 'Vacante', 'recogido de café'],
])('no %s: %s %s', (key, title, body) => {
  expect(read(title, body)).not.toHaveProperty(key)
})

test('who looks for work seeks', () => {
  expect(read('Busco trabajo de chofer').intent).toBe('busco')
})
