// What is drawn is the island as the domain knows it, whole and small.
import { gzipSync } from 'node:zlib'
import { MUNICIPALITIES } from '@wepa/domain/places/municipalities'
import { municipalityGeo } from '@wepa/domain/places/municipality-geo'
import { expect, test } from 'vitest'
import { drawMunicipalities } from './draw-municipalities.ts'
import { writeOutlines } from './outlines-plugin.ts'

const { municipalities, regions } = drawMunicipalities(() => 'one')
const points = (path: string) => {
  let at: [number, number] = [0, 0]
  const steps = [...path.matchAll(/(-?\d+) ?(-?\d+)/g)]
  return steps.map(([, x, y]): [number, number] => {
    at = [at[0] + Number(x), at[1] + Number(y)]
    return at
  })
}

test('the outlines of the 78 municipalities weigh less than 6 KB', () => {
  expect(municipalities.map(({ fips }) => fips)).toEqual(
    MUNICIPALITIES.map(({ slug }) => municipalityGeo(slug)?.fips).toSorted(),
  )
  expect(gzipSync(writeOutlines()).length).toBeLessThan(6 * 1024)
})

test('each lies around its center, and Isla de Mona is left out', () => {
  const all = municipalities.flatMap(({ path }) => points(path))
  expect(Math.min(...all.map(([x]) => x))).toBeGreaterThan(0)
  for (const { slug } of MUNICIPALITIES) {
    const geo = municipalityGeo(slug)
    const drawn = municipalities.find(({ fips }) => fips === geo?.fips)
    if (!geo || !drawn) throw new Error(slug)
    const [x, y] = [(geo.longitude + 67.29) * 950, (18.53 - geo.latitude) * 1000]
    expect(Math.hypot(drawn.x - x, drawn.y - y), slug).toBeLessThan(80)
  }
})

test('neighbors share their borders to the point', () => {
  const edges = new Map<string, number>()
  for (const { path } of municipalities) {
    const ring = points(path)
    for (const [index, to] of ring.entries()) {
      const from = ring[index - 1]
      if (!from) continue
      const key = [from, to].map(String).toSorted().join(' ')
      edges.set(key, (edges.get(key) ?? 0) + 1)
    }
  }
  const shared = [...edges.values()].filter((count) => count === 2).length
  expect(Math.max(...edges.values())).toBe(2)
  // All others are the coast: one line around the island and one around each of the two.
  const coast = [...edges].filter(([, count]) => count === 1).map(([key]) => key.split(' '))
  const meets = new Map<string, number>()
  for (const end of coast.flat()) meets.set(end, (meets.get(end) ?? 0) + 1)
  expect(new Set(meets.values())).toEqual(new Set([2]))
  expect(shared).toBeGreaterThan(coast.length)
})

test('without regions there is no border between any', () => {
  expect(regions).toBe('')
  expect(writeOutlines()).toMatch(/regionBorders = "M/)
})
