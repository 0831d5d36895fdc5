// The steps of an import that its person takes.
import { DomainError } from '@wepa/domain/error'
import type { AbsentAds } from '@wepa/domain/inventory/import'
import type {
  ImportRow,
  ImportRowsQuery,
  InventoryImport,
} from '@wepa/domain/inventory/import-schema'
import type { MemberContext } from '../../context.ts'
import { type InTransaction, inTransaction } from '../../db/in-transaction.ts'
import { enqueueJob } from '../../db/queue/queue.ts'
import { requireBusiness } from '../subscriptions/require-business.ts'
import { getImport } from './get-import.ts'
import { deletePhotos } from './import-photos.repo.ts'
import { listRows } from './import-rows.repo.ts'
import { moveImport } from './imports.repo.ts'
import { requireImport } from './require-import.ts'

/**
 * Has the table read, or read again after more photos came: nothing changes by it.
 * @throws DomainError import_not_found, conflict once it was confirmed
 */
export async function readImport(
  ctx: MemberContext,
  { id, absent }: { id: number; absent?: AbsentAds | undefined },
): Promise<InventoryImport> {
  await requireImport(ctx, id)
  await inTransaction(ctx, async (tx) => {
    const isMoved = await moveImport(tx.db, id, {
      from: ['open', 'ready'],
      to: 'reading',
      ...(absent && { absent }),
    })
    if (!isMoved) throw new DomainError('conflict')
    await queueReading(tx, id)
  })
  return getImport(ctx, { id })
}

/**
 * Has what was read done. @throws DomainError import_not_found, business_required, conflict unless it was read
 */
export async function confirmImport(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<InventoryImport> {
  const { source } = await requireImport(ctx, id)
  if (source !== 'archive') await requireBusiness(ctx)
  await inTransaction(ctx, async (tx) => {
    const isMoved = await moveImport(tx.db, id, { from: ['ready'], to: 'applying' })
    if (!isMoved) throw new DomainError('conflict')
    await queueApplying(tx, id)
  })
  return getImport(ctx, { id })
}

/** Ends an import; what was done stays. @throws DomainError import_not_found, conflict for one that has ended */
export async function cancelImport(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<InventoryImport> {
  await requireImport(ctx, id)
  await inTransaction(ctx, async (tx) => {
    const isMoved = await moveImport(tx.db, id, {
      from: ['open', 'reading', 'ready', 'applying'],
      to: 'cancelled',
      finishedAt: tx.clock.now(),
    })
    if (!isMoved) throw new DomainError('conflict')
    await deletePhotos(tx.db, id)
  })
  return getImport(ctx, { id })
}

/** Rows of one answer. */
const rowsAtOnce = 100

/** Rows of an own import, in their order, a hundred at a time. @throws DomainError import_not_found */
export async function listImportRows(
  ctx: MemberContext,
  { id, action, state, after = 0 }: ImportRowsQuery & { id: number },
): Promise<ImportRow[]> {
  await requireImport(ctx, id)
  return listRows(ctx.db, { importId: id, action, state, after, limit: rowsAtOnce })
}

type Tx = Pick<InTransaction<MemberContext>, 'db'>

/** Has a table read once the transaction stands. */
export async function queueReading(tx: Tx, importId: number): Promise<void> {
  await enqueueJob(tx.db, 'read-import', { importId }, lineOf('read-import', importId))
}

/** Has the next rows done once the transaction stands. */
export async function queueApplying(tx: Tx, importId: number): Promise<void> {
  await enqueueJob(tx.db, 'apply-import', { importId }, lineOf('apply-import', importId))
}

/** One at a time, also beside one that is under way. */
function lineOf(name: string, importId: number) {
  return { key: `${name}:${importId}`, line: `import:${importId}` }
}
