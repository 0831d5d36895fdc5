import type { FacetKey } from '@wepa/domain/attributes/facet-keys'
import { findCategory } from '@wepa/domain/listings/category'
import { REGIONS } from '@wepa/domain/places/regions'
import { formatMoney } from '@wepa/domain/prices/price'
import type { SearchAddress } from './search-address.ts'

/**
 * 'Nevera en Ponce', 'Vehículos: Toyota Corolla', 'Todos los anuncios': what the page and its title say. In the order of
 * distance a municipality narrows nothing: 'Nevera cerca de Ponce'.
 */
export function searchTitle(address: SearchAddress): string {
  const { q, category, location, sort } = address
  const what = q ?? (category ? (findCategory(category)?.name ?? category) : undefined)
  const names = facetTitle(address)
  const named = names === '' ? what : what === undefined ? names : `${what}: ${names}`
  if (location === undefined) return named ?? 'Todos los anuncios'
  const isAround = sort === 'nearest' && !regions.includes(location.toLowerCase())
  return `${named ?? 'Anuncios'} ${isAround ? 'cerca de' : 'en'} ${location}`
}

const regions = REGIONS.map((region) => region.toLowerCase())

/** The attributes whose answers are names: what a page is about. */
export const TITLED = ['make', 'model', 'trade', 'brand', 'breed'] as const satisfies FacetKey[]
const DEALS: Readonly<Record<string, string>> = { alquilo: 'para alquilar', vendo: 'en venta' }

/** 'Toyota o Honda 2010 a 2018', 'para alquilar'; '' where nothing of it is asked. Without the table of attributes. */
export function facetTitle({ intent = '', year = '', ...address }: SearchAddress): string {
  const names = TITLED.map((key) => address[key]?.split(',').map(capital).join(' o '))
  const [from, to] = /^(\d{4})-(\d{4})$/.exec(year)?.slice(1) ?? []
  const years = from ? `${from} a ${to}` : /^\d{4}$/.test(year) && year
  return [...names, years, DEALS[intent]].filter(Boolean).join(' ')
}

function capital(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** What a saved search is called until its person says otherwise: 'Nevera en Ponce, hasta $500'. */
export function searchName({ sort: _order, ...address }: SearchAddress): string {
  const { maxPrice } = address
  return maxPrice === undefined
    ? searchTitle(address)
    : `${searchTitle(address)}, hasta ${formatMoney(maxPrice)}`
}
