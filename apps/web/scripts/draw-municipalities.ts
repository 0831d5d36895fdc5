// The outlines of Puerto Rico's municipalities as SVG paths, from the census's counties.
import { createRequire } from 'node:module'
import { feature, mesh } from 'topojson-client'

/** Where the picture begins, in degrees: north-west of Aguadilla. */
const west = -67.29
const north = 18.53
/** One unit of the picture is a thousandth of a degree of latitude, about 110 m. */
const perDegree = 1000
/** How much shorter a degree of longitude is at 18.2° north. */
const narrower = Math.cos((18.2 * Math.PI) / 180)

type Topology = Parameters<typeof mesh>[0] & { objects: { counties: Shape } }
type Shape = NonNullable<Parameters<typeof mesh>[1]>
type Point = readonly [x: number, y: number]

export type DrawnMunicipality = {
  /** County code, 72xxx. */
  fips: string
  /** SVG path in whole units, neighbors along the very same points. */
  path: string
  /** A point well inside: where a label stands, and what a tap beside it is nearest to. */
  x: number
  y: number
}
export type DrawnMap = {
  municipalities: DrawnMunicipality[]
  /** The borders between regions, as one path. */
  regions: string
}

/**
 * Each municipality by its largest part: Isla de Mona and the islets off Fajardo are left out.
 * @param regionOf the region of a county, by its code
 */
export function drawMunicipalities(regionOf: (fips: string) => string): DrawnMap {
  const require = createRequire(import.meta.url)
  const topology: Topology = require('us-atlas/counties-10m.json')
  const counties = topology.objects.counties
  if (counties.type !== 'GeometryCollection') throw new Error('us-atlas holds no counties')
  const geometries = counties.geometries.filter(isHere)
  const borders = mesh(
    topology,
    counties,
    (a, b) => isHere(a) && isHere(b) && regionOf(fipsOf(a)) !== regionOf(fipsOf(b)),
  )
  return {
    municipalities: geometries
      .map((geometry) => {
        const [ring = []] = ringsOf(topology, geometry).toSorted((a, b) => area(b) - area(a))
        const [x, y] = innermost(ring)
        return { fips: fipsOf(geometry), path: `${write(ring)}z`, x, y }
      })
      .toSorted((a, b) => (a.fips < b.fips ? -1 : 1)),
    regions: borders.coordinates.map((line) => write(project(line))).join(''),
  }
}

function fipsOf({ id }: { id?: string | number | undefined }): string {
  return String(id)
}

function isHere(county: { id?: string | number | undefined }): boolean {
  return fipsOf(county).startsWith('72')
}

function ringsOf(topology: Topology, geometry: Parameters<typeof feature>[1]): Point[][] {
  const found = feature(topology, geometry)
  if (found.type !== 'Feature') return []
  const { geometry: shape } = found
  if (shape.type === 'Polygon') return shape.coordinates.map(project)
  return shape.type === 'MultiPolygon' ? shape.coordinates.flat().map(project) : []
}

function project(line: readonly (readonly number[])[]): Point[] {
  return line.map(([longitude = 0, latitude = 0]) => [
    Math.round((longitude - west) * narrower * perDegree),
    Math.round((north - latitude) * perDegree),
  ])
}

/** Steps from point to point: shorter than the points themselves, and exact, since all are whole. */
function write(points: readonly Point[]): string {
  const [start = '', ...rest] = points.map(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [0, 0]
    return `${x - fromX}${y < fromY ? '' : ' '}${y - fromY}`
  })
  return `M${start}l${rest.join(' ')}`
}

/** Of a grid over the shape the point that lies farthest from its edge. */
function innermost(ring: readonly Point[]): Point {
  const grid = Array.from({ length: 625 }, (_, index): Point => {
    const across = between(
      ring.map(([x]) => x),
      ((index % 25) + 0.5) / 25,
    )
    const down = between(
      ring.map(([, y]) => y),
      (Math.floor(index / 25) + 0.5) / 25,
    )
    return [across, down]
  })
  const inside = grid.filter((point) => isInside(ring, point))
  const [best] = inside.toSorted((a, b) => room(ring, b) - room(ring, a))
  if (!best) throw new Error('a shape without an inside')
  return best
}

function between(values: readonly number[], share: number): number {
  const least = Math.min(...values)
  return Math.round(least + share * (Math.max(...values) - least))
}

function edges(ring: readonly Point[]): (readonly [from: Point, to: Point])[] {
  return ring.flatMap((from, index) => {
    const to = ring[index + 1]
    return to ? [[from, to] as const] : []
  })
}

function area(ring: readonly Point[]): number {
  return Math.abs(edges(ring).reduce((sum, [[x1, y1], [x2, y2]]) => sum + x1 * y2 - x2 * y1, 0))
}

function isInside(ring: readonly Point[], [x, y]: Point): boolean {
  const crossed = edges(ring).filter(
    ([[x1, y1], [x2, y2]]) => y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1,
  )
  return crossed.length % 2 === 1
}

/** The distance to the nearest edge. */
function room(ring: readonly Point[], [x, y]: Point): number {
  const distances = edges(ring).map(([[x1, y1], [x2, y2]]) => {
    const length = (x2 - x1) ** 2 + (y2 - y1) ** 2 || 1
    const along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length
    const at = Math.max(0, Math.min(1, along))
    return Math.hypot(x - x1 - at * (x2 - x1), y - y1 - at * (y2 - y1))
  })
  return Math.min(...distances)
}
