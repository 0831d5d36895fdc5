import { imageSource } from '@wepa/domain/photos/fallback'
import { avifUrl, thumbnailUrl } from '@wepa/domain/photos/photo'
import { Tag } from 'lucide-react'
import { useBrokenPicture } from '../../../blocks/listing-card/use-broken-picture.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useIsLight } from '../../../ui/light-context.ts'

interface ListingShotProps {
  /** The first picture of the ad, if it has one. */
  image: string | undefined
  className: string
}

/** The small picture of the ad that a conversation is about. Decorative: its title stands beside it. */
export function ListingShot({ image, className }: ListingShotProps) {
  const isLight = useIsLight()
  const { url, watch } = useBrokenPicture(image ? thumbnailUrl(imageSource(image)) : '', '')
  if (url === '' || isLight) {
    return (
      <span
        aria-hidden="true"
        className={classNames('grid place-items-center bg-sand-deep text-muted', className)}
      >
        <Tag size={20} strokeWidth={1.75} />
      </span>
    )
  }
  const avif = avifUrl(url)
  return (
    <picture className="flex-none">
      {avif && <source type="image/avif" srcSet={avif} />}
      <img
        {...watch}
        src={url}
        alt=""
        width={56}
        height={56}
        loading="lazy"
        className={classNames('bg-sand-deep object-cover', className)}
      />
    </picture>
  )
}
