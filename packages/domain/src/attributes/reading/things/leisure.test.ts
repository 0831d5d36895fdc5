import { expect, test } from 'vitest'
import type { CategorySlug } from '../../attribute.ts'
import { readText } from '../../read-text.ts'
import type { AttributeValues } from '../../values.ts'

const NOW = new Date('2026-11-25T12:00:00Z')

test.each<[CategorySlug, string, AttributeValues]>([
  ['deportes-ocio', 'Bicicleta de montaña size L', { sportKind: 'bicicleta', size: 'L' }],
  ['deportes-ocio', 'Caña de pescar', { sportKind: 'pesca' }],
  ['deportes-ocio', 'Guitarra acústica', { sportKind: 'instrumento' }],
  ['negocios', 'Food truck con permisos al día', { businessKind: 'carreton', permits: true }],
  ['negocios', 'Freidora comercial', { businessKind: 'equipo' }],
  ['negocios', 'Barbería, sin permisos', { businessKind: 'negocio', permits: false }],
])('%s: %s', (category, title, values) => {
  expect(readText({ title, description: '', price: null, category }, NOW)).toMatchObject(values)
})
