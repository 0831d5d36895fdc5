// Bringing an inventory in as a table: how much, and how far one is.

/** Rows of one table. */
export const MAX_IMPORT_ROWS = 10_000
/** Bytes of a table, and of one ZIP with photos. */
export const MAX_SHEET_BYTES = 32 * 1024 * 1024
export const MAX_PHOTO_ZIP_BYTES = 500 * 1024 * 1024
/** Files with photos for one import, in all its ZIPs. */
export const MAX_IMPORT_PHOTOS = 20_000

/**
 * `open`: photos may come; `reading`, then `ready`: what would change can be seen; `applying`, then `done`. `failed`: the
 * table could not be read at all, or the plan ended.
 */
export const IMPORT_STATES = [
  'open',
  'reading',
  'ready',
  'applying',
  'done',
  'cancelled',
  'failed',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** `archive`: a ZIP of one's own data, from any plan. */
export const IMPORT_SOURCES = ['file', 'feed', 'archive'] as const
export type ImportSource = (typeof IMPORT_SOURCES)[number]

/** What a row comes to. `absent`: no row, but an ad with a reference that the table does not have. */
export const ROW_ACTIONS = ['create', 'change', 'end', 'absent', 'same', 'error'] as const
export type RowAction = (typeof ROW_ACTIONS)[number]

/** `waiting`, until it was done or could not be. */
export const ROW_STATES = ['waiting', 'done', 'failed'] as const
export type RowState = (typeof ROW_STATES)[number]

/** What is done with ads whose references the table does not have. */
export const ABSENT_ADS = ['keep', 'pause'] as const
export type AbsentAds = (typeof ABSENT_ADS)[number]

/** The templates to download; each has the columns of its category and of every ad. */
export const SHEET_TEMPLATES = ['general', 'vehiculos', 'bienes-raices'] as const
export type SheetTemplate = (typeof SHEET_TEMPLATES)[number]

export const SHEET_FORMATS = ['csv', 'xlsx'] as const
export type SheetFormat = (typeof SHEET_FORMATS)[number]
