import type { Listing } from '@wepa/domain/listings/listing-schema'
import { ImageDown } from 'lucide-react'
import { useEffect } from 'react'
import { useLinkedPhotos } from '../../blocks/linked-photos/use-linked-photos.ts'
import { trpc } from '../../lib/trpc.ts'
import { linkedPhotosTexts } from '../../text/linked-photos.ts'

/** Says of an own ad which pictures are still being copied from elsewhere, or could not be. */
export function LinkedPhotosNotice({ listing }: { listing: Listing }) {
  const photos = useLinkedPhotos(listing)
  const lists = trpc.useUtils().users.listings
  const hasArrived = photos.some(
    ({ state, url }) => state === 'copied' && listing.images.includes(url),
  )
  // The card shows the picture as soon as it is here.
  useEffect(() => {
    if (hasArrived) void lists.invalidate()
  }, [hasArrived, lists])
  const texts = linkedPhotosTexts(photos)
  if (texts.length === 0) return null
  return (
    <div role="status" className="mx-3 mb-3 grid gap-1 rounded-field bg-sol-soft px-3 py-2">
      {texts.map((text) => (
        <p key={text} className="flex gap-2 text-small">
          <ImageDown aria-hidden="true" size={16} strokeWidth={1.75} className="mt-0.5 flex-none" />
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </p>
      ))}
    </div>
  )
}
