import { Link } from '@tanstack/react-router'
import { REPORT_METRICS, type ReportMetric } from '@wepa/domain/insights/place-report'
import type { PlaceReport, ShownReport } from '@wepa/domain/insights/place-report-schema'
import {
  comparisonWords,
  figure,
  outcomeWords,
  periodWords,
  sourceLines,
} from '@wepa/domain/insights/report-words'
import { type ReactNode, useId, useState } from 'react'
import { counted, dayNames } from '../../../text/day-names.ts'
import { METRICS } from '../../../text/metric-words.ts'
import { DayBars } from '../../../ui/charts/day-bars.tsx'
import { DayTable } from '../../../ui/charts/day-table.tsx'
import { MetricChoice } from '../../../ui/forms/metric-choice.tsx'
import { Posts } from './posts.tsx'
import { ReportDownload } from './report-download.tsx'
import { ShareKit } from './share-kit.tsx'

/** The numbers of a place: in sum, by day, where from, and beside others. */
export function ReportPanel({ report }: { report: ShownReport }) {
  const { listing, returned } = report
  return (
    <div className="grid grid-cols-1 gap-5">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 flex-1 basis-64">
          <p className="text-h3 font-bold wrap-anywhere">
            <Link to="/listing/$id" params={{ id: String(listing.id) }} className="hover:underline">
              {listing.title}
            </Link>
          </p>
          <p className="mt-1 text-body text-muted">
            {periodWords(report)}. {outcomeWords(report)}
          </p>
        </div>
        <ReportDownload listingId={listing.id} />
      </header>
      <Section title="Alcance por día">
        <Days report={report} />
        <p className="text-body">
          {returned === 0
            ? 'Nadie ha vuelto a mirarlo otro día todavía.'
            : `${figure(returned)} ${returned === 1 ? 'vez volvió alguien' : 'veces volvió alguien'} a mirarlo otro día.`}
        </p>
      </Section>
      <Section title="De dónde llegaron las vistas">
        <Sources report={report} />
      </Section>
      <Section title="Junto a anuncios parecidos">
        <p className="text-body text-muted">{comparisonWords(report)}</p>
        <Comparison report={report} />
      </Section>
      {report.posts.length > 0 && (
        <Section title="En las redes de Wepa">
          <Posts posts={report.posts} />
        </Section>
      )}
      {!report.isOver && !report.isSold && (
        <Section title="Para tus redes">
          <ShareKit listingId={listing.id} />
        </Section>
      )}
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-4 rounded-card border border-line bg-card p-4 shadow-soft sm:p-5"
    >
      <h2 id={id} className="text-h3 font-bold">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Of fewer days a chart says no more than their sums. */
const fewestBars = 3

function Days({ report }: { report: PlaceReport }) {
  const [shown, setShown] = useState<ReportMetric>('views')
  const metric = METRICS.find(({ name }) => name === shown) ?? METRICS[0]
  if (!metric) return null
  const metrics = REPORT_METRICS.map(({ name, label }) => ({
    name,
    label,
    sum: figure(report[name]),
  }))
  const bars = report.days.map((day) => {
    const { long, short } = dayNames(day.date)
    const value = day[metric.name]
    return { name: short, value, text: `${long}: ${counted(value, metric)}` }
  })
  return (
    <>
      <MetricChoice metrics={metrics} shown={shown} onChoose={setShown} />
      {bars.length >= fewestBars && <DayBars label={`${metric.label} por día`} bars={bars} />}
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 text-body font-semibold text-caribe">
          Ver los días en una tabla
        </summary>
        <DayTable
          caption="Vistas, clics, mensajes y favoritos de cada día"
          columns={REPORT_METRICS.map(({ label }) => label)}
          days={report.days.map((day) => ({
            name: dayNames(day.date).short,
            values: REPORT_METRICS.map(({ name }) => figure(day[name])),
          }))}
        />
      </details>
    </>
  )
}

function Sources({ report }: { report: PlaceReport }) {
  const lines = sourceLines(report)
  if (lines.length === 0) {
    return <p className="text-body text-muted">Nadie lo ha visto en estos días.</p>
  }
  return (
    <ul className="grid grid-cols-1 gap-1 text-body">
      {lines.map(({ label, value }) => (
        <li
          key={label}
          className="flex flex-wrap justify-between gap-x-3 border-b border-line py-1"
        >
          <span className="min-w-0">{label}</span>
          <span className="tabular-nums">{value}</span>
        </li>
      ))}
    </ul>
  )
}

function Comparison({ report: { comparison } }: { report: PlaceReport }) {
  if (!comparison) return null
  return (
    <ul className="grid grid-cols-1 text-body">
      {REPORT_METRICS.map(({ name, label }) => (
        <li
          key={name}
          className="flex flex-wrap justify-between gap-x-3 border-b border-line py-1 tabular-nums"
        >
          <span className="min-w-0">{label}</span>
          <span className="flex flex-wrap gap-x-3">
            <span>
              El tuyo <strong className="font-semibold">{comparison.own[name]}</strong>
            </span>
            <span className="text-muted">Los otros {comparison.others[name]}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
