// The filters offered beside the results, one tap each: those that most searches of a category are narrowed by.
import type { AskedTexts } from '@wepa/domain/attributes/facet-keys'
import { answerLabel } from '@wepa/domain/listings/attributes'
import { formatMoney } from '@wepa/domain/prices/price'
import { type AddressChanges, filtersOf, type SearchAddress } from '../search-address.ts'
import { facetLabels } from './facets/facet-labels.ts'

/** The prices, in dollars, below which most people look in a category. */
const ceilings: Readonly<Record<string, readonly number[]>> = {
  'bienes-raices': [1_000, 150_000],
  vehiculos: [5_000, 10_000],
  empleos: [],
  servicios: [50, 100],
  negocios: [1_000, 5_000],
}
const usualCeilings = [100, 500]
/** Categories of things that are not new or used. */
const stateless = new Set(['bienes-raices', 'empleos', 'servicios', 'mascotas'])
const conditions = ['nuevo', 'como_nuevo'] as const

/** What is asked first in a category: what of which make, for rent or for sale, which trade. */
const leading: Readonly<Record<string, readonly AskedTexts[]>> = {
  vehiculos: [
    { make: 'Toyota' },
    { make: 'Honda' },
    { make: 'Hyundai' },
    { year: '2015-' },
    { year: '2020-' },
  ],
  'bienes-raices': [{ intent: 'alquilo' }, { intent: 'vendo' }, { rooms: '2-' }, { rooms: '3-' }],
  empleos: [{ schedule: 'completa' }, { schedule: 'parcial' }, { remote: 'si' }],
  servicios: [{ trade: 'Plomero' }, { trade: 'Electricista' }, { trade: 'Handyman' }],
}

/** What can be added to a search by one tap, without what it asks for already. */
export function quickFilters(
  address: SearchAddress,
  category = '',
): { label: string; adds: AddressChanges }[] {
  const { condition, maxPrice } = address
  return [
    ...leadingFilters(filtersOf(address).attributes ?? {}, leading[category] ?? []),
    ...(stateless.has(category) ? [] : conditions)
      .filter((code) => code !== condition)
      .map((code) => ({
        label: answerLabel('condition', code) ?? code,
        adds: { condition: code },
      })),
    ...(ceilings[category] ?? usualCeilings)
      .filter((dollars) => dollars !== maxPrice)
      .map((dollars) => ({
        label: `Hasta ${formatMoney(dollars)}`,
        adds: { maxPrice: dollars, minPrice: '' },
      })),
  ]
}

/** Of an attribute that is asked for already nothing more is offered. */
function leadingFilters(asked: AskedTexts, offered: readonly AskedTexts[]) {
  return offered
    .filter((adds) => Object.keys(adds).every((key) => !Object.hasOwn(asked, key)))
    .flatMap((adds) => facetLabels(adds).map(({ label }) => ({ label, adds })))
}
