import { avifUrl, thumbnailUrl } from '@wepa/domain/photos/photo'
import { useBrokenPicture } from '../../blocks/listing-card/use-broken-picture.ts'
import { classNames } from '../../ui/class-names.ts'

interface ThumbnailsProps {
  photos: readonly string[]
  fallback: string
  current: number
  onShow: (index: number) => void
}

/** The row of small photos under the gallery. */
export function Thumbnails({ photos, fallback, current, onShow }: ThumbnailsProps) {
  return (
    <ul className="scroll-quietly mt-2 flex gap-2 overflow-x-auto p-1 px-4 md:px-1">
      {photos.map((photo, index) => (
        <li key={photo} className="flex-none">
          <button
            type="button"
            aria-label={`Ver foto ${index + 1}`}
            aria-current={index === current}
            onClick={() => onShow(index)}
            className={classNames(
              'block overflow-hidden rounded-field border-2 transition-colors',
              index === current
                ? 'border-caribe'
                : 'border-transparent opacity-80 hover:opacity-100',
            )}
          >
            <Thumbnail url={thumbnailUrl(photo)} fallback={fallback} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function Thumbnail({ url, fallback }: { url: string; fallback: string }) {
  const picture = useBrokenPicture(url, fallback)
  const avif = avifUrl(picture.url)
  return (
    <picture className="contents">
      {avif && <source type="image/avif" srcSet={avif} />}
      <img
        {...picture.watch}
        src={picture.url}
        alt=""
        width={72}
        height={56}
        loading="lazy"
        className="h-14 w-18 object-cover"
      />
    </picture>
  )
}
