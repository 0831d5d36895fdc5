import type { AnalyticsPeriod } from '@wepa/domain/insights/business-analytics'
import type { SearchesPart } from '@wepa/domain/insights/business-analytics-schema'
import { OTHER_SEARCHES } from '@wepa/domain/insights/business-analytics-words'
import { formatNumber } from '@wepa/domain/text/number'
import { useState } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { type MetricRow, MetricTable } from './metric-table.tsx'
import { PartCard } from './part-card.tsx'

/** Searches that are shown before a press. */
const FIRST = 10

/** In which searches the ads appeared, and at which place. */
export function SearchesCard({ userId, days }: { userId: number; days: AnalyticsPeriod }) {
  const query = trpc.businessAnalytics.searches.useQuery({ id: userId, days }, { staleTime: 0 })
  const { data } = query
  return (
    <PartCard
      part="searches"
      {...{ userId, days, query }}
      isEmpty={data?.appearances === 0}
      text="Cada vez que un anuncio tuyo salió en una búsqueda, y en qué lugar de la lista. Las palabras que buscaron menos de tres personas van juntas."
    >
      {data && <Searches part={data} />}
    </PartCard>
  )
}

function Searches({ part }: { part: SearchesPart }) {
  const [isAll, setIsAll] = useState(false)
  const shown = isAll ? part.searches : part.searches.slice(0, FIRST)
  const rows = shown.map(({ words, category, ...places }) =>
    rowOf(words ?? `Categoría: ${category}`, places),
  )
  return (
    <>
      <p className="text-small text-muted">{`n = ${formatNumber(part.appearances)} apariciones`}</p>
      <MetricTable
        caption="Búsquedas con sus apariciones y el lugar en la lista"
        columns={['Búsqueda', 'Apariciones', 'Lugar promedio', 'Mejor lugar']}
        rows={part.others ? [...rows, rowOf(OTHER_SEARCHES, part.others)] : rows}
      />
      {part.searches.length > FIRST && !isAll && (
        <Button tone="quiet" className="w-fit" onClick={() => setIsAll(true)}>
          {`Ver las ${part.searches.length} búsquedas`}
        </Button>
      )}
    </>
  )
}

function rowOf(name: string, places: NonNullable<SearchesPart['others']>): MetricRow {
  const { appearances, averagePlace, bestPlace } = places
  const values = [formatNumber(appearances), averagePlace, `${bestPlace}`]
  return { key: name, name, values: values.map((text) => ({ text })) }
}
