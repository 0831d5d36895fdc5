// What the table of one's own ads asks and answers.
import * as z from 'zod/mini'
import { Listing } from '../listings/listing-schema.ts'
import { id, moment } from '../scalar.ts'
import { form, line, nullWhenBlank, optionalLine } from '../text/text.ts'
import {
  INVENTORY_ORDERS,
  INVENTORY_PAGE,
  INVENTORY_STATES,
  MANY_ACTIONS,
  MAX_REFERENCE,
} from './inventory.ts'

/** `text` is found in titles and references; `page` counts from 1. Numbers may come as text, from an address. */
export const InventoryQuery = form({
  text: optionalLine(100),
  state: z.optional(z.enum(INVENTORY_STATES, 'state no es válido')),
  order: z.optional(z.enum(INVENTORY_ORDERS, 'order no es válido')),
  page: z.optional(z.coerce.number('page no es válido').check(z.int(), z.gte(1), z.lte(1000))),
})
export type InventoryQuery = z.infer<typeof InventoryQuery>

/** `reference` is the owner's own; null where there is none. */
export const InventoryItem = z.object({ listing: Listing, reference: z.nullable(z.string()) })
export type InventoryItem = z.infer<typeof InventoryItem>

export const InventoryPage = z.object({
  items: z.array(InventoryItem),
  /** Of all pages. */
  total: z.number(),
})
export type InventoryPage = z.infer<typeof InventoryPage>

/** An own reference number; '#12' would be taken for the number of an ad. */
export const ReferenceInput = form({
  reference: nullWhenBlank(
    line(MAX_REFERENCE).check(
      z.refine((text) => !text.startsWith('#'), 'La referencia no puede empezar con #'),
    ),
  ),
})
export type ReferenceInput = z.infer<typeof ReferenceInput>

const percent = z
  .number('Escribe un número')
  .check(z.gte(-90, 'Escribe de -90 a 500 %'), z.lte(500, 'Escribe de -90 a 500 %'))
const amount = z
  .number('Escribe un número')
  .check(
    z.gte(-1_000_000, 'Escribe hasta un millón'),
    z.lte(1_000_000, 'Escribe hasta un millón'),
    z.multipleOf(0.01, 'Escribe dólares con dos decimales como máximo'),
  )
const notNothing = z.refine<{ value: number }>(({ value }) => value !== 0, {
  error: 'Escribe un número distinto de 0',
  path: ['value'],
})

const PriceChangeInput = z.union(
  [
    z.object({ by: z.literal('percent'), value: percent }).check(notNothing),
    z.object({ by: z.literal('amount'), value: amount }).check(notNothing),
  ],
  'Escribe cuánto cambia el precio',
)

/** `price` with the action of that name alone. */
export const ManyInput = form({
  action: z.enum(MANY_ACTIONS, 'action no es válida'),
  ids: z
    .array(id(), 'ids debe ser una lista')
    .check(
      z.minLength(1, 'Elige al menos un anuncio'),
      z.maxLength(INVENTORY_PAGE, `Elige ${INVENTORY_PAGE} anuncios como máximo`),
    ),
  price: z.optional(PriceChangeInput),
}).check(
  z.refine(({ action, price }) => action !== 'price' || price !== undefined, {
    error: 'Escribe cuánto cambia el precio',
    path: ['price'],
  }),
)
export type ManyInput = z.infer<typeof ManyInput>

const Refused = z.array(z.object({ id: id(), title: z.nullable(z.string()), message: z.string() }))

/** What became of each ad; with `change` what was done can be taken back until `until`. */
export const ManyResult = z.object({
  done: z.array(id()),
  refused: Refused,
  undo: z.nullable(z.object({ change: id(), until: moment() })),
})
export type ManyResult = z.infer<typeof ManyResult>

export const UndoResult = z.object({ done: z.array(id()), refused: Refused })
export type UndoResult = z.infer<typeof UndoResult>
