import type { ListingCard as ListingCardData } from '@wepa/domain/listings/card'
import { useEffect, useState } from 'react'
import { Shelf } from '../../ui/shelf.tsx'
import { ListingCard } from './listing-card.tsx'

/** More than a screen shows at once; the rest is pushed into sight, which takes a hydrated page anyway. */
const inSight = 5

interface ListingShelfProps {
  listings: readonly ListingCardData[]
  /** As a carousel of large cards. */
  isLarge?: boolean
}

/** Some ads in one row to push sideways; never the first on a screen, so its pictures can wait. */
export function ListingShelf({ listings, isLarge = false }: ListingShelfProps) {
  const [isWhole, setIsWhole] = useState(false)
  useEffect(() => setIsWhole(true), [])
  return (
    <Shelf isLarge={isLarge}>
      {listings.slice(0, isWhole ? listings.length : inSight).map((listing, index) => (
        <li key={listing.id}>
          <ListingCard listing={listing} position={100 + index} />
        </li>
      ))}
    </Shelf>
  )
}
