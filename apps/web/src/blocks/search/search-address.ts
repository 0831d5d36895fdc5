// What the address of a page of results says: the one place where its state lives.
import { readSearchParams, type SearchFilters } from '@wepa/domain/search/params'

export type SearchAddress = Omit<SearchFilters, 'search'> & {
  q?: string
  /** Absent means the grid. */
  view?: 'list'
  /** Where a page begins that a crawler, or a browser without scripts, came to by 'Ver más'. */
  cursor?: string
}

/** Reads an address leniently: what it does not understand is dropped, never an error. */
export function readSearchAddress(raw: Record<string, unknown>): SearchAddress {
  const { search, ...filters } = readSearchParams(raw)
  return {
    ...(search === undefined ? {} : { q: search }),
    ...filters,
    ...(raw.view === 'list' ? { view: 'list' } : {}),
    ...(isCursor(raw.cursor) ? { cursor: raw.cursor } : {}),
  }
}

/** The filters of an address, under the names that the server and the canonical address use. */
export function filtersOf({
  q,
  view: _view,
  cursor: _cursor,
  ...filters
}: SearchAddress): SearchFilters {
  return q === undefined ? filters : { search: q, ...filters }
}

/** New values by field, as the controls give them; '' takes a field away. */
export type AddressChanges = Partial<Record<keyof SearchAddress, string | number | boolean>>

/**
 * A copy with some fields changed, read as leniently as an address. What is searched has changed,
 * so the page begins again, and words that were to be taken literally are so no longer.
 */
export function changeAddress(address: SearchAddress, changes: AddressChanges): SearchAddress {
  const { cursor: _cursor, literal, ...rest } = address
  const kept = 'q' in changes || literal === undefined ? rest : { ...rest, literal }
  return readSearchAddress({ ...kept, ...changes })
}

function isCursor(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.~=-]{1,512}$/.test(value)
}
