import type { VerificationDocument } from '@wepa/domain/trust/verification'
import { ChevronLeft, ChevronRight, Download, X, ZoomIn, ZoomOut } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ZoomablePhoto, type ZoomControl } from '../../../blocks/photo-gallery/zoomable-photo.tsx'
import '../../../blocks/photo-gallery/gallery-track.css'
import { saveAs } from '../../../lib/download-file.ts'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { allowScrollLock } from '../../../ui/style-nonce.ts'
import { useCloseOnBack } from '../../../ui/use-close-on-back.ts'
import { useReturnFocus } from '../../../ui/use-return-focus.ts'
import type { OpenedDocument, useDocuments } from './use-documents.ts'

interface DocumentViewerProps extends ReturnType<typeof useDocuments> {
  documents: readonly VerificationDocument[]
  /** The place of the one in sight. */
  index: number
  onIndex: (index: number) => void
  onClose: () => void
  returnFocusTo: RefObject<HTMLElement | null>
}

const round =
  'grid size-11 flex-none place-items-center rounded-full text-white hover:bg-white/15 disabled:opacity-30'

/** The documents of a case on the whole screen; arrow keys go on, Esc and Back close. One is fetched as it comes in sight. */
export function DocumentViewer(props: DocumentViewerProps) {
  const { documents, index, onIndex, onClose, opened, problems, open, returnFocusTo } = props
  const shown = documents[index]
  const focus = useReturnFocus(returnFocusTo)
  const zoom = useRef<ZoomControl>(null)
  const [isZoomed, setIsZoomed] = useState(false)
  useCloseOnBack(true, onClose)
  const openShown = useEffectEvent(() => {
    if (shown) void open(shown)
  })
  const shownId = shown?.id
  useEffect(() => {
    if (shownId !== undefined) openShown()
  }, [shownId])
  allowScrollLock()
  if (!shown) return null
  const document = opened.get(shown.id)
  const go = (step: number) => {
    if (documents[index + step]) onIndex(index + step)
  }
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          onKeyDown={({ key }) => {
            if (key === 'ArrowLeft') go(-1)
            if (key === 'ArrowRight') go(1)
          }}
          className="appear fixed inset-0 z-60 grid grid-rows-[auto_minmax(0,1fr)] bg-black pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] text-white"
        >
          <div className="flex items-center gap-1 px-2 py-1">
            <Radix.Title aria-live="polite" className="min-w-0 flex-1 px-2 text-body font-semibold">
              Documento {index + 1} de {documents.length}
            </Radix.Title>
            {shown.kind === 'image' && document && (
              <button
                type="button"
                aria-label="Acercar"
                aria-pressed={isZoomed}
                onClick={() => zoom.current?.toggle()}
                className={round}
              >
                {isZoomed ? (
                  <ZoomOut aria-hidden="true" size={22} strokeWidth={1.75} />
                ) : (
                  <ZoomIn aria-hidden="true" size={22} strokeWidth={1.75} />
                )}
              </button>
            )}
            {documents.length > 1 && (
              <>
                <button
                  type="button"
                  aria-label="Documento anterior"
                  disabled={index === 0}
                  onClick={() => go(-1)}
                  className={round}
                >
                  <ChevronLeft aria-hidden="true" size={26} strokeWidth={1.75} />
                </button>
                <button
                  type="button"
                  aria-label="Documento siguiente"
                  disabled={index === documents.length - 1}
                  onClick={() => go(1)}
                  className={round}
                >
                  <ChevronRight aria-hidden="true" size={26} strokeWidth={1.75} />
                </button>
              </>
            )}
            <Radix.Close aria-label="Cerrar" className={round}>
              <X aria-hidden="true" size={24} strokeWidth={1.75} />
            </Radix.Close>
          </div>
          {document ? (
            <Content
              key={shown.id}
              {...{ shown, document, zoom }}
              name={`Documento ${index + 1}`}
              onZoom={setIsZoomed}
            />
          ) : (
            <Missing problem={problems.get(shown.id)} onRetry={() => void open(shown)} />
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface ContentProps {
  shown: VerificationDocument
  document: OpenedDocument
  name: string
  zoom: RefObject<ZoomControl | null>
  onZoom: (isZoomed: boolean) => void
}

function Content({ shown, document: { url, content }, name, zoom, onZoom }: ContentProps) {
  if (shown.kind === 'image') {
    return (
      <ZoomablePhoto
        url={url}
        fallback={url}
        alt={name}
        isFirst
        isShown
        onZoom={onZoom}
        control={zoom}
      />
    )
  }
  // Browsers of telephones show no PDF within a page.
  if (navigator.pdfViewerEnabled) {
    return <PdfFrame name={name} url={url} />
  }
  return (
    <div className="grid place-content-center justify-items-center gap-4 p-6 text-center">
      <p className="text-body">Este navegador no muestra PDF dentro de una página.</p>
      <Button onClick={() => saveAs(content, `documento-${shown.id}.pdf`)}>
        <Download aria-hidden="true" size={18} strokeWidth={1.75} />
        Guardar el PDF
      </Button>
    </div>
  )
}

/**
 * A PDF in the browser's own viewer, which takes the focus as it comes: once it is given back to what had it, so
 * that keys go on.
 */
function PdfFrame({ name, url }: { name: string; url: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const dialog = frame.current?.closest<HTMLElement>('[role="dialog"]')
    let last = document.activeElement
    const remember = () => {
      if (document.activeElement !== frame.current) last = document.activeElement
    }
    const giveBack = () => {
      if (document.activeElement !== frame.current) return
      if (last instanceof HTMLElement && dialog?.contains(last)) last.focus()
      // It has become disabled, or is gone.
      if (document.activeElement === frame.current) dialog?.focus()
      stop()
    }
    // Given back while the event is told, Chromium has not moved its own focus yet: Enter then reloads the page.
    const giveBackSoon = () => setTimeout(giveBack)
    const stop = () => {
      window.removeEventListener('blur', giveBackSoon)
      dialog?.removeEventListener('focusin', remember)
    }
    window.addEventListener('blur', giveBackSoon)
    dialog?.addEventListener('focusin', remember)
    return stop
  }, [])
  return <iframe ref={frame} title={name} src={url} className="size-full border-0 bg-white" />
}

function Missing({ problem, onRetry }: { problem: string | undefined; onRetry: () => void }) {
  return (
    <div className="grid place-content-center justify-items-center gap-4 p-6 text-center">
      {problem ? (
        <>
          <p role="alert" className="text-body">
            {problem}
          </p>
          <Button onClick={onRetry}>Intentar de nuevo</Button>
        </>
      ) : (
        <p role="status" className="grid justify-items-center gap-3 text-body">
          <Spinner />
          Abriendo…
        </p>
      )}
    </div>
  )
}
