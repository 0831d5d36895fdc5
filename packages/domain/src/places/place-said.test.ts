import { expect, test } from 'vitest'
import { placeSaid } from './place-said.ts'

test.each([
  ['está en Caguas', 'Caguas', ''],
  ['Esta en rio grande.', 'Río Grande', ''],
  ['Caguas', 'Caguas', ''],
  ['en Mayagüez, PR', 'Mayagüez', ''],
  ['Queda por el pueblo de Cidra', 'Cidra', ''],
  ['el municipio es Toa Alta', 'Toa Alta', ''],
  ['Estoy en San Juan centro', 'San Juan', ''],
  ['ponle $50 y está en Caguas', 'Caguas', 'ponle $50'],
  ['Se recoge en Añasco, y cambia el título a Nevera', 'Añasco', 'cambia el título a Nevera'],
  ['lo compré en Ponce pero está en Lares', 'Lares', 'lo compré en Ponce pero'],
])('%j is in %s', (text, name, rest) => {
  expect(placeSaid(text)).toMatchObject({ municipality: { name }, rest })
})

test.each([
  'no está en Caguas',
  'cambia el título a Casa en Ponce',
  'lo compré en Ponce',
  'el color es moca',
  'está en el Norte',
  'está en Caguasland',
  'está en la caja',
  '',
])('%j names no place', (text) => {
  expect(placeSaid(text)).toBeUndefined()
})
