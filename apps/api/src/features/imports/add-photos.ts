import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import { DomainError } from '@wepa/domain/error'
import { MAX_IMPORT_PHOTOS } from '@wepa/domain/inventory/import'
import type { InventoryImport } from '@wepa/domain/inventory/import-schema'
import { MAX_PHOTO_BYTES } from '@wepa/domain/photos/sent-photo'
import type { MemberContext } from '../../context.ts'
import { sniffImage } from '../../gateways/photos/image-sniffer.ts'
import { openZipFile, type ZipEntry } from '../../gateways/sheets/open-zip.ts'
import { SheetRefused } from '../../gateways/sheets/sheet-refused.ts'
import { getImport } from './get-import.ts'
import { countPhotos, putPhoto } from './import-photos.repo.ts'
import { photoName } from './photo-name.ts'
import { requireImport } from './require-import.ts'

/**
 * Keeps the pictures of a ZIP for the rows of an import that name them, as they are: they are decoded when their row's
 * turn comes. What is no picture is left out. `path` is the ZIP on disk.
 * @throws DomainError import_not_found, conflict once the import was confirmed, validation for a ZIP that cannot be read
 */
export async function addPhotos(
  ctx: MemberContext,
  { id, path }: { id: number; path: string },
): Promise<InventoryImport> {
  const { state } = await requireImport(ctx, id)
  if (state !== 'open' && state !== 'ready') throw new DomainError('conflict')
  try {
    await keepAll(ctx, id, path)
  } catch (error) {
    if (!(error instanceof SheetRefused)) throw error
    const { message } = error
    throw new DomainError('validation', { message, issues: [{ path: 'photos', message }] })
  }
  return getImport(ctx, { id })
}

async function keepAll(ctx: MemberContext, importId: number, path: string): Promise<void> {
  const zip = await openZipFile(path, MAX_IMPORT_PHOTOS)
  try {
    const kept = (await countPhotos(ctx.db, [importId])).get(importId) ?? 0
    if (kept + zip.entries.length > MAX_IMPORT_PHOTOS) {
      throw new SheetRefused(`Una importación lleva ${MAX_IMPORT_PHOTOS} fotos como máximo.`)
    }
    await keepPhotos(ctx, importId, zip.entries)
  } finally {
    zip.close()
  }
}

/** Keeps the pictures among these files. Throws SheetRefused for one that is too large. */
export async function keepPhotos(
  ctx: MemberContext,
  importId: number,
  entries: readonly ZipEntry[],
): Promise<void> {
  for (const entry of entries) if (isWanted(entry)) await keep(ctx, importId, entry)
}

/** What macOS adds beside each file is none. */
function isWanted({ name }: ZipEntry): boolean {
  return !name.startsWith('__MACOSX/') && !basename(name).startsWith('.')
}

async function keep(ctx: MemberContext, importId: number, entry: ZipEntry): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of entry.read(MAX_PHOTO_BYTES)) parts.push(part)
  const bytes = Buffer.concat(parts)
  if (!sniffImage(bytes)) return
  const document = randomUUID()
  await putPhoto(ctx.db, { importId, name: photoName(entry.name), document })
  await ctx.documentStore.put(document, bytes)
}
