import { detailPrice } from '@wepa/domain/prices/price'
import { ListingPicture } from '../../blocks/listing-card/listing-picture.tsx'
import { trpc } from '../../lib/trpc.ts'

/** What the report is about, so that nobody reports the wrong ad; nothing where it cannot be seen. */
export function ReportedListing({ id }: { id: number }) {
  const { data: listing } = trpc.listings.get.useQuery({ id })
  if (!listing) return null
  return (
    <div className="mb-5 flex items-center gap-4 rounded-card border border-line p-3">
      <div className="aspect-4/3 w-24 flex-none overflow-hidden rounded-field">
        <ListingPicture listing={listing} />
      </div>
      <div className="min-w-0">
        <p className="line-clamp-2 text-body font-semibold">{listing.title}</p>
        <p className="figures text-body">{detailPrice(listing)}</p>
      </div>
    </div>
  )
}
