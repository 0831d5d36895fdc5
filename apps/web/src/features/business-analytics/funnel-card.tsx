import type { AnalyticsPeriod } from '@wepa/domain/insights/business-analytics'
import type { FunnelPart } from '@wepa/domain/insights/business-analytics-schema'
import { groupName } from '@wepa/domain/insights/business-analytics-words'
import { formatNumber } from '@wepa/domain/text/number'
import { trpc } from '../../lib/trpc.ts'
import { type MetricRow, MetricTable, More } from './metric-table.tsx'
import { PartCard } from './part-card.tsx'

/** From views to conversations to sales. */
export function FunnelCard({ userId, days }: { userId: number; days: AnalyticsPeriod }) {
  const query = trpc.businessAnalytics.funnel.useQuery({ id: userId, days }, { staleTime: 0 })
  const { data } = query
  const isEmpty = data && data.total.views + data.total.conversations + data.total.sales === 0
  return (
    <PartCard
      part="funnel"
      {...{ userId, days, query }}
      isEmpty={isEmpty === true}
      text="Cuántas vistas llevaron a una conversación, y cuántas conversaciones a una venta. Los números son la n; debajo, de cada cien del paso anterior."
    >
      {data && <Funnel part={data} />}
    </PartCard>
  )
}

function Funnel({ part }: { part: FunnelPart }) {
  return (
    <div className="grid grid-cols-1">
      <Groups by="Categoría" groups={part.categories} total={part.total} />
      <div className="mt-2">
        <More title="Por pueblo del anuncio">
          <Groups by="Pueblo del anuncio" groups={part.towns} />
        </More>
        <More title="Por pueblo de las personas">
          <Groups by="Pueblo de las personas" groups={part.buyerTowns} />
          <p className="mt-2 text-small text-muted">
            El pueblo es el de su perfil. Con menos de tres casos no se nombra.
          </p>
        </More>
      </div>
    </div>
  )
}

interface GroupsProps {
  by: string
  groups: FunnelPart['towns']
  total?: FunnelPart['total']
}

function Groups({ by, groups, total }: GroupsProps) {
  const rows = groups.map(rowOf)
  return (
    <MetricTable
      caption={`Vistas, conversaciones y ventas. ${by}`}
      columns={[by, 'Vistas', 'Conversa\u00adciones', 'Ventas']}
      rows={total ? [...rows, { ...rowOf(total), isTotal: true }] : rows}
    />
  )
}

function rowOf(group: FunnelPart['total']): MetricRow {
  const { kind, views, conversations, sales, conversationRate, saleRate } = group
  const name = groupName(group)
  return {
    key: `${kind} ${name}`,
    name,
    values: [
      { text: formatNumber(views) },
      { text: formatNumber(conversations), note: percent(conversationRate) },
      { text: formatNumber(sales), note: percent(saleRate) },
    ],
  }
}

function percent(rate: string | null): string | undefined {
  return rate === null ? undefined : `${rate}%`
}
