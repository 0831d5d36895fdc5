// What every text a person types must satisfy, and the schemas that say so.
import * as z from 'zod/mini'
import { isBlank, isStorableText } from './writing.ts'

export const INVALID_TEXT = 'El texto contiene caracteres no válidos'
const NOT_TEXT = 'Debe ser un texto'

/** An object that somebody sends; fields it does not name are dropped. */
export function form<T extends z.core.$ZodLooseShape>(shape: T) {
  return z.object(shape, 'Los datos enviados no son válidos')
}

/** A required single line: inner white space becomes one space, the ends are trimmed. */
export function requiredLine(max: number, required: string, min = 1) {
  return z.string(required).check(
    bounded(max),
    storable(),
    z.overwrite(oneLine),
    z.refine((text) => !isBlank(text), { error: required, abort: true }),
    z.minLength(min, required),
    z.maxLength(max, tooLong(max)),
  )
}

/** A required text of several lines: line ends become `\n`, the ends are trimmed. */
export function requiredText(max: number, required: string, min = 1) {
  return z.string(required).check(
    bounded(max),
    storable(),
    z.overwrite(severalLines),
    z.refine((text) => !isBlank(text), { error: required, abort: true }),
    z.minLength(min, required),
    z.maxLength(max, tooLong(max)),
  )
}

/** An optional single line: absent stays absent, null and blank become null. */
export function optionalLine(max: number) {
  return z.optional(nullWhenBlank(line(max)))
}

/** An optional text of several lines: absent stays absent, null and blank become null. */
export function optionalText(max: number) {
  return z.optional(
    nullWhenBlank(
      z
        .string(NOT_TEXT)
        .check(bounded(max), storable(), z.overwrite(severalLines), z.maxLength(max, tooLong(max))),
    ),
  )
}

/** A required email address, trimmed, as typed otherwise. */
export function emailAddress(message: string) {
  return z
    .string(message)
    .check(
      bounded(254, message),
      storable(),
      z.overwrite(oneLine),
      z.maxLength(254, message),
      z.email(message),
    )
}

/** An optional email address: null and blank become null. */
export function optionalEmail(message: string) {
  return z.optional(nullWhenBlank(z.union([z.literal(''), emailAddress(message)], message)))
}

/** A secret text that is kept exactly as typed (passwords). */
export function secretText(required: string) {
  return z.string(required).check(storable())
}

/** A single line that may be blank. */
export function line(max: number) {
  return z
    .string(NOT_TEXT)
    .check(bounded(max), storable(), z.overwrite(oneLine), z.maxLength(max, tooLong(max)))
}

/** Turns null and blank into null after the inner schema has had its say. */
export function nullWhenBlank(schema: z.ZodMiniType<string, string>) {
  return z.pipe(
    z.nullable(schema),
    z.transform((text: string | null) => (text === null || isBlank(text) ? null : text)),
  )
}

/** Before anything walks through the text: a body may be of megabytes, and spaces are tidied away. */
function bounded(max: number, error = tooLong(max)) {
  return z.maxLength(16 * max + 1000, { error, abort: true })
}

function storable() {
  return z.refine<string>(isStorableText, { error: INVALID_TEXT, abort: true })
}

function tooLong(max: number): string {
  return `Usa ${max} caracteres o menos`
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function severalLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim()
}
