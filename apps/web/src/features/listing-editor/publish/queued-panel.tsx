import { useEffect, useState } from 'react'
import type { Queued } from '../../../offline/browser-db/task.ts'
import { onDone, useQueued } from '../../../offline/outbox/outbox.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useFocusAtStart } from '../use-focus-at-start.ts'
import { SendingState } from './sending-state.tsx'

interface QueuedPanelProps {
  /** The ad as it was queued. */
  item: Queued
  title: string
  onEdit: () => void
  onAnother: () => void
}

/** Stands in the form's place when an ad could not be sent at once: it goes out by itself, and this says how far it is. */
export function QueuedPanel({ item, title, onEdit, onAnother }: QueuedPanelProps) {
  const current = useQueued(item.userId).find(({ id }) => id === item.id) ?? item
  const [isPublished, setIsPublished] = useState(false)
  const heading = useFocusAtStart()
  useEffect(
    () =>
      onDone('publish', (done) => {
        if (done.item.id === item.id) setIsPublished(true)
      }),
    [item.id],
  )
  return (
    <section className="grid gap-4 rounded-card border border-line bg-card p-4 shadow-soft sm:p-6">
      <h2 ref={heading} tabIndex={-1} className="text-h3 font-bold wrap-anywhere outline-none">
        {isPublished ? `«${title}» se publicó` : `«${title}» está en cola`}
      </h2>
      <div role="status" className="grid gap-2">
        {isPublished ? (
          <p className="text-body">Ya está en Wepa con todas sus fotos.</p>
        ) : (
          <>
            <SendingState item={current} />
            <p className="text-body">{wordsOf(current)}</p>
          </>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {isPublished ? (
          <LinkButton to="/my-listings">Ver mis anuncios</LinkButton>
        ) : (
          <Button
            tone={current.state === 'rejected' ? 'main' : 'quiet'}
            aria-disabled={current.state === 'sending'}
            onClick={() => {
              if (current.state !== 'sending') onEdit()
            }}
          >
            Editar
          </Button>
        )}
        <Button tone="quiet" onClick={onAnother}>
          Publicar otro
        </Button>
        <LinkButton tone="bare" to={isPublished ? '/' : '/pendientes'}>
          {isPublished ? 'Ir al inicio' : 'Ver pendientes'}
        </LinkButton>
      </div>
    </section>
  )
}

function wordsOf({ state }: Queued): string {
  if (state === 'rejected') return 'Tu anuncio sigue guardado aquí. Corrígelo y publícalo otra vez.'
  return 'Está guardado en este teléfono y se publica solo en cuanto se pueda. Puedes cerrar esta página.'
}
