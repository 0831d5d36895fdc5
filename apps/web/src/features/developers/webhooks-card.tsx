import { EVENT_LABELS, WEBHOOK_EVENTS, type WebhookEvent } from '@wepa/domain/developers/webhook'
import type { Webhook } from '@wepa/domain/developers/webhook-schema'
import { longDate } from '@wepa/domain/text/date'
import { type FormEvent, useRef, useState } from 'react'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { Choices } from './choices.tsx'
import { SecretNote } from './secret-note.tsx'

/** Addresses of one's own servers, and what each is told of. */
export function WebhooksCard({ isBusiness }: { isBusiness: boolean }) {
  const webhooks = trpc.webhooks.list.useQuery(undefined, { staleTime: 0 })
  const [isAdding, setIsAdding] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <Card
      title="Avisos a tu servidor"
      text="Te enviamos cada aviso por POST a una dirección https pública, firmado. Si no contesta lo repetimos durante tres días, en orden para cada conversación."
    >
      {secret !== null && (
        <SecretNote
          title="El secreto con que firmamos"
          secret={secret}
          onDone={() => setSecret(null)}
        />
      )}
      {webhooks.data ? (
        <WebhookList webhooks={webhooks.data} isBusiness={isBusiness} />
      ) : (
        <Waiting error={webhooks.error} onRetry={() => void webhooks.refetch()} />
      )}
      {isAdding && (
        <WebhookForm
          onMade={(made) => {
            setIsAdding(false)
            setSecret(made)
            void webhooks.refetch()
          }}
          onCancel={() => setIsAdding(false)}
        />
      )}
      {isBusiness && !isAdding && (
        <Button tone="quiet" className="w-fit" onClick={() => setIsAdding(true)}>
          Añadir una dirección
        </Button>
      )}
    </Card>
  )
}

function Waiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!error) return <Skeleton className="h-16" />
  return <LoadFailure error={error} title="No pudimos cargar tus direcciones" onRetry={onRetry} />
}

interface WebhookListProps {
  webhooks: readonly Webhook[]
  isBusiness: boolean
}

function WebhookList({ webhooks, isBusiness }: WebhookListProps) {
  if (webhooks.length === 0) return <p className="text-body text-muted">No tienes ninguna.</p>
  return (
    <ul className="grid grid-cols-1">
      {webhooks.map((webhook) => (
        <li key={webhook.id} className="border-t border-line py-3 first:border-t-0">
          <WebhookRow webhook={webhook} isBusiness={isBusiness} />
        </li>
      ))}
    </ul>
  )
}

function WebhookRow({ webhook, isBusiness }: { webhook: Webhook; isBusiness: boolean }) {
  const queries = trpc.useUtils().webhooks
  const [isAsking, setIsAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const onError = (error: unknown) =>
    showToast({ title: 'Error', description: readFailure(error).message, tone: 'bad' })
  const onSuccess = () => queries.invalidate()
  const remove = trpc.webhooks.remove.useMutation({ onSuccess, onError })
  const ping = trpc.webhooks.ping.useMutation({
    onSuccess: () => {
      showToast({ title: 'Aviso de prueba enviado', description: 'Mira abajo qué contestó.' })
      return queries.invalidate()
    },
    onError,
  })
  const { id, url, events, failingSince, offAt } = webhook
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-mono text-small font-semibold wrap-anywhere">{url}</p>
        <p className="text-small text-muted">
          {events.map((each) => EVENT_LABELS[each]).join(' · ')}
        </p>
        {offAt && (
          <p className="text-small font-semibold text-danger">
            {`Apagada el ${longDate(offAt)}: no contestó durante tres días. Pruébala y vuelve.`}
          </p>
        )}
        {failingSince && !offAt && (
          <p className="text-small font-semibold text-danger">{`No contesta bien desde el ${longDate(failingSince)}.`}</p>
        )}
      </div>
      {isBusiness && (
        <Button
          tone="quiet"
          size="small"
          isBusy={ping.isPending}
          aria-label={`Probar: ${url}`}
          onClick={() => ping.mutate({ id })}
        >
          Probar
        </Button>
      )}
      <Button
        ref={button}
        tone="danger"
        size="small"
        isBusy={remove.isPending}
        aria-label={`Quitar: ${url}`}
        onClick={() => setIsAsking(true)}
      >
        Quitar
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="¿Quitar esta dirección?"
        description={`${url} no recibe más avisos, y se borra lo que recibió de esta lista.`}
        confirmLabel="Quitar"
        tone="danger"
        onConfirm={() => remove.mutate({ id })}
        returnFocusTo={button}
      />
    </div>
  )
}

interface WebhookFormProps {
  onMade: (secret: string) => void
  onCancel: () => void
}

function WebhookForm({ onMade, onCancel }: WebhookFormProps) {
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<WebhookEvent[]>([...WEBHOOK_EVENTS])
  const create = trpc.webhooks.create.useMutation({ onSuccess: ({ secret }) => onMade(secret) })
  const failure = create.error ? readFailure(create.error) : undefined
  const problemOf = (path: string) =>
    failure?.issues.find((issue) => issue.path.split('.')[0] === path)?.message
  const submit = (event: FormEvent) => {
    event.preventDefault()
    create.mutate({ url, events })
  }
  return (
    <form onSubmit={submit} className="grid gap-4 rounded-card border border-line p-4">
      <TextInput
        label="Dirección"
        type="url"
        inputMode="url"
        placeholder="https://"
        maxLength={500}
        value={url}
        error={problemOf('url')}
        onChange={(event) => setUrl(event.target.value)}
      />
      <Choices
        legend="De qué avisar"
        labels={EVENT_LABELS}
        keys={WEBHOOK_EVENTS}
        chosen={events}
        onChange={setEvents}
        error={problemOf('events')}
      />
      <p
        role="alert"
        className={failure && failure.issues.length === 0 ? 'text-body text-danger' : 'hidden'}
      >
        {failure?.issues.length === 0 && failure.message}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={create.isPending}>
          Añadir
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
