import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { lazy, memo, Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { DetailsTable as Table } from './details-table.tsx'

/** Without network the server's HTML or the place stays, until it is back. */
async function fetchTable(): Promise<{ default: typeof Table }> {
  try {
    return { default: (await import('./details-table.tsx')).DetailsTable }
  } catch {
    await new Promise((done) => window.addEventListener('online', done, { once: true }))
    return fetchTable()
  }
}

// The table has the words of all attributes, which no first load carries: the server's HTML stands until it is there.
const DetailsTable = import.meta.env.SSR ? (await fetchTable()).default : lazy(fetchTable)

/** What the ad says of itself. Drawn anew only for what it shows: React would else give up the server's HTML while the table is fetched. */
export const Details = memo(
  ({ listing }: { listing: ListingDetail }) => (
    <section aria-labelledby="listing-details" className="mt-6">
      <h2 id="listing-details" className="mb-2 text-h3">
        Detalles
      </h2>
      <Suspense fallback={<Skeleton className="h-40" />}>
        <DetailsTable listing={listing} />
      </Suspense>
    </section>
  ),
  ({ listing: one }, { listing: two }) =>
    one.attributes === two.attributes &&
    one.saidAttributes === two.saidAttributes &&
    one.condition === two.condition,
)
