import { DomainError } from '@wepa/domain/error'
import { MAX_IMPORT_PHOTOS, MAX_SHEET_BYTES } from '@wepa/domain/inventory/import'
import type { InventoryImport } from '@wepa/domain/inventory/import-schema'
import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { type OpenZip, openZipFile } from '../../gateways/sheets/open-zip.ts'
import { SheetRefused } from '../../gateways/sheets/sheet-refused.ts'
import { keepPhotos } from './add-photos.ts'
import { getImport } from './get-import.ts'
import { moveImport } from './imports.repo.ts'
import { queueReading } from './move-import.ts'
import { keepTable } from './start-import.ts'

/** As an archive of one's own data has them (features/archive). */
const TABLE_NAME = 'anuncios.csv'
const PHOTO_FOLDER = 'fotos/'
/** The pages to read, beside the pictures. */
const otherFiles = 10

/**
 * Has the ads of an archive read, to be published again on any plan. `path` is the ZIP on disk.
 * @throws DomainError validation for a ZIP that is no archive of ours, import_running
 */
export async function startFromArchive(
  ctx: MemberContext,
  { path }: { path: string },
): Promise<InventoryImport> {
  try {
    const zip = await openZipFile(path, MAX_IMPORT_PHOTOS + otherFiles)
    try {
      return await start(ctx, zip)
    } finally {
      zip.close()
    }
  } catch (error) {
    if (!(error instanceof SheetRefused)) throw error
    const { message } = error
    throw new DomainError('validation', { message, issues: [{ path: 'archive', message }] })
  }
}

async function start(ctx: MemberContext, zip: OpenZip): Promise<InventoryImport> {
  const table = zip.entries.find(({ name }) => name === TABLE_NAME)
  if (!table) throw new SheetRefused('Este ZIP no es una copia de tus datos de Wepa.')
  const parts: Buffer[] = []
  for await (const part of table.read(MAX_SHEET_BYTES)) parts.push(part)
  const { id } = await keepTable(ctx, {
    bytes: Buffer.concat(parts),
    fileName: 'Mi copia de Wepa',
    absent: 'keep',
    source: 'archive',
    state: 'open',
  })
  try {
    await keepPhotos(
      ctx,
      id,
      zip.entries.filter(({ name }) => name.startsWith(PHOTO_FOLDER)),
    )
  } catch (error) {
    await moveImport(ctx.db, id, { from: ['open'], to: 'cancelled', finishedAt: ctx.clock.now() })
    throw error
  }
  await inTransaction(ctx, async (tx) => {
    await moveImport(tx.db, id, { from: ['open'], to: 'reading' })
    await queueReading(tx, id)
  })
  return getImport(ctx, { id })
}
