import type { EarlierPrice } from '@wepa/domain/listings/listing-schema'
import { displayPrice } from '@wepa/domain/prices/price'
import type { ReactNode } from 'react'
import { useNow } from '../../lib/head/site.ts'

interface AskedPriceProps {
  listing: { price: string | null; earlierPrice?: EarlierPrice }
  /** The price, where it is not written as on a card. */
  children?: ReactNode
}

/** What an ad asks; of a lowered price what it asked before, struck. Said as words: 'Antes $500, ahora $450'. */
export function AskedPrice({ listing, children = displayPrice(listing.price) }: AskedPriceProps) {
  const now = useNow()
  const { earlierPrice } = listing
  if (!earlierPrice || earlierPrice.until <= now) return children
  const before = displayPrice(earlierPrice.amount)
  return (
    <>
      <span className="sr-only">Antes {before}, ahora </span>
      {children} <s aria-hidden="true">{before}</s>
    </>
  )
}
