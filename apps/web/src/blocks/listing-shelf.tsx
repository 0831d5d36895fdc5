import type { ListingCard as ListingCardData } from '@wepa/domain/listing-card'
import { Shelf } from '../ui/shelf.tsx'
import { ListingCard } from './listing-card.tsx'

/** Some ads in one row to push sideways; never the first on a screen, so its pictures can wait. */
export function ListingShelf({ listings }: { listings: readonly ListingCardData[] }) {
  return (
    <Shelf>
      {listings.map((listing, index) => (
        <li key={listing.id}>
          <ListingCard listing={listing} position={100 + index} />
        </li>
      ))}
    </Shelf>
  )
}
