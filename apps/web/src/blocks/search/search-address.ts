// What the address of a page of results says: the one place where its state lives.
import { type AskedTexts, FACETS, type FacetKey } from '@wepa/domain/attributes/facet-keys'
import { flatFilters, readSearchParams, type SearchFilters } from '@wepa/domain/search/params'

/** What is asked of the attributes of ads stands under their own names: `make=Toyota`, `year=2010-2018`. */
export type SearchAddress = Omit<SearchFilters, 'search' | 'attributes'> &
  AskedTexts & {
    q?: string
    /** Absent means the grid. */
    view?: 'list'
    /** Where a page begins that a crawler, or a browser without scripts, came to by 'Ver más'. */
    cursor?: string
  }

/** Reads an address leniently: what it does not understand is dropped, never an error. */
export function readSearchAddress(raw: Record<string, unknown>): SearchAddress {
  return {
    ...addressOf(readSearchParams(raw)),
    ...(raw.view === 'list' ? { view: 'list' } : {}),
    ...(isCursor(raw.cursor) ? { cursor: raw.cursor } : {}),
  }
}

/** The filters of an address, as canonical addresses and saved searches are written from them. */
export function filtersOf(address: SearchAddress): SearchFilters {
  return readSearchParams(address)
}

/** The address of a page that shows these filters. */
export function addressOf({ search, attributes, ...filters }: SearchFilters): SearchAddress {
  return { ...(search === undefined ? {} : { q: search }), ...filters, ...attributes }
}

/** The same as the server is asked. */
export function queryOf(address: SearchAddress): SearchFilters & AskedTexts {
  return flatFilters(filtersOf(address))
}

/** What an address asks of the attributes of ads. */
export function askedFacets(address: SearchAddress): FacetKey[] {
  return FACETS.filter((key) => address[key] !== undefined)
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
  const isElsewhere = 'category' in changes && changes.category !== (address.category ?? '')
  return readSearchAddress({ ...kept, ...(isElsewhere && ofNoCategory), ...changes })
}

/** Another category has attributes of its own. */
const ofNoCategory = Object.fromEntries(
  FACETS.filter((key) => !/^(intent|priceKind)$/.test(key)).map((key) => [key, '']),
)

function isCursor(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.~=-]{1,512}$/.test(value)
}
