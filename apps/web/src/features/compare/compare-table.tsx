import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { ListingPicture } from '../../blocks/listing-card/listing-picture.tsx'
import { statusLabel } from '../../text/listing-status.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import './compare.css'
import { compareRows } from './compare-rows.ts'
import type { Column } from './use-compared-ads.ts'

interface CompareTableProps {
  columns: readonly Column[]
  onRemove: (id: number) => void
}

/** A column for each ad. On a narrow screen it pushes sideways within its own region, the names of the rows in sight. */
export function CompareTable({ columns, onRemove }: CompareTableProps) {
  const rows = compareRows(columns.map(({ ad }) => ad))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section aria-label="Anuncios lado a lado" tabIndex={0} className="compare">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Dato</span>
            </th>
            {columns.map((column) => (
              <th key={column.id} scope="col">
                <ColumnHead column={column} onRemove={() => onRemove(column.id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, texts, isSame }) => (
            <tr key={label} className={isSame ? undefined : 'is-different'}>
              <th scope="row">{label}</th>
              {columns.map(({ id }, at) => (
                <td key={id}>{texts[at] ?? <Nothing />}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Vendedor</th>
            {columns.map(({ id, ad }) => (
              <td key={id}>{ad && 'user' in ad ? <Seller user={ad.user} /> : <Nothing />}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

function ColumnHead({ column, onRemove }: { column: Column; onRemove: () => void }) {
  const { id, ad, state, isKept } = column
  return (
    <div className="relative grid gap-2">
      {ad ? (
        <>
          <ListingPicture listing={ad} className="rounded-field" />
          {(ad.status !== 'active' || !ad.isActive) && (
            <span className="badge badge-sold justify-self-start">{statusLabel(ad)}</span>
          )}
          <Link
            to="/listing/$id"
            params={{ id: String(id) }}
            className="font-semibold wrap-anywhere text-caribe underline-offset-4 hover:underline"
          >
            {ad.title}
          </Link>
          {isKept && (
            <span className="text-small font-normal text-muted">Guardado en tu equipo</span>
          )}
        </>
      ) : state === 'coming' ? (
        <Skeleton className="aspect-4/3" />
      ) : (
        <span className="pt-12 text-small font-normal text-muted">
          {state === 'gone'
            ? 'Este anuncio ya no está.'
            : 'Sin conexión: este anuncio no está guardado en tu equipo.'}
        </span>
      )}
      <IconButton
        label={`Quitar de la comparación: ${ad?.title ?? `anuncio ${id}`}`}
        className="absolute! top-1 right-1 bg-card shadow-soft"
        onClick={onRemove}
      >
        <X aria-hidden="true" size={20} strokeWidth={1.75} />
      </IconButton>
    </div>
  )
}

function Seller({ user }: { user: { id: number; fullName: string; username: string } }) {
  return (
    <Link
      to="/seller/$id"
      params={{ id: user.id }}
      className="wrap-anywhere text-caribe underline-offset-4 hover:underline"
    >
      {user.fullName || user.username}
    </Link>
  )
}

function Nothing() {
  return (
    <>
      <span aria-hidden="true" className="text-muted">
        –
      </span>
      <span className="sr-only">No lo dice</span>
    </>
  )
}
