import type {
  AbsentAds,
  ImportSource,
  ImportState,
  RowAction,
  RowState,
} from '@wepa/domain/inventory/import'
import type { ColumnType, Generated } from 'kysely'

type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>
type Json = ColumnType<unknown, string, string>

/** Row of `inventory_imports`: a table of ads on its way in. */
export type InventoryImportsTable = {
  id: Generated<number>
  userId: number
  state: ImportState
  source: ImportSource
  fileName: string
  document: string
  absent: AbsentAds
  unknownColumns: ColumnType<unknown, string | undefined, string>
  problem: string | null
  createdAt: Date
  finishedAt: NullableTimestamp
}

/** Row of `inventory_import_rows`: one row of such a table; `number` counts from 1, the headers' included. */
export type InventoryImportRowsTable = {
  importId: number
  number: number
  reference: string
  title: string
  action: RowAction
  state: RowState
  said: Json
  issues: Json
  changes: Json
  listingId: number | null
}

/** Row of `inventory_import_photos`: a file of a ZIP that came with it. */
export type InventoryImportPhotosTable = { importId: number; name: string; document: string }

/** Row of `inventory_feeds`: the address from which a person's inventory is read once a day. */
export type InventoryFeedsTable = {
  userId: number
  url: string
  absent: AbsentAds
  nextAt: Date
  lastAt: NullableTimestamp
  problem: string | null
  lastImportId: number | null
}
