import type { ImportState, RowAction } from '@wepa/domain/inventory/import'
import type { InventoryImport } from '@wepa/domain/inventory/import-schema'
import { formatNumber } from '@wepa/domain/text/number'
import { useState } from 'react'
import { LoadFailure } from '../../../blocks/kept/load-failure.tsx'
import { readFailure } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/forms/chip.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { ImportRows } from './import-rows.tsx'

/** Milliseconds between two looks at work that is under way. */
const lookEvery = 1500

const titles: Record<ImportState, string> = {
  open: 'Sin leer',
  reading: 'Leyendo la tabla…',
  ready: 'Esto es lo que cambiaría',
  applying: 'Haciendo los cambios…',
  done: 'Importación terminada',
  cancelled: 'Importación cancelada',
  failed: 'No se pudo importar',
}

const actionWords: Record<RowAction, string> = {
  create: 'Se crean',
  change: 'Cambian',
  end: 'Terminan',
  absent: 'Se pausan',
  same: 'Quedan igual',
  error: 'Con problemas',
}

interface ImportViewProps {
  id: number
  onNew: () => void
}

/** One import: what it comes to, how far it is, and each row of it. */
export function ImportView({ id, onNew }: ImportViewProps) {
  const query = trpc.imports.get.useQuery(
    { id },
    {
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data?.state === 'reading' || data?.state === 'applying' ? lookEvery : false,
    },
  )
  const { data } = query
  if (!data) {
    return query.error ? (
      <LoadFailure
        error={query.error}
        title="No pudimos cargar la importación"
        onRetry={() => void query.refetch()}
      />
    ) : (
      <Skeleton className="h-64" />
    )
  }
  return (
    <Card title={titles[data.state]} text={data.fileName}>
      {data.problem && (
        <p className="rounded-field bg-sol-soft px-3 py-2 text-body wrap-anywhere">
          {data.problem}
        </p>
      )}
      {data.unknownColumns.length > 0 && (
        <p className="text-body text-muted wrap-anywhere">
          {`No usamos estas columnas: ${data.unknownColumns.join(', ')}.`}
        </p>
      )}
      {data.state === 'applying' && <Progress of={data} />}
      <Steps of={data} onNew={onNew} />
      <Rows of={data} />
    </Card>
  )
}

function Progress({ of: { done, failed, rows } }: { of: InventoryImport }) {
  const total = rows.create + rows.change + rows.end + rows.absent
  const past = done + failed
  return (
    <div className="grid gap-1">
      <progress
        aria-label="Filas hechas"
        max={Math.max(total, 1)}
        value={past}
        className="h-3 w-full accent-caribe"
      />
      <p className="figures text-body text-muted">
        {`${formatNumber(past)} de ${formatNumber(total)} filas. Puedes cerrar la página: sigue sola, y te escribimos al terminar.`}
      </p>
    </div>
  )
}

function Steps({ of: { id, state, rows }, onNew }: { of: InventoryImport; onNew: () => void }) {
  const queries = trpc.useUtils()
  const settle = {
    onSuccess: () => queries.imports.invalidate(),
    onError: (error: unknown) =>
      showToast({ title: 'Error', description: readFailure(error).message, tone: 'bad' }),
  }
  const confirm = trpc.imports.confirm.useMutation(settle)
  const cancel = trpc.imports.cancel.useMutation(settle)
  const total = rows.create + rows.change + rows.end + rows.absent
  const isOver = ['done', 'cancelled', 'failed'].includes(state)
  return (
    <div className="flex flex-wrap gap-3">
      {state === 'ready' && total > 0 && (
        <Button tone="call" isBusy={confirm.isPending} onClick={() => confirm.mutate({ id })}>
          {total === 1 ? 'Hacer 1 cambio' : `Hacer ${formatNumber(total)} cambios`}
        </Button>
      )}
      {isOver || (state === 'ready' && total === 0) ? (
        <Button tone="quiet" onClick={onNew}>
          Importar otra tabla
        </Button>
      ) : (
        <Button tone="danger" isBusy={cancel.isPending} onClick={() => cancel.mutate({ id })}>
          Cancelar
        </Button>
      )}
    </div>
  )
}

function Rows({ of: { id, state, rows, failed } }: { of: InventoryImport }) {
  const [wanted, setWanted] = useState<RowAction>()
  const actions = rowActions.filter((action) => rows[action] > 0)
  const first = rows.error + failed > 0 ? 'error' : actions[0]
  const shown = wanted ?? first
  if (state === 'open' || state === 'reading' || !shown) return null
  return (
    <>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Qué filas ver</legend>
        {actions.map((action) => (
          <Chip key={action} isSelected={action === shown} onClick={() => setWanted(action)}>
            {`${actionWords[action]}: ${formatNumber(rows[action])}`}
          </Chip>
        ))}
        {failed > 0 && rows.error === 0 && (
          <Chip isSelected={shown === 'error'} onClick={() => setWanted('error')}>
            {`No se pudieron: ${formatNumber(failed)}`}
          </Chip>
        )}
      </fieldset>
      <ImportRows key={`${shown} ${state}`} id={id} action={shown} />
    </>
  )
}

const rowActions = ['error', 'create', 'change', 'end', 'absent', 'same'] as const
