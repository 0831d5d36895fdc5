// A radius search: the circle on the map, and the cells of the grid that it touches.
const KM_PER_LATITUDE = 110.574
const KM_PER_LONGITUDE = 111.32
/** Degrees a side, as the generated column `cell` has it. */
const CELL = 0.05

/** Where ads can be: no circle needs cells beyond. */
const ISLAND = { south: 17.8, north: 18.6, west: -68, east: -65.1 }

/** `latitude`, `longitude` in degrees; the factors turn degrees into km around that center. */
export type Circle = {
  latitude: number
  longitude: number
  km: number
  kmPerLatitude: number
  kmPerLongitude: number
  cells: readonly number[]
}

/** The circle around a point in degrees. Away from the island it has no cells, and finds nothing. */
export function drawCircle(latitude: number, longitude: number, km: number): Circle {
  const kmPerLongitude = KM_PER_LONGITUDE * Math.cos((latitude * Math.PI) / 180)
  const tall = km / KM_PER_LATITUDE
  // Towards the poles a degree shrinks to nothing; half the globe is wide enough.
  const wide = Math.min(90, km / Math.max(kmPerLongitude, 0.01))
  const rows = steps(
    Math.max(latitude - tall, ISLAND.south) + 90,
    Math.min(latitude + tall, ISLAND.north) + 90,
  )
  const columns = steps(
    Math.max(longitude - wide, ISLAND.west) + 180,
    Math.min(longitude + wide, ISLAND.east) + 180,
  )
  const cells = rows.flatMap((row) => columns.map((column) => row * 10_000 + column))
  return { latitude, longitude, km, kmPerLatitude: KM_PER_LATITUDE, kmPerLongitude, cells }
}

/** The numbers of the cells from one shifted degree to another; none when the ends have passed each other. */
function steps(from: number, to: number): number[] {
  const first = Math.floor(from / CELL)
  const last = Math.floor(to / CELL)
  return Array.from({ length: to < from ? 0 : last - first + 1 }, (_, index) => first + index)
}
