import { captionOf, type MessagePhoto } from '@wepa/domain/conversations/message-photos'
import { barePhotoUrl } from '@wepa/domain/photos/bare-url'
import { categoryImage } from '@wepa/domain/photos/fallback'
import { avifUrl, thumbnailUrl } from '@wepa/domain/photos/photo'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { latePart } from '../../../ui/late-part.tsx'
import { useIsLight } from '../../../ui/light-context.ts'
import { MessageText } from '../message-text.tsx'
import type { Entry } from '../thread-entries.ts'
import { WaitingPhotos } from './waiting-photos.tsx'

const PhotoViewer = latePart(
  async () => (await import('../../../blocks/photo-gallery/photo-viewer.tsx')).PhotoViewer,
  { failure: 'No pudimos abrir la foto. Revisa tu conexión.' },
)

interface MessagePhotosProps {
  entry: Entry
  photos: NonNullable<Entry['photos']>
  /** Who sent them. */
  author: string
  /** Their addresses do not open any more. */
  onStale: () => void
}

/** The photos of a message, and what was said with them. */
export function MessagePhotos({ entry, photos, author, onStale }: MessagePhotosProps) {
  const caption = captionOf(entry.content)
  return (
    <div className="grid gap-1.5">
      {'waiting' in photos ? (
        <WaitingPhotos keys={photos.waiting} clientId={photos.clientId} />
      ) : (
        <StoredPhotos photos={photos.stored} author={author} onStale={onStale} />
      )}
      {caption !== null && <MessageText text={caption} isOwn={entry.isOwn} />}
    </div>
  )
}

interface StoredPhotosProps {
  photos: readonly MessagePhoto[]
  author: string
  onStale: () => void
}

function StoredPhotos({ photos, author, onStale }: StoredPhotosProps) {
  const isLight = useIsLight()
  const [isWanted, setWanted] = useState(false)
  const [opened, setOpened] = useState<number>()
  const seenLast = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const count = photos.length
  if (count === 0) {
    return <p className="italic">Las fotos se guardan un año: estas ya no están.</p>
  }
  if (isLight && !isWanted) {
    return (
      <Button size="small" tone="quiet" onClick={() => setWanted(true)}>
        {count === 1 ? 'Ver la foto' : `Ver las ${count} fotos`}
      </Button>
    )
  }
  const urls = photos.map(({ url }) => url)
  return (
    <>
      <ul ref={list} className={classNames('message-photos', count === 1 && 'message-photo-alone')}>
        {photos.map(({ url, width, height }, index) => (
          <li key={barePhotoUrl(url)}>
            <button
              type="button"
              aria-label={`Ampliar foto ${index + 1} de ${count} de ${author}`}
              onClick={() => setOpened(index)}
              className="block w-full cursor-zoom-in"
            >
              <picture className="contents">
                <source type="image/avif" srcSet={avifUrl(thumbnailUrl(url)) ?? undefined} />
                <img
                  src={thumbnailUrl(url)}
                  alt=""
                  width={width ?? 480}
                  height={height ?? 480}
                  loading="lazy"
                  onError={onStale}
                />
              </picture>
            </button>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <PhotoViewer
          photos={urls}
          fallback={categoryImage(null)}
          title={`de ${author}`}
          start={opened}
          returnFocusTo={seenLast}
          onClose={(index) => {
            seenLast.current = list.current?.querySelectorAll('button')[index] ?? null
            setOpened(undefined)
          }}
        />
      )}
    </>
  )
}
