// A place as ads and people carry it: 'Municipio, Región'.

/** What stands for the whole island in filters. */
export const WHOLE_ISLAND = 'Toda la isla'

/** The part before the first comma, 'PR' when there is none. */
export function shortLocation(location: string | null | undefined): string {
  return location?.split(',')[0]?.trim() || 'PR'
}

/** 'Ponce, Sur'. */
export function formatLocation(place: { name: string; region: string }): string {
  return `${place.name}, ${place.region}`
}

/** Whether a place is one of the two islands that are reached by ferry or small plane alone. */
export function isByFerry(location: string | null | undefined): boolean {
  return /(^|, *)(culebra|vieques)(,|$)/i.test(location ?? '')
}
