import type { Connection, VisitMetric } from '@wepa/domain/insights/visit'

/** Row of `visit_counts`: how many visits of a day ('YYYY-MM-DD', Puerto Rico) had a metric in one bucket. */
export type VisitCountsTable = {
  day: string
  page: string
  connection: Connection
  savesData: boolean
  metric: VisitMetric
  bucket: number
  count: number
}
