// SQL of the rows of imports.
import type { RowAction, RowState } from '@wepa/domain/inventory/import'
import { ImportRow, type RowChange, type RowIssue } from '@wepa/domain/inventory/import-schema'
import type { SheetRow } from '@wepa/domain/inventory/sheet/read-row'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../db/database.ts'

/** What a row says, as it is kept until it is done. */
export type SaidRow = Omit<SheetRow, 'issues'>

export type PlannedRow = {
  number: number
  reference: string
  title: string
  action: RowAction
  said: SaidRow | Record<string, never>
  issues: readonly RowIssue[]
  changes: readonly RowChange[]
  listingId: number | null
}

export async function deleteRows(db: Database, importId: number): Promise<void> {
  await db.deleteFrom('inventoryImportRows').where('importId', '=', importId).execute()
}

/** Rows with nothing to do are done. */
export async function insertRows(
  db: Database,
  importId: number,
  rows: readonly PlannedRow[],
): Promise<void> {
  if (rows.length === 0) return
  const values = rows.map(({ said, issues, changes, ...row }) => ({
    ...row,
    importId,
    state: stateOf(row.action),
    said: JSON.stringify(said),
    issues: JSON.stringify(issues),
    changes: JSON.stringify(changes),
  }))
  await db.insertInto('inventoryImportRows').values(values).execute()
}

function stateOf(action: RowAction): RowState {
  if (action === 'error') return 'failed'
  return action === 'same' ? 'done' : 'waiting'
}

const SaidRow = z.custom<SaidRow>((value) => typeof value === 'object' && value !== null)

export type WaitingRow = {
  number: number
  action: RowAction
  said: SaidRow
  listingId: number | null
}

/** The next rows that wait, in their order. */
export async function listWaitingRows(
  db: Database,
  importId: number,
  limit: number,
): Promise<WaitingRow[]> {
  const rows = await db
    .selectFrom('inventoryImportRows')
    .select(['number', 'action', 'said', 'listingId'])
    .where('importId', '=', importId)
    .where('state', '=', 'waiting')
    .orderBy('number')
    .limit(limit)
    .execute()
  return rows.map(({ said, ...row }) => ({ ...row, said: SaidRow.parse(said) }))
}

/** Notes that a row is done, in the transaction that does it. False where it was done already, or the import ended. */
export async function finishRow(db: Database, importId: number, number: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('inventoryImportRows')
    .set({ state: 'done' })
    .where('importId', '=', importId)
    .where('number', '=', number)
    .where('state', '=', 'waiting')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('inventoryImports')
          .select('id')
          .where('id', '=', importId)
          .where('state', '=', 'applying'),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function noteListing(
  db: Database,
  { importId, number, listingId }: { importId: number; number: number; listingId: number | null },
): Promise<void> {
  await db
    .updateTable('inventoryImportRows')
    .set({ listingId })
    .where('importId', '=', importId)
    .where('number', '=', number)
    .execute()
}

export async function failRow(
  db: Database,
  { importId, number, issues }: { importId: number; number: number; issues: readonly RowIssue[] },
): Promise<void> {
  await db
    .updateTable('inventoryImportRows')
    .set({ state: 'failed', issues: JSON.stringify(issues) })
    .where('importId', '=', importId)
    .where('number', '=', number)
    .where('state', '=', 'waiting')
    .execute()
}

export type RowCount = { action: RowAction; state: RowState; count: number }

export async function countRows(
  db: Database,
  importIds: readonly number[],
): Promise<(RowCount & { importId: number })[]> {
  const rows = await db
    .selectFrom('inventoryImportRows')
    .select(({ fn }) => ['importId', 'action', 'state', fn.countAll<number>().as('count')])
    .where('importId', '=', sql<number>`any(${importIds})`)
    .groupBy(['importId', 'action', 'state'])
    .execute()
  return rows
}

type RowsFilter = {
  importId: number
  action: RowAction | undefined
  state: RowState | undefined
  after: number
  limit: number
}

/** Rows as their sender sees them, in their order. */
export async function listRows(
  db: Database,
  { importId, action, state, after, limit }: RowsFilter,
): Promise<ImportRow[]> {
  const rows = await db
    .selectFrom('inventoryImportRows')
    .select(['number', 'reference', 'title', 'action', 'state', 'issues', 'changes', 'listingId'])
    .where('importId', '=', importId)
    .where('number', '>', after)
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? 'error'))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'failed'))
    .orderBy('number')
    .limit(limit)
    .execute()
  return z.array(ImportRow).parse(rows)
}

/** Public ads with a reference that no row of the import has. */
export async function listAbsentAds(
  db: Database,
  { userId, importId }: { userId: number; importId: number },
): Promise<{ id: number; reference: string; title: string }[]> {
  const { rows } = await sql<{ id: number; reference: string; title: string }>`
    select listings.id, reference, title from listing_references own
    join listings on listings.id = own.listing_id
    where own.user_id = ${userId} and is_active and status <> 'sold'
      and not exists (select from inventory_import_rows said
        where said.import_id = ${importId} and said.reference = own.reference)
    order by reference`.execute(db)
  return rows
}
