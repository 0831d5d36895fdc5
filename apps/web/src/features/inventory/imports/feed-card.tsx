import type { InventoryFeed } from '@wepa/domain/inventory/import-schema'
import { longDate } from '@wepa/domain/text/date'
import { type FormEvent, useState } from 'react'
import { LoadFailure } from '../../../blocks/kept/load-failure.tsx'
import { readFailure } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { AbsentChoice } from './absent-choice.tsx'

/** The address from which the inventory is read every day. */
export function FeedCard({ onOpen }: { onOpen: (importId: number) => void }) {
  const feed = trpc.imports.feed.useQuery(undefined, { staleTime: 0 })
  return (
    <Card
      title="Leer de una dirección cada día"
      text="Si tu sistema publica el inventario como CSV o XLSX en una dirección pública, lo leemos cada 24 horas y hacemos lo que diga, sin preguntar. Te escribimos si algo cambió o no se pudo."
    >
      {feed.data === undefined &&
        (feed.error ? (
          <LoadFailure
            error={feed.error}
            title="No pudimos cargar tu dirección"
            onRetry={() => void feed.refetch()}
          />
        ) : (
          <Skeleton className="h-24" />
        ))}
      {feed.data && <OwnFeed feed={feed.data} onOpen={onOpen} />}
      {feed.data !== undefined && <FeedForm key={feed.data?.url} feed={feed.data} />}
    </Card>
  )
}

function OwnFeed({ feed, onOpen }: { feed: InventoryFeed; onOpen: (importId: number) => void }) {
  const queries = trpc.useUtils().imports
  const settle = { onSuccess: () => queries.invalidate(), onError: tell }
  const now = trpc.imports.readFeedNow.useMutation(settle)
  const remove = trpc.imports.removeFeed.useMutation(settle)
  const { lastImportId } = feed
  return (
    <div className="grid gap-2 text-body">
      <p className="wrap-anywhere">
        {feed.lastAt
          ? `La última vez, ${longDate(feed.lastAt)}. La próxima, ${longDate(feed.nextAt)}.`
          : 'La estamos leyendo por primera vez.'}
      </p>
      {feed.problem && (
        <p className="rounded-field bg-sol-soft px-3 py-2 wrap-anywhere">{feed.problem}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button tone="quiet" size="small" isBusy={now.isPending} onClick={() => now.mutate()}>
          Leer ahora
        </Button>
        {lastImportId !== null && (
          <Button tone="quiet" size="small" onClick={() => onOpen(lastImportId)}>
            Ver la última
          </Button>
        )}
        <Button
          tone="danger"
          size="small"
          isBusy={remove.isPending}
          onClick={() => remove.mutate()}
        >
          Dejar de leerla
        </Button>
      </div>
    </div>
  )
}

function FeedForm({ feed }: { feed: InventoryFeed | null }) {
  const queries = trpc.useUtils().imports
  const save = trpc.imports.setFeed.useMutation({ onSuccess: () => queries.invalidate() })
  const [url, setUrl] = useState(feed?.url ?? '')
  const [isPausing, setIsPausing] = useState(feed?.absent === 'pause')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ url, absent: isPausing ? 'pause' : 'keep' })
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextInput
        label="Dirección"
        type="url"
        inputMode="url"
        placeholder="https://"
        maxLength={2000}
        value={url}
        error={save.error ? readFailure(save.error).message : undefined}
        onChange={(event) => setUrl(event.target.value)}
      />
      <AbsentChoice isPausing={isPausing} onChange={setIsPausing} />
      <Button type="submit" tone="quiet" className="w-fit" isBusy={save.isPending}>
        {feed ? 'Guardar y leer ahora' : 'Leer cada día'}
      </Button>
    </form>
  )
}

function tell(error: unknown): void {
  showToast({ title: 'Error', description: readFailure(error).message, tone: 'bad' })
}
