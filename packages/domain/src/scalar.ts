// Numbers, ids, decimals and times as they travel in JSON.
import * as z from 'zod/mini'

/** The largest integer a PostgreSQL `integer` holds; beyond it a body is refused. */
export const MAX_INTEGER = 2_147_483_647

/** A positive integer id that a database column can hold. */
export function id(message = 'Identificador inválido') {
  return z
    .int(message)
    .check(
      z.positive({ error: message, abort: true }),
      z.lte(MAX_INTEGER, { error: message, abort: true }),
    )
}

/** A count: an integer from 0. */
export function count() {
  return z
    .int('Número inválido')
    .check(z.nonnegative('Número inválido'), z.lte(MAX_INTEGER, 'Número inválido'))
}

/** A decimal with two digits after the point, as a string: '4.50'. */
export function decimal() {
  return z.string('Número inválido').check(z.regex(/^-?\d+\.\d{2}$/, 'Número inválido'))
}

/** A moment as ISO 8601 in UTC: '2025-01-07T16:00:00.000Z'. */
export function moment() {
  return z.iso.datetime('Fecha inválida')
}

/** A UUID that the client made (clientId). */
export function clientId() {
  return z.optional(
    z.pipe(
      z.nullable(z.uuid('clientId debe ser un UUID')),
      z.transform((value: string | null) => value ?? undefined),
    ),
  )
}
