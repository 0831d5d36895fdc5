// One keyset cursor for all lists: opaque outside, the sort key of the last row inside.
import { DomainError } from '@wepa/domain/error'
import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'

export type CursorPart = string | number | boolean | null
export type Page<Row> = { items: Row[]; nextCursor: string | null }

const parts = z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]))

const badLimit = 'limit va de 1 a 100'

/** How many items of a list are wanted, `usual` unless said; as text too, for an address carries nothing else. */
export function pageLimit(usual: number) {
  return z._default(
    z.coerce.number(badLimit).check(z.int(badLimit), z.gte(1, badLimit), z.lte(100, badLimit)),
    usual,
  )
}

/** What asks for a page of a list. */
export function pageQuery(usual: number) {
  // tRPC's hooks ask for a first page with null.
  return z.object({ limit: pageLimit(usual), cursor: z.nullish(z.string()) })
}

/** Packs the sort key of a row. */
export function encodeCursor(key: readonly CursorPart[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url')
}

/**
 * Unpacks a cursor and checks it against the sort key's own schema.
 * @throws DomainError validation (path `cursor`), whatever is wrong with it
 */
export function decodeCursor<S extends z.ZodMiniType>(cursor: string, key: S): z.output<S> {
  const parsed = key.safeParse(parts.safeParse(parseJson(cursor)).data)
  if (parsed.success) return parsed.data
  throw new DomainError('validation', {
    issues: [{ path: 'cursor', message: 'El cursor no es válido' }],
  })
}

/** Cuts the one row read too many (`limit` + 1) and answers the cursor that leads on, if there is more. */
export function toPage<Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => readonly CursorPart[],
): Page<Row> {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, nextCursor: last && rows.length > limit ? encodeCursor(keyOf(last)) : null }
}

/** SQL for "comes after `values` where all `columns` fall": `(a, b) < (x, y)`, which a btree can seek. */
export function isBelow(
  columns: readonly string[],
  values: readonly unknown[],
): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(columns.map((column) => sql.ref(column)))}) < (${sql.join(values)})`
}

/** The same where all `columns` rise. */
export function isAbove(
  columns: readonly string[],
  values: readonly unknown[],
): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(columns.map((column) => sql.ref(column)))}) > (${sql.join(values)})`
}

function parseJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
