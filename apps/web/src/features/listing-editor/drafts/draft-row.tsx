import { relativeTime } from '@wepa/domain/text/relative-time'
import { ImageIcon, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNow } from '../../../lib/head/site.ts'
import type { Draft } from '../../../offline/browser-db/draft.ts'
import type { Queued } from '../../../offline/browser-db/task.ts'
import { blobOf, findPhoto } from '../../../offline/drafts/draft-photos.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SendingState } from '../publish/sending-state.tsx'

interface DraftRowProps {
  draft: Draft
  /** Its place in the queue, if it waits to be published. */
  item: Queued | undefined
  onOpen: () => void
  onDelete: () => void
}

/** One draft: its first picture, title, age and number of photos. */
export function DraftRow({ draft, item, onOpen, onDelete }: DraftRowProps) {
  const now = useNow()
  const [isAsking, setIsAsking] = useState(false)
  const trash = useRef<HTMLButtonElement>(null)
  const title = draft.fields.title?.trim() || 'Sin título'
  const isSending = item?.state === 'sending'
  return (
    <article className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-card p-3 shadow-soft">
      <DraftPicture draft={draft} />
      <div className="min-w-0 flex-1 basis-40">
        <h3 className="truncate text-body font-semibold">{title}</h3>
        <p className="text-small text-muted">
          {`${relativeTime(draft.updatedAt, new Date(now))} · ${photoCount(draft.photos.length)}`}
        </p>
        {item && <SendingState item={item} />}
      </div>
      <div className="flex flex-none items-center gap-1">
        <Button
          tone="quiet"
          size="small"
          aria-disabled={isSending}
          aria-label={`Seguir con: ${title}`}
          onClick={() => {
            if (!isSending) onOpen()
          }}
        >
          {item ? 'Editar' : 'Seguir'}
        </Button>
        <IconButton
          ref={trash}
          label={`Eliminar el borrador: ${title}`}
          className="text-muted"
          onClick={() => setIsAsking(true)}
        >
          <Trash2 aria-hidden="true" size={20} strokeWidth={1.75} />
        </IconButton>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="¿Eliminar este borrador?"
        description={
          item
            ? `«${title}» sale de la cola y no se publica. El texto y las fotos se borran de este teléfono.`
            : `El texto y las fotos de «${title}» se borran de este teléfono.`
        }
        confirmLabel="Eliminar"
        tone="danger"
        onConfirm={onDelete}
        returnFocusTo={trash}
      />
    </article>
  )
}

function DraftPicture({ draft }: { draft: Draft }) {
  const url = useFirstPicture(draft)
  const rotation = draft.photos[0]?.rotation ?? 0
  return (
    <div className="grid size-14 flex-none place-items-center overflow-hidden rounded-field bg-sand-deep text-muted">
      {url === null ? (
        <ImageIcon aria-hidden="true" size={24} strokeWidth={1.5} />
      ) : (
        <img
          src={url}
          alt=""
          style={{ rotate: `${rotation}deg` }}
          className="size-full object-cover"
        />
      )}
    </div>
  )
}

function useFirstPicture({ id, photos }: Draft): string | null {
  const key = photos[0]?.key
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (key === undefined) return
    let made: string | null = null
    let isGone = false
    void findPhoto(id, key).then((photo) => {
      const blob = photo && blobOf(photo)
      if (!blob || isGone) return
      made = URL.createObjectURL(blob)
      setUrl(made)
    })
    return () => {
      isGone = true
      setUrl(null)
      if (made !== null) URL.revokeObjectURL(made)
    }
  }, [id, key])
  return url
}

function photoCount(count: number): string {
  if (count === 0) return 'sin fotos'
  return count === 1 ? '1 foto' : `${count} fotos`
}
