import { expect, test } from 'vitest'
import { drawCircle } from './circle.ts'

const cellOf = (latitude: number, longitude: number) =>
  Math.floor((latitude + 90) / 0.05) * 10_000 + Math.floor((longitude + 180) / 0.05)

test.each([
  ['the pole', 89.99, 10],
  ['Miami', 25.76, -80.19],
  ['the Gulf of Guinea', 0, 0],
])('a circle around %s touches no cell of the island', (_, latitude, longitude) => {
  expect(drawCircle(latitude, longitude, 100).cells).toEqual([])
})

test('a circle has the cells of its center and of its rim, and none far away', () => {
  const ponce = { latitude: 18.0614, longitude: -66.6154 }
  const { cells, kmPerLatitude, kmPerLongitude } = drawCircle(ponce.latitude, ponce.longitude, 10)
  expect(cells).toContain(cellOf(ponce.latitude, ponce.longitude))
  expect(cells).toContain(cellOf(ponce.latitude + 9.9 / kmPerLatitude, ponce.longitude))
  expect(cells).toContain(cellOf(ponce.latitude, ponce.longitude - 9.9 / kmPerLongitude))
  expect(cells).not.toContain(cellOf(18.45, ponce.longitude))
  expect(cells.length).toBeLessThan(36)
})

test('the largest circle stays within the island', () => {
  expect(drawCircle(18.2, -66.4, 100).cells.length).toBeLessThan(1000)
})
