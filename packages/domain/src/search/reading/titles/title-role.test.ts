import { expect, test } from 'vitest'
import { singular } from '../../tokens.ts'
import { titleRole } from './title-role.ts'

test.each([
  ['Se vende bicicleta aro 20', 'bicicleta', 'own'],
  ['Set de gomas 17', 'goma', 'own'],
  ['Bici y casco', 'bici', 'own'],
  ['Samsung nevera', 'nevera', 'own'],
  ['Rack para 3 bicicletas', 'bicicleta', 'other'],
  ['jaulas de alambre para conejo o gallina', 'gallina', 'other'],
  ['bomba de drenaje lavadora LG', 'lavadora', 'other'],
  ['Bike rack 2 bicicletas para hitch', 'bike', 'other'],
  ['Bumper delantero corolla 09', 'corolla', 'other'],
  ['Bote con motor', 'motor', 'with'],
  ['Lancha de 18 pies', 'kayak', 'absent'],
])('%s: a %s is %s', (title, name, role) => {
  expect(titleRole(title, [singular(name)])).toBe(role)
})

test('the name that stands first decides', () => {
  expect(titleRole('Tocador con espejo', ['espejo', 'tocador'])).toBe('own')
})
