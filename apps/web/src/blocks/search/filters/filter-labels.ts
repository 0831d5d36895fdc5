import { answerLabel, attributes, filterNames } from '@wepa/domain/listings/attributes'
import { findCategory } from '@wepa/domain/listings/category'
import { formatMoney } from '@wepa/domain/prices/price'
import { SELLER_KIND_LABELS } from '@wepa/domain/search/seller-kind'
import type { AddressChanges, SearchAddress } from '../search-address.ts'

export interface FilterLabel {
  label: string
  /** The change of the address that takes the filter away. */
  without: AddressChanges
}

/** The narrowing fields of an address in words, and the change that takes each away. */
export function filterLabels(address: SearchAddress): FilterLabel[] {
  const { category, location, radius, seller } = address
  const price = priceLabel(address)
  return [
    category && {
      label: findCategory(category)?.name ?? category,
      without: { category: '' },
    },
    location && {
      label: radius ? `A ${radius} km de ${location}` : location,
      without: { location: '', radius: '' },
    },
    price && { label: price, without: { minPrice: '', maxPrice: '' } },
    seller && { label: SELLER_KIND_LABELS[seller], without: { seller: '' } },
    ...filterNames.map((name) => {
      const answer = answerLabel(name, address[name])
      return (
        answer && {
          label: `${attributes[name].label}: ${answer.toLowerCase()}`,
          without: { [name]: '' },
        }
      )
    }),
  ].filter((filter) => typeof filter === 'object')
}

function priceLabel({ minPrice, maxPrice }: SearchAddress): string | undefined {
  if (minPrice !== undefined && maxPrice !== undefined) {
    return `${formatMoney(minPrice)} a ${formatMoney(maxPrice)}`
  }
  if (minPrice !== undefined) return `Desde ${formatMoney(minPrice)}`
  return maxPrice === undefined ? undefined : `Hasta ${formatMoney(maxPrice)}`
}
