import type { ListingCard } from '@wepa/domain/listings/card'
import { categoryImage, ownCardImage } from '@wepa/domain/photos/fallback'
import { avifUrl } from '@wepa/domain/photos/photo'
import { classNames } from '../../ui/class-names.ts'
import { useIsLight } from '../../ui/light-context.ts'
import { CardPicture } from '../light-mode/light-parts.tsx'
import { NoPhoto } from './no-photo.tsx'
import { useBrokenPicture } from './use-broken-picture.ts'
import './listing-card.css'

interface ListingPictureProps {
  listing: Pick<ListingCard, 'title' | 'thumbnails' | 'images' | 'category'>
  /** In the first row: fetched at once. */
  isEager?: boolean
  /** The largest picture of the screen: fetched before the others. */
  isFirst?: boolean
  className?: string
}

/**
 * The picture of an ad on a card, AVIF or WebP at 4:3, with its place kept while it loads. It
 * repeats the title beside it, so it says nothing to screen readers; that there is no photo is said to all.
 */
export function ListingPicture(props: ListingPictureProps) {
  const { listing, isEager = false, isFirst = false, className } = props
  const isLight = useIsLight()
  const drawing = categoryImage(listing.category.slug)
  const own = ownCardImage(listing)
  const picture = useBrokenPicture(own ?? drawing, drawing)
  const avif = avifUrl(picture.url)
  if (isLight) return <CardPicture url={picture.url} name={listing.title} />
  if (own === undefined) {
    return <NoPhoto category={listing.category} className={classNames('shot', className)} />
  }
  return (
    <picture className="contents">
      {avif && <source type="image/avif" srcSet={avif} />}
      <img
        {...picture.watch}
        src={picture.url}
        alt=""
        width={480}
        height={360}
        loading={isEager ? 'eager' : 'lazy'}
        {...(isFirst ? { fetchPriority: 'high' } : {})}
        className={classNames('shot', className)}
      />
    </picture>
  )
}
