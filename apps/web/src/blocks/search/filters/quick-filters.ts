// The filters offered beside the results, one tap each: those that most searches of a category are narrowed by.
import { answerLabel } from '@wepa/domain/listings/attributes'
import { formatMoney } from '@wepa/domain/listings/price'
import type { AddressChanges, SearchAddress } from '../search-address.ts'

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

/** What can be added to a search by one tap, without what it asks for already. */
export function quickFilters(
  { condition, maxPrice }: SearchAddress,
  category = '',
): { label: string; adds: AddressChanges }[] {
  return [
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
