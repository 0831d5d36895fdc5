import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import { type RefObject, useCallback, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { allowScrollLock } from '../../ui/style-nonce.ts'
import { useCloseOnBack } from '../../ui/use-close-on-back.ts'
import { useReturnFocus } from '../../ui/use-return-focus.ts'
import { useGallery } from './use-gallery.ts'
import { ZoomablePhoto, type ZoomControl } from './zoomable-photo.tsx'

interface PhotoViewerProps {
  photos: readonly string[]
  fallback: string
  title: string
  start: number
  /** Has the focus afterwards; else what had it before. */
  returnFocusTo?: RefObject<HTMLElement | null>
  /** Told which photo was in sight at the end. */
  onClose: (index: number) => void
}

const round =
  'grid size-12 place-items-center rounded-full bg-black/60 text-white hover:bg-black/80 disabled:opacity-30'

/** The photos on the whole screen, to look at closely; arrows move, Esc and Back close. */
export function PhotoViewer(props: PhotoViewerProps) {
  const { photos, fallback, title, start, returnFocusTo, onClose } = props
  const { track, index, show, onScroll, onPointerDown, onKeyDown } = useGallery(
    photos.length,
    start,
  )
  const focus = useReturnFocus(returnFocusTo)
  const zoom = useRef<ZoomControl>(null)
  const [isZoomed, setIsZoomed] = useState(false)
  const ZoomIcon = isZoomed ? ZoomOut : ZoomIn
  useCloseOnBack(true, () => onClose(index))
  // The portal mounts its children a render later: only their own ref knows when there is something to scroll.
  const scrollToStart = useCallback(
    (element: HTMLDivElement | null) => {
      track.current = element
      element?.scrollTo({ left: start * element.clientWidth, behavior: 'instant' })
    },
    [track, start],
  )
  allowScrollLock()
  return (
    <Radix.Root open onOpenChange={() => onClose(index)}>
      <Radix.Portal>
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          className="appear fixed inset-0 z-60 flex flex-col justify-center bg-black"
        >
          <Radix.Title className="sr-only">Fotos: {title}</Radix.Title>
          <div
            ref={scrollToStart}
            {...{ onScroll, onPointerDown }}
            className="gallery-track h-full"
          >
            {photos.map((photo, each) => (
              <ZoomablePhoto
                key={photo}
                url={photo}
                fallback={fallback}
                alt={`Foto ${each + 1} de ${photos.length}: ${title}`}
                isFirst={each === start}
                isShown={each === index}
                onZoom={setIsZoomed}
                control={each === index ? zoom : undefined}
              />
            ))}
          </div>
          <Radix.Close
            aria-label="Cerrar"
            className={`absolute top-[calc(1rem+env(safe-area-inset-top))] right-4 ${round}`}
          >
            <X aria-hidden="true" size={24} strokeWidth={1.75} />
          </Radix.Close>
          <button
            type="button"
            aria-label="Acercar"
            aria-pressed={isZoomed}
            onClick={() => zoom.current?.toggle()}
            className={`absolute top-[calc(1rem+env(safe-area-inset-top))] right-20 ${round}`}
          >
            <ZoomIcon aria-hidden="true" size={24} strokeWidth={1.75} />
          </button>
          {photos.length > 1 && (
            <div
              className={classNames(
                'absolute inset-x-0 bottom-[calc(1.25rem+env(safe-area-inset-bottom))] flex items-center justify-center gap-5',
                isZoomed && 'invisible',
              )}
            >
              <button
                type="button"
                aria-label="Foto anterior"
                disabled={index === 0}
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
                disabled={index === photos.length - 1}
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
