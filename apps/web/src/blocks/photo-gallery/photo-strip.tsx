import { categoryImage, shownPictures } from '@wepa/domain/photos/fallback'
import { avifUrl, thumbnailUrl } from '@wepa/domain/photos/photo'
import { useState } from 'react'
import { latePart } from '../../ui/late-part.tsx'
import { useBrokenPicture } from '../listing-card/use-broken-picture.ts'

const PhotoViewer = latePart(async () => (await import('./photo-viewer.tsx')).PhotoViewer, {
  failure: 'No pudimos abrir la foto. Revisa tu conexión.',
})

/** All photos of an ad in one row, small; a press shows them whole. */
export function PhotoStrip({ images, title }: { images: readonly string[]; title: string }) {
  const [opened, setOpened] = useState<number | null>(null)
  const photos = shownPictures(images)
  if (photos.length === 0) return null
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {photos.map((photo, index) => (
          <li key={photo}>
            <button
              type="button"
              aria-label={`Ampliar foto ${index + 1} de ${photos.length}: ${title}`}
              onClick={() => setOpened(index)}
              className="block cursor-zoom-in overflow-hidden rounded-field border border-line hover:border-ink"
            >
              <Small url={photo} alt={`Foto ${index + 1} de ${photos.length}: ${title}`} />
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <PhotoViewer
          photos={photos}
          fallback={fallback}
          title={title}
          start={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

const fallback = categoryImage('de-todo')

function Small({ url, alt }: { url: string; alt: string }) {
  const picture = useBrokenPicture(thumbnailUrl(url), fallback)
  const avif = avifUrl(picture.url)
  return (
    <picture className="contents">
      {avif && <source type="image/avif" srcSet={avif} />}
      <img
        {...picture.watch}
        src={picture.url}
        alt={alt}
        width={96}
        height={72}
        loading="lazy"
        className="h-18 w-24 bg-sand-deep object-cover"
      />
    </picture>
  )
}
