import { findCategory } from '@wepa/domain/category'
import type { SearchAddress } from '../../blocks/search-address.ts'

/** 'Nevera en Ponce', 'Vehículos', 'Todos los anuncios': what the page and its title say. */
export function searchTitle({ q, category, location }: SearchAddress): string {
  const what = q ?? (category ? (findCategory(category)?.name ?? category) : undefined)
  if (what === undefined) return location ? `Anuncios en ${location}` : 'Todos los anuncios'
  return location ? `${what} en ${location}` : what
}
