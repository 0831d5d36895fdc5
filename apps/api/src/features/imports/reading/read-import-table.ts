import { ABSENT_ADS, MAX_IMPORT_ROWS } from '@wepa/domain/inventory/import'
import { type Column, findColumn, SHEET_FIELDS } from '@wepa/domain/inventory/sheet/columns'
import { readRow, type SheetRow } from '@wepa/domain/inventory/sheet/read-row'
import { PLANS } from '@wepa/domain/payments/plan'
import { isBlank } from '@wepa/domain/text/writing'
import { contextFor, type Deps, type MemberContext } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { readSheet } from '../../../gateways/sheets/read-sheet.ts'
import { SheetRefused } from '../../../gateways/sheets/sheet-refused.ts'
import { findCopies } from '../../photos/linked/find-copies.ts'
import { planOf } from '../../subscriptions/plan-of.ts'
import { settleFeed } from '../feeds/settle-feed.ts'
import { listPhotos } from '../import-photos.repo.ts'
import { deleteRows, insertRows, listAbsentAds, type PlannedRow } from '../import-rows.repo.ts'
import { findImport, type ImportRecord, moveImport } from '../imports.repo.ts'
import { findTargets } from './find-targets.ts'
import { planRow } from './plan-row.ts'

/** Rows that are looked at together. */
const part = 200

/**
 * Reads the table of an import and notes what each row comes to; nothing changes by it. Begun again it comes to the
 * same. A table that cannot be read ends the import with the reason.
 */
export async function readImportTable(
  ctx: Deps,
  { importId }: { importId: number },
): Promise<void> {
  const record = await findImport(ctx.db, importId)
  if (record?.state !== 'reading') return
  const member = contextFor(ctx, record.userId)
  let unknownColumns: readonly string[]
  try {
    unknownColumns = await readRows(member, record)
  } catch (error) {
    if (!(error instanceof SheetRefused)) throw error
    await end(member, record, error.message)
    return
  }
  await inTransaction(member, async (tx) => {
    const isMoved = await moveImport(tx.db, importId, {
      from: ['reading'],
      to: 'ready',
      unknownColumns,
    })
    // Nobody sits before an address that is read at night.
    if (isMoved && record.source === 'feed') await settleFeed(tx, record)
  })
}

async function end(ctx: MemberContext, record: ImportRecord, problem: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const finishedAt = tx.clock.now()
    const move = { from: ['reading'], to: 'failed', problem, finishedAt } as const
    const isMoved = await moveImport(tx.db, record.id, move)
    if (isMoved && record.source === 'feed') await settleFeed(tx, { ...record, problem })
  })
}

type Table = { columns: readonly (Column | undefined)[]; unknown: readonly string[] }
type Numbered = { number: number; cells: readonly string[] }
type Reading = Table & {
  record: ImportRecord
  files: ReadonlySet<string>
  /** The rows in which references stand. */
  seen: Map<string, number>
}

/** Answers the headers that are none of ours. */
async function readRows(ctx: MemberContext, record: ImportRecord): Promise<readonly string[]> {
  const bytes = await fetchDocument(ctx, record.document)
  await deleteRows(ctx.db, record.id)
  const files = new Set((await listPhotos(ctx.db, record.id)).keys())
  let reading: Reading | undefined
  let waiting: Numbered[] = []
  let number = 0
  let rows = 0
  for await (const cells of readSheet(bytes)) {
    number += 1
    if (cells.every(isBlank)) continue
    if (!reading) {
      reading = { ...readHeader(cells), record, files, seen: new Map() }
      continue
    }
    rows += 1
    if (rows > MAX_IMPORT_ROWS) {
      throw new SheetRefused(`La tabla pasa de ${MAX_IMPORT_ROWS} filas: divídela.`)
    }
    waiting.push({ number, cells })
    if (waiting.length < part) continue
    await planPart(ctx, reading, waiting)
    waiting = []
  }
  if (!reading) throw new SheetRefused('La tabla está vacía.')
  await planPart(ctx, reading, waiting)
  if (record.absent === ABSENT_ADS[1]) await planAbsent(ctx, record, number)
  return reading.unknown
}

async function fetchDocument(ctx: MemberContext, name: string): Promise<Buffer> {
  const file = await ctx.documentStore.open(name)
  if (!file) throw new SheetRefused('El archivo se perdió: envíalo de nuevo.')
  const parts: Buffer[] = []
  for await (const part of file.stream) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

/** @throws SheetRefused where the headers are not ours */
function readHeader(cells: readonly string[]): Table {
  const columns = cells.map(findColumn)
  const headers = columns.map((column) => column?.header)
  if (!headers.includes(SHEET_FIELDS.reference)) {
    throw new SheetRefused(
      `La primera fila debe tener los encabezados, y entre ellos «${SHEET_FIELDS.reference}». Descarga una plantilla para ver cómo se escriben.`,
    )
  }
  const twice = headers.find((header, at) => header && headers.indexOf(header) !== at)
  if (twice) throw new SheetRefused(`La columna «${twice}» está dos veces.`)
  const unknown = cells
    .filter((cell, index) => !columns[index] && !isBlank(cell))
    .map((cell) => cell.trim().slice(0, 60))
  return { columns, unknown: unknown.slice(0, 50) }
}

async function planPart(
  ctx: MemberContext,
  { columns, record, files, seen }: Reading,
  part: readonly Numbered[],
): Promise<void> {
  const rows = part.map(({ number, cells }) => ({ number, cells, row: readRow(columns, cells) }))
  const targets = await findTargets(
    ctx,
    rows.map(({ row }) => row.reference),
  )
  const links = rows.flatMap(({ row }) => row.photos ?? [])
  const known = {
    files,
    copies: await findCopies(ctx, links),
    most: PLANS[await planOf(ctx, record.userId)].photos,
    baseUrl: ctx.settings.baseUrl,
  }
  const planned = rows.map(({ number, cells, row: first }): PlannedRow => {
    const existing = targets.get(first.reference)
    const row = existing ? readRow(columns, cells, existing.categoryId) : first
    const { action, title, issues, changes } = planRow(
      noteTwice(row, number, seen),
      existing,
      known,
    )
    const { issues: _, ...said } = row
    return {
      number,
      reference: row.reference.slice(0, 100),
      title,
      action,
      said: action === 'error' || action === 'same' ? {} : said,
      issues,
      changes,
      listingId: existing?.id ?? null,
    }
  })
  await insertRows(ctx.db, record.id, planned)
}

/** With an issue where another row has the reference. */
function noteTwice(row: SheetRow, number: number, seen: Map<string, number>): SheetRow {
  const first = row.reference === '' ? undefined : seen.get(row.reference)
  if (first === undefined) {
    seen.set(row.reference, number)
    return row
  }
  const message = `La referencia ya está en la fila ${first}`
  return { ...row, issues: [...row.issues, { column: SHEET_FIELDS.reference, message }] }
}

/** The ads whose references the table does not have, as rows behind its own. */
async function planAbsent(ctx: MemberContext, record: ImportRecord, last: number): Promise<void> {
  const ads = await listAbsentAds(ctx.db, { userId: record.userId, importId: record.id })
  const rows = ads.map(
    ({ id, reference, title }, index): PlannedRow => ({
      number: last + 1 + index,
      reference,
      title,
      action: 'absent',
      said: {},
      issues: [],
      changes: [],
      listingId: id,
    }),
  )
  for (let at = 0; at < rows.length; at += part) {
    await insertRows(ctx.db, record.id, rows.slice(at, at + part))
  }
}
