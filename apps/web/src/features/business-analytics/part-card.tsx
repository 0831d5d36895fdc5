import type { AnalyticsPart, AnalyticsPeriod } from '@wepa/domain/insights/business-analytics'
import { analyticsFileName, PART_TITLES } from '@wepa/domain/insights/business-analytics-words'
import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { KeptStamp } from '../../blocks/kept/kept-stamp.tsx'
import { downloadFile } from '../../lib/download-file.ts'
import { readFailure } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'

interface PartCardProps {
  part: AnalyticsPart
  userId: number
  days: AnalyticsPeriod
  /** What it tells, in a sentence. */
  text: string
  query: {
    data: unknown
    dataUpdatedAt: number
    error: unknown
    refetch: () => unknown
  }
  /** Whether there is anything to show in what came. */
  isEmpty: boolean
  children: ReactNode
}

/** One part with all its moods: it waits, fails and is downloaded by itself. */
export function PartCard(props: PartCardProps) {
  const { part, userId, days, text, query, isEmpty, children } = props
  const hasData = query.data !== undefined
  return (
    <Card title={PART_TITLES[part]} text={text}>
      <KeptStamp query={query} className="" />
      {hasData ? (
        isEmpty ? (
          <p className="text-body text-muted">Todavía no hay datos.</p>
        ) : (
          children
        )
      ) : (
        <Waiting title={PART_TITLES[part]} query={query} />
      )}
      {hasData && !isEmpty && <Export part={part} userId={userId} days={days} />}
    </Card>
  )
}

function Waiting({ title, query }: { title: string; query: PartCardProps['query'] }) {
  if (!query.error) {
    return (
      <div aria-busy="true" className="grid gap-3">
        <span className="sr-only">Cargando: {title}</span>
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-32" />
      </div>
    )
  }
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1 basis-60 text-body">
        No pudimos cargar esta parte. {readFailure(query.error).message}
      </p>
      <Button
        tone="quiet"
        aria-label={`Intentar de nuevo: ${title}`}
        onClick={() => void query.refetch()}
      >
        Intentar de nuevo
      </Button>
    </div>
  )
}

function Export({ part, userId, days }: Pick<PartCardProps, 'part' | 'userId' | 'days'>) {
  const [isBusy, setIsBusy] = useState(false)
  const download = async () => {
    setIsBusy(true)
    const problem = await downloadFile(
      `/api/users/${userId}/business-analytics/export?part=${part}&days=${days}`,
      analyticsFileName(part, days),
    )
    setIsBusy(false)
    if (problem) showToast({ title: 'No se pudo descargar', description: problem, tone: 'bad' })
  }
  return (
    <Button
      tone="quiet"
      className="w-fit"
      isBusy={isBusy}
      aria-label={`Descargar en CSV: ${PART_TITLES[part]}`}
      onClick={() => void download()}
    >
      <Download aria-hidden="true" size={18} strokeWidth={1.75} />
      Descargar en CSV
    </Button>
  )
}
