import { attributeTable } from '@wepa/domain/attributes/fitting'
import type { SheetFormat, SheetTemplate } from '@wepa/domain/inventory/import'
import { attributeHeader, type Column, columnsFor } from '@wepa/domain/inventory/sheet/columns'
import { SHEET_STATES } from '@wepa/domain/inventory/sheet/state'
import { type WrittenAd, writeRow } from '@wepa/domain/inventory/sheet/write-row'
import { CATEGORIES, slugById } from '@wepa/domain/listings/category'
import { CONDITION_LABELS } from '@wepa/domain/listings/condition'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { isLink } from '@wepa/domain/photos/photo'
import type { Context, MemberContext } from '../../context.ts'
import { writeCsv, writeXlsx } from '../../gateways/sheets/write-sheet.ts'
import { findOwnListings } from '../listings/changes/find-own-listings.ts'
import { listForExport, listOwnCategories } from './inventory.repo.ts'

/** Ads that are held at once. */
const part = 200

export type SheetFile = { format: SheetFormat; pieces: AsyncIterable<string | Buffer> }

/**
 * All of one's own ads as a table, in the form of an import: read again it changes nothing. Ads without a reference
 * have their number as '#12'.
 */
export async function exportInventory(
  ctx: MemberContext,
  { format }: { format: SheetFormat },
): Promise<SheetFile> {
  return toFile(format, ownRows(ctx, await ownColumns(ctx)))
}

/** An empty table to fill in, with the columns of ads of a kind; a workbook has a second sheet that explains them. */
export function makeTemplate(
  _: Context,
  { template, format }: { template: SheetTemplate; format: SheetFormat },
): SheetFile {
  const columns = columnsFor([template === 'general' ? 'de-todo' : template])
  const guide = format === 'xlsx' ? guideRows(columns) : undefined
  return toFile(format, headerOf(columns), guide)
}

type Rows = AsyncIterable<readonly string[]>

function toFile(format: SheetFormat, rows: Rows, guide?: Rows): SheetFile {
  return { format, pieces: format === 'csv' ? writeCsv(rows) : writeXlsx(rows, guide) }
}

async function* headerOf(columns: readonly Column[]): AsyncGenerator<readonly string[]> {
  yield columns.map(({ header }) => header)
}

async function* ownRows(
  ctx: MemberContext,
  columns: readonly Column[],
  written = (own: OwnAd): WrittenAd => toWritten(own, (url) => withAddress(ctx, url)),
): AsyncGenerator<readonly string[]> {
  yield* headerOf(columns)
  for await (const own of listOwnAds(ctx)) yield writeRow(columns, written(own))
}

export type OwnAd = { listing: ListingDetail; reference: string | null }

/** All of one's own ads, the oldest first; some are held at a time. */
export async function* listOwnAds(ctx: MemberContext): AsyncGenerator<OwnAd> {
  const { userId } = ctx.session
  for (let after = 0; ; ) {
    const rows = await listForExport(ctx.db, { userId, after, limit: part })
    const ids = rows.map(({ id }) => id)
    const listings = await findOwnListings(ctx, ids)
    for (const { id, reference } of rows) {
      const listing = listings.get(id)
      if (listing) yield { listing, reference }
    }
    const last = ids.at(-1)
    if (last === undefined || ids.length < part) return
    after = last
  }
}

/**
 * The same table for an archive: pictures by the names that `fileOf` gives them, and a reference for every ad, so that
 * each can be published again where it is gone.
 */
export async function writeArchiveTable(
  ctx: MemberContext,
  fileOf: (url: string) => string,
): Promise<AsyncIterable<string>> {
  const rows = ownRows(ctx, await ownColumns(ctx), ({ listing, reference }) =>
    toWritten({ listing, reference: reference ?? `wepa-${listing.id}` }, fileOf),
  )
  return writeCsv(rows)
}

async function ownColumns(ctx: MemberContext): Promise<Column[]> {
  const categories = await listOwnCategories(ctx.db, ctx.session.userId)
  return columnsFor(categories.map((id) => slugById(id) ?? 'de-todo'))
}

function toWritten({ listing, reference }: OwnAd, imageOf: (url: string) => string): WrittenAd {
  return {
    ...listing,
    reference,
    saidAttributes: listing.saidAttributes ?? {},
    images: listing.images.map(imageOf),
  }
}

/** Our own pictures can be opened from anywhere; links can already. */
function withAddress({ settings }: MemberContext, url: string): string {
  return isLink(url) ? url : settings.baseUrl + url
}

const required = ['reference', 'categoryId', 'title', 'description']

const notes: Readonly<Record<string, string>> = {
  reference: 'Tu número para este anuncio. La misma referencia cambia el mismo anuncio.',
  categoryId: CATEGORIES.map(({ name }) => name).join(', '),
  title: 'Hasta 120 letras',
  description: 'Hasta 5,000 letras',
  price: '$1,500 · Negociable · $50-75',
  location: 'El municipio: Ponce',
  condition: Object.values(CONDITION_LABELS).join(', '),
  contactPhone: '787-555-0123',
  images: 'Direcciones de fotos o nombres de archivos de un ZIP, separados por |',
  state: Object.values(SHEET_STATES).join(', '),
}

async function* guideRows(columns: readonly Column[]): AsyncGenerator<readonly string[]> {
  yield ['Columna', 'Hace falta', 'Qué se escribe']
  for (const column of columns) {
    if ('field' in column) {
      const isRequired = required.includes(column.field)
      yield [column.header, isRequired ? 'Sí' : 'No', notes[column.field] ?? '']
    } else {
      const [key] = column.attributes
      if (key) yield [attributeHeader(key), 'No', describe(key)]
    }
  }
}

function describe(key: keyof typeof attributeTable): string {
  const attribute = attributeTable[key]
  switch (attribute.kind) {
    case 'choice': {
      const choices = Object.values(attribute.choices).join(', ')
      return attribute.isMany ? `${choices} (varios, separados por |)` : choices
    }
    case 'flag':
      return 'Sí o No'
    case 'number':
      return 'Un número'
    case 'date':
      return 'Una fecha: 2027-03-31'
    default:
      return 'Texto'
  }
}
