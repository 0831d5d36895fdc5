// Where a page of results ended, and what the first page resolved for all.
import { DomainError } from '@wepa/domain/error'
import { SORTS, type Sort } from '@wepa/domain/search/params'
import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '../../db/sql/paginate.ts'

/** `rest`: the hits behind those that relevance ranks, newest first. */
export const MODES = [...SORTS, 'relevance', 'rest'] as const
export type Mode = (typeof MODES)[number]

/**
 * `key`, `id`: the last row shown. `total`: as counted for the first page. `asOf`: when that was.
 * `lead`: ads that led it. `corrections`, `isName`, `isPlaceless`: how the words were understood.
 */
export type SearchCursor = {
  mode: Mode
  key: string
  id: number
  total: number
  asOf: Date
  lead: readonly number[]
  corrections: ReadonlyMap<string, string>
  isName: boolean
  isPlaceless: boolean
}

// 'escrito:corregido,…'. The comma is part of the repetition: an optional one would let a made-up cursor try every cut.
const WORD = String.raw`[\p{L}\p{N}\p{M}]+`
const CORRECTIONS = new RegExp(`^(${WORD}:${WORD}(,${WORD}:${WORD})*)?$`, 'u')

const Parts = z.tuple([
  z.enum(MODES),
  z.string().check(z.regex(/^-?\d{1,14}(\.\d{1,2})?$/)),
  z.int().check(z.positive(), z.lte(2_147_483_647)),
  z.int().check(z.nonnegative(), z.lte(1_000_000)),
  z.int().check(z.nonnegative(), z.lte(9_999_999_999_999)),
  z.string().check(z.regex(/^(\d{1,9}(,\d{1,9}){0,5})?$/)),
  z.string().check(z.regex(CORRECTIONS), z.maxLength(300)),
  z.boolean(),
  z.boolean(),
])

export function writeCursor(cursor: SearchCursor): string {
  return encodeCursor([
    cursor.mode,
    cursor.key,
    cursor.id,
    cursor.total,
    cursor.asOf.getTime(),
    cursor.lead.join(),
    [...cursor.corrections].map((pair) => pair.join(':')).join(),
    cursor.isName,
    cursor.isPlaceless,
  ])
}

/** How many ads were shown, behind a sign at which servers of before stop reading. */
const SHOWN = /=(\d{1,6})$/

/** A cursor that also says how many ads the pages up to it have shown. */
export function withShown(cursor: string, shown: number): string {
  return `${cursor}=${shown}`
}

/** How many ads the pages before this one have shown; 0 for the first page, and where the cursor does not say it. */
export function shownBefore(cursor: string | undefined): number {
  return Number(SHOWN.exec(cursor ?? '')?.[1] ?? 0)
}

/**
 * Reads a cursor of a search that asked for `sort`, or for none.
 * @throws DomainError validation (path `cursor`) for any other
 */
export function readCursor(text: string, sort: Sort | undefined): SearchCursor {
  const [mode, key, id, total, asOf, lead, corrections, isName, isPlaceless] = decodeCursor(
    text.replace(SHOWN, ''),
    Parts,
  )
  const fitting: readonly Mode[] = sort ? [sort] : ['relevance', 'rest', 'newest']
  const mayHaveCents = mode === 'price-low' || mode === 'price-high' || mode === 'area-price'
  if (!fitting.includes(mode) || (key.includes('.') && !mayHaveCents)) throw foreignCursor()
  return {
    mode,
    key,
    id,
    total,
    asOf: new Date(asOf),
    lead: lead === '' ? [] : lead.split(',').map(Number),
    corrections: new Map(
      corrections.split(',').flatMap((pair): [string, string][] => {
        const [typed, meant] = pair.split(':')
        return typed && meant ? [[typed, meant]] : []
      }),
    ),
    isName,
    isPlaceless,
  }
}

export function foreignCursor(): DomainError {
  return new DomainError('validation', {
    issues: [{ path: 'cursor', message: 'El cursor es de otra búsqueda' }],
  })
}
