import { findCategory } from '@wepa/domain/listings/category'
import { formatMoney } from '@wepa/domain/listings/price'
import type { SearchAddress } from './search-address.ts'

/** 'Nevera en Ponce', 'Vehículos', 'Todos los anuncios': what the page and its title say. */
export function searchTitle({ q, category, location }: SearchAddress): string {
  const what = q ?? (category ? (findCategory(category)?.name ?? category) : undefined)
  if (what === undefined) return location ? `Anuncios en ${location}` : 'Todos los anuncios'
  return location ? `${what} en ${location}` : what
}

/** What a saved search is called until its person says otherwise: 'Nevera en Ponce, hasta $500'. */
export function searchName(address: SearchAddress): string {
  const { maxPrice } = address
  return maxPrice === undefined
    ? searchTitle(address)
    : `${searchTitle(address)}, hasta ${formatMoney(maxPrice)}`
}
