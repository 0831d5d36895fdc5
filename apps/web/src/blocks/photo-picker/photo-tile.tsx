import { useSortable } from '@dnd-kit/sortable'
import type { LinkedPhoto } from '@wepa/domain/photos/linked-photo'
import { isLink, thumbnailUrl } from '@wepa/domain/photos/photo'
import { ArrowLeft, ArrowRight, ImageIcon, RotateCw, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { linkedPhotoText } from '../../text/linked-photos.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { isUnderWay, type Photo } from './photo.ts'

interface PhotoTileProps {
  photo: Photo
  /** Of a photo that lies elsewhere: how far its copy is. */
  linked: LinkedPhoto | undefined
  index: number
  count: number
  onMove: (to: number) => void
  onRotate: () => void
  onRemove: () => void
  onRetry: () => void
}

/**
 * One photo with its buttons; dragging the picture moves it, and so do the arrows. An arrow that leads nowhere
 * stays focusable, or a photo that arrives at the end would lose the focus of who moved it there.
 */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, linked, index, count, onMove, onRotate, onRemove, onRetry } = props
  const sortable = useSortable({ id: photo.key })
  const name = `la foto ${index + 1}`
  return (
    <li
      ref={sortable.setNodeRef}
      style={{
        transform: moveBy(sortable.transform),
        transition: sortable.transition,
      }}
      className={classNames(
        'relative overflow-hidden rounded-card border bg-card',
        sortable.isDragging ? 'z-10 border-caribe shadow-lifted' : 'border-line',
      )}
    >
      <div
        {...sortable.listeners}
        className="relative aspect-square cursor-grab touch-manipulation"
      >
        <Picture photo={photo} copyUrl={linked?.copyUrl ?? null} index={index} />
        {index === 0 && !isUnderWay(photo) && (
          <span className="absolute bottom-2 left-2 rounded-full bg-card px-2.5 py-0.5 text-small font-semibold text-ink shadow-soft">
            Portada
          </span>
        )}
        <Progress photo={photo} />
      </div>
      {linked && <CopyNote linked={linked} />}
      {photo.failure && (
        <Failure message={photo.failure.message} onRetry={photo.failure.canRetry && onRetry} />
      )}
      <div className="flex justify-between border-t border-line">
        <IconButton
          label={`Mover ${name} antes`}
          aria-disabled={index === 0}
          className="aria-disabled:opacity-40"
          onClick={() => onMove(index - 1)}
        >
          <ArrowLeft aria-hidden="true" size={20} strokeWidth={1.75} />
        </IconButton>
        <IconButton label={`Girar ${name}`} onClick={onRotate}>
          <RotateCw aria-hidden="true" size={20} strokeWidth={1.75} />
        </IconButton>
        <IconButton
          label={`Mover ${name} después`}
          aria-disabled={index === count - 1}
          className="aria-disabled:opacity-40"
          onClick={() => onMove(index + 1)}
        >
          <ArrowRight aria-hidden="true" size={20} strokeWidth={1.75} />
        </IconButton>
      </div>
      <IconButton
        label={`Quitar ${name}`}
        className="group absolute! top-0 right-0 hover:bg-transparent!"
        onClick={onRemove}
      >
        <span className="grid size-8 place-items-center rounded-full bg-card shadow-soft transition-transform group-hover:scale-110">
          <X aria-hidden="true" size={18} strokeWidth={1.75} />
        </span>
      </IconButton>
    </li>
  )
}

function moveBy(by: { x: number; y: number } | null): string | undefined {
  return by ? `translate3d(${by.x}px, ${by.y}px, 0)` : undefined
}

interface PictureProps {
  photo: Photo
  copyUrl: string | null
  index: number
}

// A HEIC photo has no picture this browser can show until the server has read it.
// One that lies elsewhere is shown once its copy is here.
function Picture({ photo, copyUrl, index }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const local = photo.preview === broken ? null : photo.preview
  const url = copyUrl ?? photo.url
  const source = (copyUrl ? null : local) ?? (url && thumbnailUrl(url))
  if (source === null || isLink(source)) {
    return (
      <div className="grid size-full place-items-center bg-sand-deep text-muted">
        <ImageIcon aria-hidden="true" size={32} strokeWidth={1.5} />
      </div>
    )
  }
  return (
    <img
      src={source}
      alt={`Foto ${index + 1}: ${photo.name}`}
      draggable={false}
      onError={() => setBroken(photo.preview)}
      style={{ rotate: `${photo.rotation}deg` }}
      className="size-full object-cover transition-[rotate]"
    />
  )
}

function Progress({ photo }: { photo: Photo }): ReactNode {
  if (!isUnderWay(photo)) return null
  const percent = Math.round(photo.progress * 100)
  return (
    <div className="absolute inset-x-2 bottom-2 rounded-full bg-card p-1 shadow-soft">
      <div
        role="progressbar"
        aria-label={`Subiendo ${photo.name}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-2 overflow-hidden rounded-full bg-edge/40"
      >
        <div className="h-full bg-caribe transition-[width]" style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}

function CopyNote({ linked }: { linked: LinkedPhoto }) {
  const text = linkedPhotoText(linked)
  if (text === null) return null
  const look = linked.state === 'failed' ? 'bg-danger-soft text-danger' : 'bg-sol-soft text-ink'
  return (
    <p className={classNames('border-t border-line px-2 py-2 text-small wrap-anywhere', look)}>
      {text}
    </p>
  )
}

function Failure({ message, onRetry }: { message: string; onRetry: false | (() => void) }) {
  return (
    <div className="border-t border-line bg-danger-soft px-2 py-2 text-small text-danger">
      <p>{message}</p>
      {onRetry && (
        <button type="button" className="min-h-11 font-semibold underline" onClick={onRetry}>
          Intentar de nuevo
        </button>
      )}
    </div>
  )
}
