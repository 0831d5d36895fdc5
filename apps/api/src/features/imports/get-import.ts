import type { RowAction } from '@wepa/domain/inventory/import'
import type { InventoryImport } from '@wepa/domain/inventory/import-schema'
import type { MemberContext } from '../../context.ts'
import { countPhotos } from './import-photos.repo.ts'
import { countRows, type RowCount } from './import-rows.repo.ts'
import { type ImportRecord, listImports } from './imports.repo.ts'
import { requireImport } from './require-import.ts'

/** So many are looked back at. */
const most = 20

/** An own import as it stands. @throws DomainError import_not_found */
export async function getImport(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<InventoryImport> {
  const record = await requireImport(ctx, id)
  const counts = await countRows(ctx.db, [id])
  const photos = await countPhotos(ctx.db, [id])
  return describe(record, counts, photos.get(id) ?? 0)
}

/** One's own last imports, the newest first. */
export async function listOwnImports(ctx: MemberContext): Promise<InventoryImport[]> {
  const records = await listImports(ctx.db, ctx.session.userId, most)
  const ids = records.map(({ id }) => id)
  const counts = await countRows(ctx.db, ids)
  const photos = await countPhotos(ctx.db, ids)
  return records.map((record) =>
    describe(
      record,
      counts.filter(({ importId }) => importId === record.id),
      photos.get(record.id) ?? 0,
    ),
  )
}

function describe(
  record: ImportRecord,
  counts: readonly RowCount[],
  sent: number,
): InventoryImport {
  const { id, state, source, fileName, absent, unknownColumns, problem } = record
  const sum = (isWanted: (row: RowCount) => boolean) =>
    counts.filter(isWanted).reduce((total, { count }) => total + count, 0)
  const of = (action: RowAction) => sum((row) => row.action === action)
  const toDo = (row: RowCount) => row.action !== 'same' && row.action !== 'error'
  return {
    id,
    state,
    source,
    fileName,
    absent,
    unknownColumns,
    problem,
    rows: {
      create: of('create'),
      change: of('change'),
      end: of('end'),
      absent: of('absent'),
      same: of('same'),
      error: of('error'),
    },
    done: sum((row) => toDo(row) && row.state === 'done'),
    failed: sum((row) => toDo(row) && row.state === 'failed'),
    photos: { sent },
    createdAt: record.createdAt.toISOString(),
    finishedAt: record.finishedAt?.toISOString() ?? null,
  }
}
