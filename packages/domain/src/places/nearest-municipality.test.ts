import { expect, test } from 'vitest'
import { nearestMunicipality } from './nearest-municipality.ts'

test.each([
  ['Miami', 25.76, -80.19],
  ['Santo Domingo', 18.48, -69.93],
  ['Saint Thomas', 18.34, -64.93],
  ['nowhere', 0, 0],
])('%s is in none', (_name, latitude, longitude) => {
  expect(nearestMunicipality(latitude, longitude)).toBeUndefined()
})

test.each([
  ['Plaza Las Delicias', 18.0115, -66.6141, 'Ponce'],
  ['Plaza Palmer', 18.2342, -66.0358, 'Caguas'],
  ['the light house of Cabo Rojo', 17.9336, -67.1923, 'Cabo Rojo'],
  ['Flamenco', 18.3291, -65.3181, 'Culebra'],
  ['Isabel II', 18.1494, -65.4426, 'Vieques'],
])('%s is in its municipality', (_name, latitude, longitude, name) => {
  expect(nearestMunicipality(latitude, longitude)?.name).toBe(name)
})
