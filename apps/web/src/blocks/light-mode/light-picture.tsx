import { avifUrl } from '@wepa/domain/photos/photo'
import { displayDataSize } from '@wepa/domain/text/data-size'
import { ImageDown } from 'lucide-react'
import { trpc } from '../../lib/trpc.ts'
import { classNames } from '../../ui/class-names.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import { pictureFailure } from './picture-failure.ts'
import { showPicture, tappedPicture } from './show-picture.ts'
import './light-mode.css'

export interface LightPictureProps {
  /** Of one of our own pictures. */
  url: string
  /** What it shows, for who does not see it: 'Foto 2 de 3: Mesa de caoba'. */
  name: string
  className?: string | undefined
}

/** A picture in light mode: a link that says what it costs, and at a tap shows it in its own place. */
export function LightPicture({ url, name, className }: LightPictureProps) {
  const href = avifUrl(url) ?? url
  const { data: bytes } = trpc.photos.size.useQuery(
    { path: href.replace(/\?.*/, '') },
    // What lies under a name never changes.
    { staleTime: Number.POSITIVE_INFINITY, retry: false },
  )
  const label = bytes ? `Foto · ${displayDataSize(bytes)}` : 'Foto'
  return (
    <a
      href={href}
      data-picture={name}
      aria-label={`${label}: ${name}`}
      className={classNames('light-picture', className)}
      onClick={({ nativeEvent }) => {
        const link = tappedPicture(nativeEvent)
        if (!link) return
        nativeEvent.preventDefault()
        void showPicture(link).then((isShown) => {
          if (!isShown) showToast({ ...pictureFailure, tone: 'bad' })
        })
      }}
    >
      <ImageDown aria-hidden="true" size={20} strokeWidth={1.75} />
      <span>{label}</span>
    </a>
  )
}
