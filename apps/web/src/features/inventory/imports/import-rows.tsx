import { Link } from '@tanstack/react-router'
import type { RowAction } from '@wepa/domain/inventory/import'
import type { ImportRow } from '@wepa/domain/inventory/import-schema'
import { useState } from 'react'
import { LoadFailure } from '../../../blocks/kept/load-failure.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

interface ImportRowsProps {
  id: number
  /** Of 'error' also those that failed when they were done. */
  action: RowAction
}

/** The server's page. */
const rowsAtOnce = 100

/** The rows of one kind, a hundred at a time. */
export function ImportRows({ id, action }: ImportRowsProps) {
  const [pages, setPages] = useState<readonly number[]>([0])
  return (
    <div className="grid gap-3">
      <ul className="grid grid-cols-1">
        {pages.map((after, index) => (
          <Page
            key={after}
            id={id}
            action={action}
            after={after}
            onMore={index === pages.length - 1 ? (last) => setPages([...pages, last]) : undefined}
          />
        ))}
      </ul>
    </div>
  )
}

interface PageProps extends ImportRowsProps {
  after: number
  onMore: ((last: number) => void) | undefined
}

function Page({ id, action, after, onMore }: PageProps) {
  const filter = action === 'error' ? { state: 'failed' as const } : { action }
  const query = trpc.imports.rows.useQuery({ id, after, ...filter }, { staleTime: 0 })
  const { data } = query
  if (!data) {
    return (
      <li>
        {query.error ? (
          <LoadFailure
            error={query.error}
            title="No pudimos cargar las filas"
            onRetry={() => void query.refetch()}
          />
        ) : (
          <Skeleton className="h-24" />
        )}
      </li>
    )
  }
  const last = data.at(-1)
  return (
    <>
      {data.map((row) => (
        <li key={row.number} className="border-t border-line py-2 text-body first:border-t-0">
          <Row row={row} />
        </li>
      ))}
      {onMore && last && data.length === rowsAtOnce && (
        <li className="pt-2">
          <Button tone="quiet" onClick={() => onMore(last.number)}>
            Ver más filas
          </Button>
        </li>
      )}
    </>
  )
}

function Row({
  row: { number, reference, title, issues, changes, listingId },
}: {
  row: ImportRow
}) {
  const name = title || 'Sin título'
  return (
    <>
      <p className="wrap-anywhere">
        <span className="figures mr-2 text-small text-muted">{`Fila ${number}`}</span>
        {listingId === null ? (
          <strong className="font-semibold">{name}</strong>
        ) : (
          <Link
            to="/edit-listing/$id"
            params={{ id: listingId }}
            className="font-semibold hover:underline"
          >
            {name}
          </Link>
        )}
        <span className="ml-2 text-small text-muted">{reference}</span>
      </p>
      {issues.map(({ column, message }) => (
        <p key={column + message} className="text-small text-danger wrap-anywhere">
          {column === '' ? message : `${column}: ${message}`}
        </p>
      ))}
      {changes.map(({ column, before, after }) => (
        <p key={column} className="text-small text-muted wrap-anywhere">
          {`${column}: `}
          {before !== '' && <del>{before}</del>}
          {before !== '' && ' → '}
          {after === '' ? 'vacío' : <ins className="no-underline">{after}</ins>}
        </p>
      ))}
    </>
  )
}
