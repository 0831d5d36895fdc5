import { randomUUID } from 'node:crypto'
import { DomainError } from '@wepa/domain/error'
import { type AbsentAds, MAX_SHEET_BYTES } from '@wepa/domain/inventory/import'
import type { InventoryImport } from '@wepa/domain/inventory/import-schema'
import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { lockSeller } from '../listings/lock-seller.ts'
import { requireBusiness } from '../subscriptions/require-business.ts'
import { getImport } from './get-import.ts'
import { cancelWaiting, type ImportRecord, insertImport, moveImport } from './imports.repo.ts'

type Table = { bytes: Buffer; fileName: string; absent: AbsentAds }

/**
 * Keeps a table of ads; photos may follow, then it is read. One that waited for its person gives way to it.
 * @throws DomainError business_required, too_large, import_running
 */
export async function startImport(ctx: MemberContext, table: Table): Promise<InventoryImport> {
  await requireBusiness(ctx)
  const { id } = await keepTable(ctx, { ...table, source: 'file', state: 'open' })
  return getImport(ctx, { id })
}

/** The same of a table from wherever. The row comes first: whatever becomes of the file, its name is known. */
export async function keepTable(
  ctx: MemberContext,
  { bytes, fileName, ...values }: Table & Pick<ImportRecord, 'source' | 'state'>,
): Promise<ImportRecord> {
  if (bytes.length > MAX_SHEET_BYTES) throw tooLarge()
  const { userId } = ctx.session
  const document = randomUUID()
  const createdAt = ctx.clock.now()
  const made = await inTransaction(ctx, async (tx) => {
    await lockSeller(tx)
    await cancelWaiting(tx.db, userId, createdAt)
    const name = fileName.replace(/\s+/g, ' ').trim().slice(0, 200) || 'inventario'
    return insertImport(tx.db, { ...values, userId, fileName: name, document, createdAt })
  })
  if (!made) throw new DomainError('import_running')
  try {
    await ctx.documentStore.put(document, bytes)
  } catch (error) {
    await moveImport(ctx.db, made.id, { from: [values.state], to: 'cancelled' })
    throw error
  }
  return made
}

export function tooLarge(): DomainError {
  return new DomainError('too_large', { message: 'La tabla pasa de 32 MB.' })
}
