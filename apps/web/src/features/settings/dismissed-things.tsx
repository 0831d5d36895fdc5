import type { Dismissal } from '@wepa/domain/people/dismissal'
import { useState } from 'react'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { setDismissed } from '../../blocks/people/dismissed-ads.ts'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'

/** The ads and sellers that one's lists leave out, and the way to have them back. */
export function DismissedThings() {
  const query = trpc.dismissals.list.useQuery(undefined, { staleTime: 0 })
  const things = query.data
  const box = useKeptFocus<HTMLFieldSetElement>(things?.length ?? 0)
  if (!things) {
    if (!query.error) return <Skeleton className="h-14" />
    return (
      <LoadFailure
        error={query.error}
        title="No pudimos cargar lo que ocultaste"
        onRetry={() => void query.refetch()}
      />
    )
  }
  return (
    <fieldset ref={box} tabIndex={-1} aria-label="Ocultos de tus listas" className="min-w-0">
      {things.length === 0 ? (
        <p className="text-body text-muted">No has ocultado nada.</p>
      ) : (
        <ul className="divide-y divide-line">
          {things.map((thing) => (
            <li key={`${thing.kind} ${thing.id}`}>
              <Row thing={thing} onShown={() => void query.refetch()} />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}

function Row({ thing, onShown }: { thing: Dismissal; onShown: () => void }) {
  const { kind, id, name } = thing
  const [isBusy, setIsBusy] = useState(false)
  const show = async () => {
    setIsBusy(true)
    try {
      await setDismissed({ kind, id }, false)
      onShown()
    } catch (error) {
      const { message } = readFailure(error)
      showToast({ title: 'No se pudo mostrar', description: message, tone: 'bad' })
      setIsBusy(false)
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-24">
        <p className="truncate text-body font-semibold">{name}</p>
        <p className="text-small text-muted">
          {kind === 'listing' ? 'Anuncio' : 'Todos sus anuncios'}
        </p>
      </div>
      <Button
        tone="quiet"
        size="small"
        isBusy={isBusy}
        aria-label={`Mostrar de nuevo: ${name}`}
        onClick={() => void show()}
      >
        Mostrar
      </Button>
    </div>
  )
}
