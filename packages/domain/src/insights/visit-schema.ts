import * as z from 'zod/mini'
import { listPages } from '../pages.ts'
import { CONNECTIONS, VISIT_METRICS, VISIT_PERIODS, type VisitMetric } from './visit.ts'

function measured(metric: VisitMetric) {
  const { largest } = VISIT_METRICS[metric]
  const wrong = 'Medida inválida'
  return z.optional(z.number(wrong).check(z.gte(0, wrong), z.lte(largest, wrong)))
}

/** What a browser tells of one visit. Strict: there is no room for an address, an id or words. */
export const VisitReport = z.strictObject({
  /** The page the visit began on, by its name in `PAGES`; home is ''. */
  page: z.enum(
    listPages().map(([name]) => name),
    'Página desconocida',
  ),
  connection: z.enum(CONNECTIONS, 'Conexión desconocida'),
  savesData: z.boolean('Conexión desconocida'),
  metrics: z
    .strictObject({
      LCP: measured('LCP'),
      INP: measured('INP'),
      CLS: measured('CLS'),
      TTFB: measured('TTFB'),
    })
    .check(z.refine((metrics) => Object.keys(metrics).length > 0, 'Falta una medida')),
})
export type VisitReport = z.infer<typeof VisitReport>

export const VisitSpeedQuery = z.object({ days: z.literal(VISIT_PERIODS, 'Período inválido') })

/** One metric of the visits of one page over one kind of connection: `p75` in ms, but CLS. */
export type VisitSpeed = {
  metric: VisitMetric
  p75: number
  visits: number
}

/** All metrics of one page over one kind of connection; a metric that nobody reported is missing. */
export type PageSpeed = Pick<VisitReport, 'page' | 'connection' | 'savesData'> & {
  /** The most visits that reported one of the metrics. */
  visits: number
  metrics: VisitSpeed[]
}
