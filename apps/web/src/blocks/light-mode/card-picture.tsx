import { avifUrl } from '@wepa/domain/photos/photo'
import { ImageOff } from 'lucide-react'
import { LightPicture, type LightPictureProps } from './light-picture.tsx'

/** The picture of an ad's card in light mode, or the word that there is none. */
export function CardPicture({ url, name }: LightPictureProps) {
  // What lies in the page's own data, or is the category's drawing, has no file of ours to fetch.
  if (avifUrl(url) !== null) return <LightPicture url={url} name={name} />
  return (
    <span className="light-picture">
      <ImageOff aria-hidden="true" size={20} strokeWidth={1.75} />
      Sin foto
    </span>
  )
}
