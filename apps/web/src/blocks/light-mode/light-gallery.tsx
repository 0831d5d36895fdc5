import type { ListingCard } from '@wepa/domain/listings/card'
import { shownPictures } from '@wepa/domain/photos/fallback'
import { isUploadUrl, phoneUrl } from '@wepa/domain/photos/photo'
import { FavoriteHeart } from '../favorite/favorite-heart.tsx'
import { ListingBadges } from '../listing-card/listing-badges.tsx'
import { LightPicture } from './light-picture.tsx'

export interface LightGalleryProps {
  listing: ListingCard
  /** Its pictures; none as long as only its card is known. */
  photos: readonly string[] | undefined
}

/** The photos of an ad in light mode: one below the other, each as wide as a phone, once it is tapped. */
export function LightGallery({ listing, photos: given }: LightGalleryProps) {
  const photos = shownPictures(given ?? []).filter(isUploadUrl)
  return (
    <section aria-label="Fotos" className="grid min-w-0 content-start gap-2 pt-4 md:pt-0">
      <div className="flex items-center justify-between gap-2">
        <ListingBadges listing={listing} />
        <FavoriteHeart listing={listing} className="ml-auto" />
      </div>
      {given && photos.length === 0 && (
        <p className="text-body text-muted">Este anuncio no tiene fotos.</p>
      )}
      {photos.map((photo, index) => (
        <LightPicture
          key={photo}
          url={phoneUrl(photo)}
          name={`Foto ${index + 1} de ${photos.length}: ${listing.title}`}
          className="rounded-card"
        />
      ))}
    </section>
  )
}
