// One's own data as a ZIP that can be read anywhere, and from which ads can be published again.
import { Readable } from 'node:stream'
import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../context.ts'
import { writeZip, type ZipContent } from '../../gateways/sheets/write-zip.ts'
import { writeExport } from '../account/export-data.ts'
import { writeArchiveTable } from '../inventory/export-inventory.ts'
import { hashOf, photoUrl } from '../photos/photo-files.ts'
import { listOwnHashes } from './archive.repo.ts'
import { messagesPage, startPage } from './pages.ts'

/** Names of one look. */
const part = 500

export const TABLE_NAME = 'anuncios.csv'
export const PHOTO_FOLDER = 'fotos/'

/**
 * `inicio.html` and `mensajes.html` to read, `datos.json` with all that is kept, `anuncios.csv` and `fotos/` in the form of
 * an import. @throws DomainError forbidden for another's
 */
export function writeArchive(ctx: MemberContext, { id }: { id: number }): Readable {
  if (id !== ctx.session.userId) throw new DomainError('forbidden')
  return writeZip(contents(ctx))
}

async function* contents(ctx: MemberContext): AsyncGenerator<ZipContent> {
  const { userId } = ctx.session
  const text = (
    name: string,
    pieces: () => AsyncIterable<string> | Promise<AsyncIterable<string>>,
  ) => ({
    name,
    open: async () => Readable.from(await pieces(), { objectMode: false }),
  })
  yield text('inicio.html', () => startPage(ctx))
  yield text('mensajes.html', () => messagesPage(ctx))
  yield text('datos.json', () => writeExport(ctx, userId))
  yield text(TABLE_NAME, () => writeArchiveTable(ctx, fileOf))
  for (let after = ''; ; ) {
    const hashes = await listOwnHashes(ctx.db, { userId, after, limit: part })
    for (const hash of hashes) yield photoOf(ctx, hash)
    const last = hashes.at(-1)
    if (last === undefined || hashes.length < part) return
    after = last
  }
}

function photoOf(ctx: MemberContext, hash: string): ZipContent {
  return {
    name: `${PHOTO_FOLDER}${hash}.webp`,
    isCompressed: true,
    open: async () => (await ctx.imageStore.open(photoUrl(hash).slice(1)))?.stream,
  }
}

/** The file of one of our pictures; a link stays one. */
function fileOf(url: string): string {
  const hash = hashOf(url)
  return hash === undefined ? url : `${hash}.webp`
}
