import { expect, test } from 'vitest'
import type { SearchAddress } from '../../search-address.ts'
import { facetLabels } from './facet-labels.ts'

const labels = (address: SearchAddress) => facetLabels(address).map(({ label }) => label)

test.each<[SearchAddress, string[]]>([
  [{ make: 'toyota,BMW', model: 'corolla' }, ['Toyota', 'BMW', 'Corolla']],
  [{ year: '2010-2018' }, ['2010 a 2018']],
  [{ year: '2015' }, ['2015']],
  [{ year: '-2018' }, ['Hasta 2018']],
  [{ miles: '-60000' }, ['Hasta 60,000 millas']],
  [{ miles: '20000-60000' }, ['20,000 a 60,000 millas']],
  [{ rooms: '3-' }, ['3 cuartos o más']],
  [{ rooms: '1-1', baths: '-2' }, ['1 cuarto', 'Hasta 2 baños']],
  [{ pets: 'si', plan8: 'no' }, ['Mascotas: sí', 'Plan 8: no']],
  [{ intent: 'alquilo', homeKind: 'casa,estudio' }, ['Casa', 'Estudio', 'Para alquilar']],
  [{ titleState: 'limpio' }, ['Título: limpio']],
  [{ landArea: '3930-' }, ['Terreno: desde 3,930 m² (1 cuerda)']],
  [{ payFrom: '12-', payPer: 'hora' }, ['Paga desde $12', 'Paga por hora']],
  [{ experience: '-0' }, ['Sin experiencia']],
  // What nobody can read can still be taken away.
  [{ year: 'viejo' }, ['Año: viejo']],
])('%j shows %j', (address, expected) => {
  expect(labels(address)).toEqual(expected)
})

test('each value goes by itself, the last make with its models', () => {
  const address = { make: 'Toyota,Honda', model: 'Civic' }
  expect(facetLabels(address).map(({ without }) => without)).toEqual([
    { make: 'Honda' },
    { make: 'Toyota' },
    { model: '' },
  ])
  expect(facetLabels({ make: 'Honda', model: 'Civic' })[0]?.without).toEqual({
    make: '',
    model: '',
  })
})
