// SQL of the files that came with imports.
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Notes a file before it is kept; one of the same name takes the place of the last. Answers the name that it frees. */
export async function putPhoto(
  db: Database,
  photo: { importId: number; name: string; document: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('inventoryImportPhotos')
      .where('importId', '=', photo.importId)
      .where('name', '=', photo.name)
      .execute()
    await tx.insertInto('inventoryImportPhotos').values(photo).execute()
  })
}

export async function countPhotos(
  db: Database,
  importIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('inventoryImportPhotos')
    .select(({ fn }) => ['importId', fn.countAll<number>().as('count')])
    .where('importId', '=', sql<number>`any(${importIds})`)
    .groupBy('importId')
    .execute()
  return new Map(rows.map(({ importId, count }) => [importId, count]))
}

/** The files by their names. */
export async function listPhotos(db: Database, importId: number): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('inventoryImportPhotos')
    .select(['name', 'document'])
    .where('importId', '=', importId)
    .execute()
  return new Map(rows.map(({ name, document }) => [name, document]))
}

/** Lets the files of an import go. */
export async function deletePhotos(db: Database, importId: number): Promise<void> {
  await db.deleteFrom('inventoryImportPhotos').where('importId', '=', importId).execute()
}
