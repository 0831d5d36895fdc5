// What a search without words is found by: its category and its place, as 'm:ponce/8'. The repo has
// the other half, the probes of an ad.
import { COARSE } from '../../../db/sql/alert-reading.ts'
import type { ListingFilters } from '../../../db/sql/listing-filters.ts'

/** Stands for every place, or every category. */
const ANY = '*'

/** The probes of a search that asks for a place, a category, both or neither; none when no ad can fit. */
export function placeProbes(filters: ListingFilters): string[] {
  return [...new Set(placesOf(filters))].map((place) => `${place}/${filters.categoryId ?? ANY}`)
}

function placesOf({ municipality, region, circle }: ListingFilters): string[] {
  if (circle) return circle.cells.map((cell) => `c:${coarse(cell)}`)
  if (municipality !== undefined) return [`m:${municipality}`]
  return [region === undefined ? ANY : `r:${region}`]
}

function coarse(cell: number): number {
  const row = Math.floor(cell / 10_000)
  const column = cell % 10_000
  return Math.floor(row / COARSE) * 10_000 + Math.floor(column / COARSE)
}
