import { INVENTORY_PAGE } from '@wepa/domain/inventory/inventory'
import type { InventoryItem } from '@wepa/domain/inventory/inventory-schema'
import { useState } from 'react'
import { KeptStamp } from '../../blocks/kept/kept-stamp.tsx'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { Drawing } from '../../illustrations/drawing.tsx'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { DraftRows } from './draft-rows.tsx'
import { InventoryControls } from './inventory-controls.tsx'
import type { InventoryPageProps, InventorySearch } from './inventory-search.ts'
import { InventoryTable } from './inventory-table.tsx'
import { ManyBar } from './many-bar.tsx'
import { ManyOutcome } from './many-outcome.tsx'
import { TablePages } from './table-pages.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { useMany } from './use-many.ts'

/** The table with all its moods, what is chosen in it, and what is done with that. */
export function Inventory({ userId, search, onSearch }: InventoryPageProps & { userId: number }) {
  const query = trpc.inventory.list.useQuery(search, {
    staleTime: 0,
    placeholderData: (before) => before,
  })
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const many = useMany(() => setChosen(new Set()))
  const items = query.data?.items
  // What left the table, or stands on another page, is not chosen any more.
  const shown = items?.filter(({ listing }) => chosen.has(listing.id)) ?? []
  const isFirst = (search.page ?? 1) === 1 && !search.text && !search.state
  return (
    <div className="grid grid-cols-1 gap-4 pb-24">
      <InventoryControls search={search} onSearch={onSearch} />
      <KeptStamp query={query} />
      {items ? (
        <>
          <InventoryTable
            items={items}
            chosen={chosen}
            onChoose={setChosen}
            isWaiting={query.isPlaceholderData}
            drafts={isFirst && <DraftRows userId={userId} />}
          />
          {items.length === 0 && <NothingHere search={search} onSearch={onSearch} />}
          <TablePages
            page={search.page ?? 1}
            pages={Math.ceil((query.data?.total ?? 0) / INVENTORY_PAGE)}
            onPage={(page) => onSearch({ ...search, page })}
          />
        </>
      ) : (
        <Waiting error={query.error} onRetry={() => void query.refetch()} />
      )}
      <ManyOutcome many={many} />
      {shown.length > 0 && (
        <ManyBar
          titles={shown.map(titleOf)}
          many={many}
          ids={shown.map(({ listing }) => listing.id)}
          onClear={() => setChosen(new Set())}
        />
      )}
    </div>
  )
}

function Waiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!error) return <TableSkeleton />
  return <LoadFailure error={error} title="No pudimos cargar tu inventario" onRetry={onRetry} />
}

interface NothingHereProps {
  search: InventorySearch
  onSearch: InventoryPageProps['onSearch']
}

function NothingHere({ search, onSearch }: NothingHereProps) {
  const isAll = Object.keys(search).length === 0
  return (
    <EmptyState
      className="py-4!"
      picture={<Drawing name="no-listings" />}
      title={isAll ? 'Aún no tienes anuncios' : 'Ningún anuncio tuyo es así'}
      text={isAll ? 'Los que publiques salen aquí, uno por línea.' : undefined}
      action={
        isAll ? (
          <LinkButton tone="call" to="/post-ad">
            Publicar anuncio
          </LinkButton>
        ) : (
          <Button tone="quiet" onClick={() => onSearch({})}>
            Ver todos
          </Button>
        )
      }
    />
  )
}

function titleOf({ listing }: InventoryItem): string {
  return listing.title
}
