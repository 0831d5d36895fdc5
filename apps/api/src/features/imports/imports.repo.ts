// SQL of imports: the table as a whole.
import type { AbsentAds, ImportState } from '@wepa/domain/inventory/import'
import { type Selectable, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../db/database.ts'
import type { InventoryImportsTable } from '../../db/tables/inventory/imports.ts'

export type ImportRecord = Omit<Selectable<InventoryImportsTable>, 'unknownColumns'> & {
  unknownColumns: string[]
}

export type NewImport = Pick<
  ImportRecord,
  'userId' | 'source' | 'fileName' | 'document' | 'absent' | 'createdAt'
> & { state: ImportState }

/** Undefined where another import of the person is under way. */
export async function insertImport(
  db: Database,
  values: NewImport,
): Promise<ImportRecord | undefined> {
  const row = await db
    .insertInto('inventoryImports')
    .values({ ...values, problem: null })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && toRecord(row)
}

export async function findImport(db: Database, id: number): Promise<ImportRecord | undefined> {
  const row = await db
    .selectFrom('inventoryImports')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toRecord(row)
}

/** A person's last imports, the newest first. */
export async function listImports(
  db: Database,
  userId: number,
  limit: number,
): Promise<ImportRecord[]> {
  const rows = await db
    .selectFrom('inventoryImports')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toRecord)
}

type Move = {
  from: readonly ImportState[]
  to: ImportState
  absent?: AbsentAds | undefined
  problem?: string | null
  unknownColumns?: readonly string[]
  finishedAt?: Date
}

/** Brings an import on. False where it is in none of these states: somebody else has moved it. */
export async function moveImport(
  db: Database,
  id: number,
  { from, to, unknownColumns, ...rest }: Move,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('inventoryImports')
    .set({
      state: to,
      ...rest,
      ...(unknownColumns && { unknownColumns: JSON.stringify(unknownColumns) }),
    })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends those of a person that wait for them. */
export async function cancelWaiting(db: Database, userId: number, at: Date): Promise<void> {
  await db
    .updateTable('inventoryImports')
    .set({ state: 'cancelled', finishedAt: at })
    .where('userId', '=', userId)
    .where('state', 'in', ['open', 'ready'])
    .execute()
}

/** Imports whose work was begun and is not through, however it was lost. */
export async function listUnfinished(
  db: Database,
): Promise<{ id: number; state: 'reading' | 'applying' }[]> {
  const rows = await db
    .selectFrom('inventoryImports')
    .select(['id', 'state'])
    .where('state', 'in', ['reading', 'applying'])
    .orderBy('id')
    .limit(500)
    .execute()
  return rows.flatMap(({ id, state }) =>
    state === 'reading' || state === 'applying' ? [{ id, state }] : [],
  )
}

/** Ends what nobody has confirmed since `before`. */
export async function cancelForgotten(db: Database, before: Date, at: Date): Promise<void> {
  await db
    .updateTable('inventoryImports')
    .set({ state: 'cancelled', finishedAt: at })
    .where('state', 'in', ['open', 'ready'])
    .where('createdAt', '<', before)
    .execute()
}

/** Deletes finished imports from before `before` with their rows and files, at most `limit`. Answers how many. */
export async function deleteOldImports(
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from inventory_imports where id = any(array(
      select id from inventory_imports
      where created_at < ${before} and state in ('done', 'cancelled', 'failed')
      order by created_at limit ${limit}))`.execute(db)
  return Number(numAffectedRows)
}

const Texts = z.array(z.string())

function toRecord(row: Selectable<InventoryImportsTable>): ImportRecord {
  return { ...row, unknownColumns: Texts.parse(row.unknownColumns) }
}
