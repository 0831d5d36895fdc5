import { thumbnailUrl } from '@wepa/domain/photos/photo'
import { ImagePlus, X } from 'lucide-react'
import { buttonClass } from '../../ui/button-class.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { PhotoLabel } from './photo-buttons.tsx'
import { TalkPicture } from './talk/talk-picture.tsx'
import type { TalkAd } from './talk/talk-state.ts'
import type { Talk } from './talk/use-talk.ts'

/** The photos beside the cover, each with its way out, and the way to more of them. */
export function AdPhotos({ talk, ad }: { talk: Talk; ad: TalkAd }) {
  const { morePhotos = [] } = ad
  const place = useKeptFocus<HTMLElement>(morePhotos.length)
  return (
    <section ref={place} tabIndex={-1} aria-label="Más fotos" className="grid gap-3 outline-none">
      {morePhotos.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {morePhotos.map((url, index) => (
            <li key={url} className="relative">
              <TalkPicture src={thumbnailUrl(url)} className="size-24" />
              {!talk.isBusy && (
                <IconButton
                  // The cover is the first.
                  label={`Quitar la foto ${index + 2}`}
                  className="absolute top-1 right-1 bg-card shadow-soft"
                  onClick={() => talk.removePhoto(url)}
                >
                  <X aria-hidden="true" size={20} strokeWidth={1.75} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {talk.hasPhotoRoom && !talk.isBusy && (
        <PhotoLabel
          className={buttonClass('quiet', 'medium', 'justify-self-start')}
          onChoose={(files) => void talk.choosePhotos(files)}
        >
          <ImagePlus aria-hidden="true" size={18} strokeWidth={1.75} />
          Añadir fotos
        </PhotoLabel>
      )}
    </section>
  )
}
