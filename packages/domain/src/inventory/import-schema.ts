// What the calls of an import ask and answer.
import * as z from 'zod/mini'
import { id, moment } from '../scalar.ts'
import { form, line } from '../text/text.ts'
import {
  ABSENT_ADS,
  IMPORT_SOURCES,
  IMPORT_STATES,
  ROW_ACTIONS,
  ROW_STATES,
  SHEET_FORMATS,
  SHEET_TEMPLATES,
} from './import.ts'

const absent = z.enum(ABSENT_ADS, 'absent no es válido')

/** One wrong cell; `column` is '' for what concerns the whole row. */
export const RowIssue = z.object({ column: z.string(), message: z.string() })
export type RowIssue = z.infer<typeof RowIssue>

/** One field that changes, in words. */
export const RowChange = z.object({
  column: z.string(),
  before: z.string(),
  after: z.string(),
})
export type RowChange = z.infer<typeof RowChange>

const counts = z.object({
  create: z.number(),
  change: z.number(),
  end: z.number(),
  absent: z.number(),
  same: z.number(),
  error: z.number(),
})

/** An import as it stands. */
export const InventoryImport = z.object({
  id: id(),
  state: z.enum(IMPORT_STATES),
  source: z.enum(IMPORT_SOURCES),
  fileName: z.string(),
  absent: z.enum(ABSENT_ADS),
  /** Headers that are none of ours: these columns are left out. */
  unknownColumns: z.array(z.string()),
  /** Why the whole of it failed. */
  problem: z.nullable(z.string()),
  /** Rows by what they come to, as far as they are read. */
  rows: counts,
  /** Of those with something to do. */
  done: z.number(),
  failed: z.number(),
  photos: z.object({ sent: z.number() }),
  createdAt: moment(),
  finishedAt: z.nullable(moment()),
})
export type InventoryImport = z.infer<typeof InventoryImport>

/** One row; `number` counts the lines of the table from 1, the headers' one included. */
export const ImportRow = z.object({
  number: z.number(),
  reference: z.string(),
  title: z.string(),
  action: z.enum(ROW_ACTIONS),
  state: z.enum(ROW_STATES),
  issues: z.array(RowIssue),
  changes: z.array(RowChange),
  listingId: z.nullable(id()),
})
export type ImportRow = z.infer<typeof ImportRow>

export const ImportRowsQuery = form({
  action: z.optional(z.enum(ROW_ACTIONS, 'action no es válida')),
  state: z.optional(z.enum(ROW_STATES, 'state no es válido')),
  /** The number of the last row that is known. */
  after: z.optional(z.coerce.number('after no es válido').check(z.int(), z.gte(0))),
})
export type ImportRowsQuery = z.infer<typeof ImportRowsQuery>

export const ReadImportInput = form({ absent: z.optional(absent) })

export const FeedInput = form({
  url: line(2000).check(
    z.refine(
      (text) => /^https?:\/\/[^\s/?#@]+/i.test(text),
      'Escribe una dirección que empiece con https://',
    ),
  ),
  absent,
})
export type FeedInput = z.infer<typeof FeedInput>

/** The address that is read once a day, and how the last time went. */
export const InventoryFeed = z.object({
  url: z.string(),
  absent: z.enum(ABSENT_ADS),
  nextAt: moment(),
  lastAt: z.nullable(moment()),
  problem: z.nullable(z.string()),
  lastImportId: z.nullable(id()),
})
export type InventoryFeed = z.infer<typeof InventoryFeed>

export const TemplateQuery = form({
  template: z.enum(SHEET_TEMPLATES, 'template no es válida'),
  format: z.enum(SHEET_FORMATS, 'format debe ser csv o xlsx'),
})
