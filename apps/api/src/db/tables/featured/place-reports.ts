import type { PlaceReport } from '@wepa/domain/insights/place-report-schema'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** Row of `place_reports`: the report of a Spotlight place at its end. The ad may be gone by now. */
export type PlaceReportsTable = {
  id: Generated<number>
  userId: number
  listingId: number
  startsAt: ColumnType<Date, Date, never>
  report: JSONColumnType<PlaceReport, string, never>
  createdAt: ColumnType<Date, Date, never>
}
