import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import { type KeyboardEvent, useState } from 'react'
import { allowScrollLock } from '../ui/style-nonce.ts'
import { useReturnFocus } from '../ui/use-return-focus.ts'
import { useBrokenPicture } from './use-broken-picture.ts'

interface PhotoViewerProps {
  photos: readonly string[]
  fallback: string
  title: string
  start: number
  onClose: () => void
}

const round =
  'grid size-12 place-items-center rounded-full bg-black/60 text-white hover:bg-black/80 aria-disabled:opacity-30'

/** One photo at a time on the whole screen; arrows go on, Esc closes. */
export function PhotoViewer({ photos, fallback, title, start, onClose }: PhotoViewerProps) {
  const [index, setIndex] = useState(start)
  const focus = useReturnFocus(undefined)
  const show = (wanted: number) => setIndex(Math.min(Math.max(wanted, 0), photos.length - 1))
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') show(index - 1)
    if (key === 'ArrowRight') show(index + 1)
  }
  const url = photos[index] ?? fallback
  allowScrollLock()
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          className="appear fixed inset-0 z-60 grid place-items-center bg-black"
        >
          <Radix.Title className="sr-only">Fotos: {title}</Radix.Title>
          <Large
            key={url}
            {...{ url, fallback }}
            alt={`Foto ${index + 1} de ${photos.length}: ${title}`}
          />
          <Radix.Close
            aria-label="Cerrar"
            className={`absolute top-[calc(1rem+env(safe-area-inset-top))] right-4 ${round}`}
          >
            <X aria-hidden="true" size={24} strokeWidth={1.75} />
          </Radix.Close>
          {photos.length > 1 && (
            <div className="absolute inset-x-0 bottom-[calc(1.25rem+env(safe-area-inset-bottom))] flex items-center justify-center gap-5">
              <button
                type="button"
                aria-label="Foto anterior"
                aria-disabled={index === 0}
                onClick={() => show(index - 1)}
                className={round}
              >
                <ChevronLeft aria-hidden="true" size={26} strokeWidth={1.75} />
              </button>
              <p role="status" className="rounded-full bg-black/60 px-4 py-2 text-body text-white">
                {index + 1} de {photos.length}
              </p>
              <button
                type="button"
                aria-label="Foto siguiente"
                aria-disabled={index === photos.length - 1}
                onClick={() => show(index + 1)}
                className={round}
              >
                <ChevronRight aria-hidden="true" size={26} strokeWidth={1.75} />
              </button>
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Large({ url, fallback, alt }: { url: string; fallback: string; alt: string }) {
  const picture = useBrokenPicture(url, fallback)
  return (
    <img
      {...picture.watch}
      src={picture.url}
      alt={alt}
      className="max-h-dvh max-w-full object-contain"
    />
  )
}
