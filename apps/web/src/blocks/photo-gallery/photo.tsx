import {
  avifUrl,
  DISPLAY_EDGE,
  isUploadUrl,
  PHONE_EDGE,
  phoneUrl,
  THUMBNAIL_EDGE,
  thumbnailUrl,
} from '@wepa/domain/photos/photo'
import type { CSSProperties } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { useBrokenPicture } from '../listing-card/use-broken-picture.ts'

interface PhotoProps {
  url: string
  fallback: string
  alt: string
  /** The largest thing on the page: its thumbnail lies under it until it is here. */
  isFirst?: boolean
  /** How wide it stands, as the browser asks for it, where that is not as in the page. */
  sizes?: string | undefined
  className?: string
}

/** How wide a photo stands in the page; the browser chooses among the sizes by it. */
const inPage = '(min-width: 75rem) 50rem, (min-width: 48rem) 62vw, 100vw'

/** One photo of the gallery, whole, on a quiet ground. */
export function Photo(props: PhotoProps) {
  const { url, fallback, alt, isFirst = false, sizes = inPage, className } = props
  const picture = useBrokenPicture(url, fallback)
  const sources = sourcesOf(picture.url)
  return (
    <picture className="contents">
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      <img
        {...picture.watch}
        src={picture.url}
        {...(sources ? { srcSet: sources.webp, sizes } : {})}
        {...(isFirst && sources ? { style: underlay(picture.url) } : {})}
        alt={alt}
        width={1200}
        height={900}
        loading={isFirst ? 'eager' : 'lazy'}
        {...(isFirst ? { fetchPriority: 'high' } : {})}
        className={classNames('w-full bg-contain bg-center bg-no-repeat object-contain', className)}
      />
    </picture>
  )
}

/** The thumbnail, a tenth of the bytes, in the format that the browser takes. */
function underlay(url: string): CSSProperties {
  const thumbnail = thumbnailUrl(url)
  const formats = `url(${avifUrl(thumbnail)}) type("image/avif"), url(${thumbnail}) type("image/webp")`
  return { backgroundImage: `image-set(${formats})` }
}

/** The sizes of a photo in our own store; undefined for others. */
function sourcesOf(url: string): { avif: string; webp: string } | undefined {
  if (!isUploadUrl(url)) return undefined
  const sizes = [
    [thumbnailUrl(url), THUMBNAIL_EDGE],
    [phoneUrl(url), PHONE_EDGE],
    [url, DISPLAY_EDGE],
  ] as const
  return {
    avif: sizes.map(([file, width]) => `${avifUrl(file)} ${width}w`).join(', '),
    webp: sizes.map(([file, width]) => `${file} ${width}w`).join(', '),
  }
}
