import { categoryImage, ownCardImage, shownPictures } from '@wepa/domain/photos/fallback'
import { uploadUrl } from '@wepa/domain/photos/photo'
import { ChevronLeft, ChevronRight, Expand } from 'lucide-react'
import { useRef, useState } from 'react'
import { FavoriteHeart } from '../../blocks/favorite/favorite-heart.tsx'
import { LightGallery } from '../../blocks/light-mode/light-parts.tsx'
import { ListingBadges } from '../../blocks/listing-card/listing-badges.tsx'
import { NoPhoto } from '../../blocks/listing-card/no-photo.tsx'
import { Photo } from '../../blocks/photo-gallery/photo.tsx'
import { useGallery } from '../../blocks/photo-gallery/use-gallery.ts'
import { classNames } from '../../ui/class-names.ts'
import { isWhole, type ShownListing } from './shown-listing.ts'
import { Thumbnails } from './thumbnails.tsx'
import './listing-detail.css'
import { latePart } from '../../ui/late-part.tsx'
import { useIsLight } from '../../ui/light-context.ts'

const PhotoViewer = latePart(
  async () => (await import('../../blocks/photo-gallery/photo-viewer.tsx')).PhotoViewer,
  { failure: 'No pudimos abrir la foto. Revisa tu conexión.' },
)

/** The photos of an ad: pushed sideways, by buttons, by arrow keys, or chosen below; one tap shows them whole. */
export function Gallery({ listing }: { listing: ShownListing }) {
  const isLight = useIsLight()
  if (!isLight && ownPhotos(listing).length === 0) return <EmptyGallery listing={listing} />
  if (!isLight) return <FullGallery listing={listing} />
  return <LightGallery listing={listing} photos={isWhole(listing) ? listing.images : undefined} />
}

/** Lower than a photo: there is nothing to look at. */
function EmptyGallery({ listing }: { listing: ShownListing }) {
  return (
    <section
      aria-label="Fotos"
      className="relative -mx-4 min-w-0 overflow-hidden bg-sand-deep md:mx-0 md:self-start md:rounded-sheet"
    >
      <NoPhoto category={listing.category} className="mx-auto h-48 w-auto md:h-64" />
      <ListingBadges listing={listing} isExplained className="absolute top-3 left-3 z-10" />
      <FavoriteHeart listing={listing} className="absolute top-2 right-2 z-10" />
    </section>
  )
}

function FullGallery({ listing }: { listing: ShownListing }) {
  const fallback = categoryImage(listing.category.slug)
  const photos = ownPhotos(listing)
  const gallery = useGallery(photos.length)
  const [isFull, setIsFull] = useState(false)
  const seenLast = useRef<HTMLElement>(null)
  const hasMany = photos.length > 1
  // A card shows one, and does not say how many there are.
  const ofAll = isWhole(listing) ? ` de ${photos.length}` : ''
  return (
    <section aria-label="Fotos" className="-mx-4 min-w-0 md:mx-0">
      <div className="relative overflow-hidden bg-sand-deep md:rounded-sheet">
        <div
          ref={gallery.track}
          className="gallery-track"
          onScroll={gallery.onScroll}
          onPointerDown={gallery.onPointerDown}
        >
          {photos.map((photo, index) => (
            <button
              key={photo}
              type="button"
              tabIndex={index === gallery.index ? 0 : -1}
              aria-label={`Ampliar foto ${index + 1}${ofAll}`}
              onClick={() => setIsFull(true)}
              onKeyDown={gallery.onKeyDown}
              className="cursor-zoom-in -outline-offset-4!"
            >
              <Photo
                url={photo}
                fallback={fallback}
                alt={`Foto ${index + 1}${ofAll}: ${listing.title}`}
                isFirst={index === 0}
                className="aspect-4/3"
              />
            </button>
          ))}
        </div>
        <ListingBadges listing={listing} isExplained className="absolute top-3 left-3 z-10" />
        <FavoriteHeart listing={listing} className="absolute top-2 right-2 z-10" />
        {hasMany && (
          <>
            <Step
              label="Foto anterior"
              side="left"
              isOff={gallery.index === 0}
              onPress={() => gallery.show(gallery.index - 1)}
            />
            <Step
              label="Foto siguiente"
              side="right"
              isOff={gallery.index === photos.length - 1}
              onPress={() => gallery.show(gallery.index + 1)}
            />
            <p className="pointer-events-none absolute right-3 bottom-3 inline-flex items-center gap-1.5 rounded-full bg-black/70 px-3 py-1 text-small font-semibold text-white">
              <Expand aria-hidden="true" size={14} strokeWidth={2} />
              <span role="status">
                {gallery.index + 1} de {photos.length}
              </span>
            </p>
          </>
        )}
      </div>
      {hasMany && (
        <Thumbnails {...{ photos, fallback }} current={gallery.index} onShow={gallery.show} />
      )}
      {isFull && (
        <PhotoViewer
          {...{ photos, fallback }}
          title={listing.title}
          start={gallery.index}
          returnFocusTo={seenLast}
          onClose={(index) => {
            const button = gallery.track.current?.children[index]
            seenLast.current = button instanceof HTMLElement ? button : null
            setIsFull(false)
            gallery.show(index)
          }}
        />
      )}
    </section>
  )
}

interface StepProps {
  label: string
  side: 'left' | 'right'
  isOff: boolean
  onPress: () => void
}

function Step({ label, side, isOff, onPress }: StepProps) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
      className={classNames(
        'needs-script absolute top-1/2 z-10 hidden size-11 -translate-y-1/2 place-items-center rounded-full bg-card/90 text-ink shadow-soft transition-opacity md:grid',
        side === 'left' ? 'left-3' : 'right-3',
        isOff && 'opacity-40',
      )}
    >
      <Icon aria-hidden="true" size={24} strokeWidth={1.75} />
    </button>
  )
}

function ownPhotos(listing: ShownListing): string[] {
  if (isWhole(listing)) return shownPictures(listing.images)
  const picture = ownCardImage(listing)
  return picture === undefined ? [] : [uploadUrl(picture)]
}
