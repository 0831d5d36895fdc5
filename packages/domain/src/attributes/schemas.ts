// The schemas of attributes, made from their table: what an ad answers, and what publishing and editing take.
import * as z from 'zod/mini'
import { formatNumber } from '../text/number.ts'
import { line, nullWhenBlank } from '../text/text.ts'
import type { Attribute, Unit } from './attribute.ts'
import { attributeKeys, attributeTable, isValue } from './fitting.ts'
import type { AttributeKey } from './table.ts'
import type { AdAttributes } from './values.ts'

type Answers = {
  [Key in AttributeKey]: z.ZodMiniExactOptional<z.ZodMiniType<NonNullable<AdAttributes[Key]>>>
}

/** What an ad answers of its attributes: those it says something of. */
export const AttributeAnswers = z.object(answers())

function answers(): Answers
function answers(): object {
  return byKey((attribute) => z.exactOptional(answer(attribute)))
}

function answer(attribute: Attribute): z.ZodMiniType {
  switch (attribute.kind) {
    case 'flag':
      return z.boolean()
    case 'number':
      return z.number()
    case 'choice': {
      const code = z.enum(Object.keys(attribute.choices))
      return attribute.isMany ? z.array(code) : code
    }
    default:
      return z.string()
  }
}

/** What its seller said of an ad; null denies what the text seems to say. */
export const SaidAnswers = z.object(saidAnswers())

type Said = {
  [Key in AttributeKey]: z.ZodMiniExactOptional<
    z.ZodMiniType<NonNullable<AdAttributes[Key]> | null>
  >
}

function saidAnswers(): Said
function saidAnswers(): object {
  return byKey((attribute) => z.exactOptional(z.nullable(answer(attribute))))
}

type Inputs = {
  [Key in AttributeKey]: z.ZodMiniOptional<z.ZodMiniType<NonNullable<AdAttributes[Key]> | null>>
}

/** Of an ad as it is sent; blank is null, and what the table does not know is dropped. */
export const AttributesInput = z.object(inputs(), 'Los detalles enviados no son válidos')

function inputs(): Inputs
function inputs(): object {
  return byKey((attribute) => z.optional(input(attribute)))
}

function input(attribute: Attribute): z.ZodMiniType {
  switch (attribute.kind) {
    case 'flag':
      return z.nullable(z.boolean('Elige sí o no'))
    case 'number': {
      const { min, max } = attribute
      const message = `Escribe un número de ${bound(min)} a ${inUnit(attribute.unit, bound(max))}`
      // Money may have cents. Searches ask for other numbers one by one: what lies between them would not be found.
      const mayLieBetween = attribute.unit === '$' || attribute.step < 0.5
      const isWhole = (value: number) => mayLieBetween || value % attribute.step === 0
      return z.nullable(
        z
          .number(message)
          .check(
            z.gte(min, message),
            z.lte(max, message),
            z.refine(isWhole, wholeText(attribute.step)),
          ),
      )
    }
    case 'choice': {
      const code = z.enum(Object.keys(attribute.choices), 'Elige una de las opciones')
      if (!attribute.isMany) return z.nullable(code)
      return z.pipe(
        z.nullable(z.array(code, 'Elige una de las opciones').check(z.maxLength(20))),
        z.transform((codes: string[] | null) =>
          codes === null || codes.length === 0 ? null : inOrder(attribute.choices, codes),
        ),
      )
    }
    case 'text':
      return nullWhenBlank(line(attribute.max))
    case 'date':
      return nullWhenBlank(
        line(10).check(
          z.refine((text) => text === '' || isValue(attribute, text), 'Escribe una fecha válida'),
        ),
      )
  }
}

function wholeText(step: number): string {
  return step === 1 ? 'Escribe un número entero' : 'Escribe un número entero o con media'
}

/** Years have four digits, and no comma. */
function bound(value: number): string {
  return value < 10_000 ? String(value) : formatNumber(value)
}

function inUnit(unit: Unit, bound: string): string {
  if (unit === '$') return `${bound} dólares`
  return unit === '' ? bound : `${bound} ${unit}`
}

/** Several codes once each, as the table has them. */
function inOrder(choices: Readonly<Record<string, string>>, codes: readonly string[]): string[] {
  return Object.keys(choices).filter((code) => codes.includes(code))
}

function byKey(each: (attribute: Attribute) => z.ZodMiniType): object {
  return Object.fromEntries(attributeKeys.map((key) => [key, each(attributeTable[key])]))
}
