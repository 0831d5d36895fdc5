// What to say of a payload whose shape is wrong, where its schema says nothing itself: Spanish, for every issue of zod.
import * as z from 'zod/mini'

const INVALID = 'Este dato no es válido'
const INVALID_PAYLOAD = 'Los datos enviados no son válidos'

const wrongType: Readonly<Record<string, string>> = {
  string: 'Debe ser un texto',
  number: 'Debe ser un número',
  int: 'Debe ser un número entero',
  boolean: 'Debe ser verdadero o falso',
  array: 'Debe ser una lista',
  object: INVALID_PAYLOAD,
  record: INVALID_PAYLOAD,
  date: 'Fecha inválida',
}

const wrongFormat: Readonly<Record<string, string>> = {
  email: 'Correo electrónico inválido',
  url: 'Dirección web inválida',
  datetime: 'Fecha inválida',
  date: 'Fecha inválida',
}

/**
 * The text for one issue. Texts that a schema carries itself come before it (they are said at the field, in the
 * product's words); this is the net below them, so that nobody meets the library's own English.
 */
export function inputText(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'object' || issue.expected === 'record') return INVALID_PAYLOAD
      return issue.input === undefined ? 'Falta este dato' : (wrongType[issue.expected] ?? INVALID)
    case 'invalid_value':
      return 'Elige una de las opciones'
    case 'too_big':
      return tooMuch(issue.origin, issue.maximum)
    case 'too_small':
      return tooLittle(issue.origin, issue.minimum)
    case 'invalid_format':
      return wrongFormat[issue.format] ?? 'El formato no es válido'
    case 'not_multiple_of':
      return `Debe ser un múltiplo de ${issue.divisor}`
    case 'unrecognized_keys':
      return 'Hay datos que no esperábamos'
    default:
      return INVALID
  }
}

function tooMuch(origin: string, most: number | bigint): string {
  if (origin === 'string') return `Usa ${most} caracteres o menos`
  if (origin === 'array') return `Envía ${most} como máximo`
  return isNumber(origin) ? `Debe ser ${most} o menos` : INVALID
}

function tooLittle(origin: string, least: number | bigint): string {
  if (origin === 'string') return `Usa ${least} caracteres o más`
  if (origin === 'array') return `Envía ${least} como mínimo`
  return isNumber(origin) ? `Debe ser ${least} o más` : INVALID
}

function isNumber(origin: string): boolean {
  return origin === 'number' || origin === 'int' || origin === 'bigint'
}

// For every schema of this process. `readEnv` asks for its own: whoever starts the server reads English.
z.config({ customError: inputText })
