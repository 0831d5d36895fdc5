import { LEAST_PEOPLE, type MissKind, type SearchMiss } from '@wepa/domain/admin/search-miss'
import { findCategory } from '@wepa/domain/listings/category'
import { useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/forms/chip.tsx'
import { LiveList } from '../live-list.tsx'
import { usePolling } from '../polling.ts'
import type { Column } from '../record-table.tsx'
import { When } from '../when.tsx'
import { SearchTrialDialog } from './search-trial.tsx'

const kinds: readonly { kind: MissKind | undefined; label: string }[] = [
  { kind: undefined, label: 'Todas' },
  { kind: 'none', label: 'Sin resultados' },
  { kind: 'left', label: 'Dejadas al momento' },
]

/** What people searched in the last days without use, and trying it as it is read now. */
export function SearchMisses() {
  const [kind, setKind] = useState<MissKind>()
  const [tried, setTried] = useState<SearchMiss>()
  const query = trpc.searchMisses.list.useInfiniteQuery(
    { limit: 20, ...(kind && { kind }) },
    { getNextPageParam: (page) => page.nextCursor ?? undefined, ...usePolling('misses') },
  )
  return (
    <>
      <fieldset className="mb-4 flex flex-wrap gap-2">
        <legend className="sr-only">Clase de búsqueda</legend>
        {kinds.map((each) => (
          <Chip key={each.label} isSelected={each.kind === kind} onClick={() => setKind(each.kind)}>
            {each.label}
          </Chip>
        ))}
      </fieldset>
      <LiveList
        caption="Búsquedas sin provecho"
        text={`De los últimos siete días: no apareció nada, o se dejó la página en 15 segundos sin tocar nada. ${withheldWords(query.data?.pages[0]?.withheld ?? 0)}`}
        columns={columnsOf(setTried)}
        empty="Todavía no hay búsquedas así de tres personas o más."
        query={query}
      />
      {tried && <SearchTrialDialog miss={tried} onClose={() => setTried(undefined)} />}
    </>
  )
}

function withheldWords(count: number): string {
  const rule = `No se guarda quién buscó, y solo se enseña lo que buscaron ${LEAST_PEOPLE} personas o más.`
  if (count === 0) return rule
  return `${rule} ${count === 1 ? 'Otra no se enseña.' : `Otras ${count} no se enseñan.`}`
}

function columnsOf(onTry: (miss: SearchMiss) => void): readonly Column<SearchMiss>[] {
  return [
    { label: 'Búsqueda', show: (miss) => <Asked miss={miss} /> },
    { label: 'Clase', show: ({ kind }) => kinds.find((each) => each.kind === kind)?.label },
    { label: 'Veces', isNumber: true, show: ({ count }) => count },
    { label: 'Personas', isNumber: true, show: ({ people }) => people },
    { label: 'Encontró', isNumber: true, show: ({ results }) => results },
    { label: 'Última', show: ({ lastAt }) => <When at={lastAt} /> },
    {
      label: 'Probar',
      isSentence: true,
      show: (miss) => (
        <Button
          tone="quiet"
          size="small"
          aria-haspopup="dialog"
          aria-label={`Probar ahora: ${miss.words}`}
          onClick={() => onTry(miss)}
        >
          Probar ahora
        </Button>
      ),
    },
  ]
}

function Asked({ miss: { words, category, location } }: { miss: SearchMiss }) {
  const where = [category && (findCategory(category)?.name ?? category), location].filter(Boolean)
  return (
    <>
      {words}
      {where.length > 0 && (
        <span className="block text-small font-normal text-muted">{where.join(' · ')}</span>
      )}
    </>
  )
}
