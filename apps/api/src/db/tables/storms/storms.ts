import type { EssentialKind } from '@wepa/domain/storms/essential-kinds'
import type { StormAct } from '@wepa/domain/storms/storm'
import type { ColumnType, Generated } from 'kysely'

/** Row of `storms`: storm mode, as the administration switched it on. */
export type StormsTable = {
  id: Generated<number>
  reason: string
  startsAt: Date
  endsAt: Date
}

/** Row of `storm_regions`: where a storm is, and how far its ads have their days back. */
export type StormRegionsTable = {
  stormId: number
  region: string
  settledTo: Generated<number>
  settledAt: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** Row of `storm_averages`: what ads of an essential asked before a storm, in dollars; none for fewer than five ads. */
export type StormAveragesTable = {
  stormId: number
  kind: EssentialKind
  average: string
  ads: number
}

/** Row of `storm_prices`: with which price an essential came into a storm, in dollars. */
export type StormPricesTable = {
  stormId: number
  listingId: number
  kind: EssentialKind
  price: string
}

/** Row of `storm_acts`, only ever added to: which administrator did what with a storm. */
export type StormActsTable = {
  id: Generated<number>
  stormId: number
  adminId: number | null
  act: StormAct
  until: Date
  at: Date
}
