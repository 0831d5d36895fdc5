import type { SelfUser } from '@wepa/domain/people/user'
import { lazy, Suspense } from 'react'
import { SignInInvitation } from '../../blocks/account/sign-in-invitation.tsx'
import { useKnownSession } from '../../lib/session/use-known-session.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Inventory } from './inventory.tsx'
import type { InventoryPageProps } from './inventory-search.ts'
import { TableSkeleton } from './table-skeleton.tsx'

const ImportArea = lazy(async () => ({
  default: (await import('./imports/import-area.tsx')).ImportArea,
}))

/** One's own ads as a table. */
export function InventoryPage(props: InventoryPageProps) {
  const { status, user } = useKnownSession()
  return (
    <div className="page py-6 md:py-10">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 tabIndex={-1} className="text-h2 md:text-h1">
          Inventario
        </h1>
        {status === 'member' && !props.search.import && <Ways {...props} />}
      </div>
      {status === 'visitor' && (
        <SignInInvitation
          title="Inicia sesión para ver tu inventario"
          text="Todos tus anuncios en una tabla: renuévalos, páusalos o cámbiales el precio de una vez."
          redirect="/inventory"
        />
      )}
      {status === 'unknown' && <TableSkeleton />}
      {status === 'member' && <Own key={user.id} user={user} {...props} />}
    </div>
  )
}

function Own({ user, search, onSearch }: InventoryPageProps & { user: SelfUser }) {
  const { import: wanted, ...table } = search
  if (wanted === undefined) {
    return <Inventory userId={user.id} search={table} onSearch={onSearch} />
  }
  return (
    <Suspense fallback={<TableSkeleton />}>
      <ImportArea
        user={user}
        importId={wanted === 'new' ? undefined : Number(wanted)}
        onOpen={(id) => onSearch({ ...table, import: id === undefined ? 'new' : `${id}` })}
        onClose={() => onSearch(table)}
      />
    </Suspense>
  )
}

function Ways({ search, onSearch }: InventoryPageProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button tone="quiet" onClick={() => onSearch({ ...search, import: 'new' })}>
        Importar o exportar
      </Button>
      <LinkButton tone="quiet" to="/analytics">
        Análisis
      </LinkButton>
      <LinkButton tone="quiet" to="/my-listings">
        Ver como tarjetas
      </LinkButton>
      <LinkButton to="/post-ad">Publicar anuncio</LinkButton>
    </div>
  )
}
