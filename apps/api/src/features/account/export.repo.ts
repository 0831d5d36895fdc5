// All that is kept about a person, read for their own export: the one place that reads the tables of every feature.
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

/** One list of the export, as SQL in which `me` is the person and `today` the time of the export. */
export type ExportSection = {
  name: string
  table: keyof Tables
  columns: string
  /** Which rows are theirs. */
  isMine: string
  /** Columns that order the rows and tell them apart, all of them among `columns`. */
  key?: readonly string[]
}

/** Rows held at once, however many a person has. */
const pageSize = 500

type Row = Readonly<Record<string, unknown>>

/** A person's rows of one section, page after page: no connection is held between two of them. */
export async function* listOwnRows(
  db: Database,
  section: ExportSection,
  { userId, now }: { userId: number; now: Date },
): AsyncGenerator<readonly Row[]> {
  const key = section.key ?? ['id']
  let last: Row | undefined
  do {
    const { rows } = await sql<Row>`
      select ${sql.raw(section.columns)}
      from ${sql.table(section.table)}, (select ${userId}::int as me, ${now}::timestamptz as today) as who
      where (${sql.raw(section.isMine)}) and ${isAfter(key, last)}
      order by ${sql.raw(key.join(', '))} limit ${pageSize}`.execute(db)
    yield rows
    last = rows.length < pageSize ? undefined : rows.at(-1)
  } while (last)
}

function isAfter(key: readonly string[], last: Row | undefined) {
  if (!last) return sql`true`
  const values = key.map((column) => sql`${last[camelCase(column)]}`)
  return sql`(${sql.raw(key.join(', '))}) > (${sql.join(values)})`
}

/** As the rows come: the database's plugin has renamed their columns. */
function camelCase(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
