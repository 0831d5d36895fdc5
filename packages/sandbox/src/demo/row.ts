import type { AdAttributes } from '@wepa/domain/attributes/values'

type Value =
  | string
  | number
  | boolean
  | null
  | string[]
  | { [name: string]: string | number | null }
  | AdAttributes
export type Row = Record<string, Value>

/** Rows of a table; with `key`, its name in the table, rows that stand already are changed to these. */
export type Table = { name: string; key?: string; rows: Row[] }
