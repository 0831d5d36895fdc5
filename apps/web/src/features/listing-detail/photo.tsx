import {
  avifUrl,
  DISPLAY_EDGE,
  isUploadUrl,
  THUMBNAIL_EDGE,
  thumbnailUrl,
} from '@wepa/domain/photo'
import { useBrokenPicture } from '../../blocks/use-broken-picture.ts'
import { classNames } from '../../ui/class-names.ts'

interface PhotoProps {
  url: string
  fallback: string
  alt: string
  /** The largest thing on the page: fetched before the others. */
  isFirst: boolean
  className?: string
}

/** How wide a photo stands in the page; the browser chooses between thumbnail and display size by it. */
export const photoSizes = '(min-width: 75rem) 50rem, (min-width: 48rem) 62vw, 100vw'

/** One photo of the gallery, whole, on a quiet ground. */
export function Photo({ url, fallback, alt, isFirst, className }: PhotoProps) {
  const picture = useBrokenPicture(url, fallback)
  const avif = photoSet(picture.url, 'avif')
  const webp = photoSet(picture.url, 'webp')
  return (
    <picture className="contents">
      {avif && <source type="image/avif" srcSet={avif} sizes={photoSizes} />}
      <img
        {...picture.watch}
        src={picture.url}
        {...(webp ? { srcSet: webp, sizes: photoSizes } : {})}
        alt={alt}
        width={1200}
        height={900}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding={isFirst ? 'sync' : 'async'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        className={classNames('w-full object-contain', className)}
      />
    </picture>
  )
}

/** 'thumbnail 480w, display 1600w' for a photo in our own store; undefined for others. */
export function photoSet(url: string, format: 'avif' | 'webp'): string | undefined {
  if (!isUploadUrl(url)) return undefined
  const inFormat = (each: string) => (format === 'avif' ? avifUrl(each) : each)
  return `${inFormat(thumbnailUrl(url))} ${THUMBNAIL_EDGE}w, ${inFormat(url)} ${DISPLAY_EDGE}w`
}
