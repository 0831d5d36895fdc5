import type { ImportState } from '@wepa/domain/inventory/import'
import type { InventoryImport } from '@wepa/domain/inventory/import-schema'
import { longDate } from '@wepa/domain/text/date'
import { formatNumber } from '@wepa/domain/text/number'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'

export const stateWords: Record<ImportState, string> = {
  open: 'Sin leer',
  reading: 'Leyéndose',
  ready: 'Espera tu confirmación',
  applying: 'En marcha',
  done: 'Terminada',
  cancelled: 'Cancelada',
  failed: 'No se pudo',
}

/** What was imported in the last month; nothing where nothing was. */
export function LastImports({ onOpen }: { onOpen: (importId: number) => void }) {
  const { data } = trpc.imports.list.useQuery(undefined, { staleTime: 0 })
  if (!data || data.length === 0) return null
  return (
    <Card title="Últimas importaciones">
      <ul className="grid grid-cols-1">
        {data.map((each) => (
          <li
            key={each.id}
            className="flex flex-wrap items-center gap-x-3 border-t border-line py-2 first:border-t-0"
          >
            <div className="min-w-0 flex-1 basis-52">
              <p className="font-semibold wrap-anywhere">{each.fileName}</p>
              <p className="text-small text-muted">
                {`${longDate(each.createdAt)} · ${stateWords[each.state]} · ${summaryOf(each)}`}
              </p>
            </div>
            <Button
              tone="quiet"
              size="small"
              aria-label={`Ver: ${each.fileName}, ${longDate(each.createdAt)}`}
              onClick={() => onOpen(each.id)}
            >
              Ver
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function summaryOf({ done, failed, rows }: InventoryImport): string {
  const left = failed + rows.error
  const parts = [`${formatNumber(done)} ${done === 1 ? 'fila hecha' : 'filas hechas'}`]
  if (left > 0) parts.push(`${formatNumber(left)} con problemas`)
  return parts.join(', ')
}
