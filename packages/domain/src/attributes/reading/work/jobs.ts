// What ads of jobs say.
import type { AttributeValues } from '../../values.ts'
import type { AdText } from '../text/ad-text.ts'
import {
  AMOUNT,
  amountOf,
  COUNT,
  countOf,
  dayOf,
  MONTH,
  monthOf,
  REPEATED,
} from '../text/numbers.ts'
import { flag, match, matches, says } from '../text/patterns.ts'

export function readJob(text: AdText): AttributeValues {
  const { all } = text
  const isFull = says(
    all,
    'full[ -]?time|fulltime|full(?= ?(?:y|o|/|and|-) ?part)|tiempo completo|jornada completa|t/c|f/t|40 horas',
  )
  const isPart = says(
    all,
    'part[ -]?time|parttime|partime|tiempo parcial|medio tiempo|jornada parcial|p/t|1/2 tiempo',
  )
  return {
    schedule:
      isFull || isPart
        ? [...(isFull ? (['completa'] as const) : []), ...(isPart ? (['parcial'] as const) : [])]
        : undefined,
    contract: contractOf(all),
    ...payOf(text),
    experience: experienceOf(all),
    remote: flag(all, {
      yes: 'remot[oa]|desde (?:tu|su|la|mi) (?:casa|hogar)|teletrabajo|work from home|wfh|100% remoto',
      no: 'no (?:es )?remoto|(?:100% )?presencial',
    }),
    closesOn: closesOnOf(text),
  }
}

function contractOf(all: string): AttributeValues['contract'] {
  if (says(all, 'temporer[oa]s?|temporal(?:es)?|seasonal|por temporada|trabajo de temporada'))
    return 'temporero'
  return says(
    all,
    '(?:por|bajo|de) contrato|contratista independiente|servicios profesionales|1099|480',
  )
    ? 'por_contrato'
    : undefined
}

const PER: Readonly<Record<NonNullable<AttributeValues['payPer']>, string>> = {
  hora: 'la hora|por hora|x hora|/ ?hr?s?|/ ?hora|hr|hora|p/h|an hour|per hour|hourly|hrs',
  semana: 'semanal(?:es)?|a la semana|por semana|la semana|/ ?semana|x semana|weekly|a week|/ ?sem',
  mes: 'mensual(?:es)?|al mes|por mes|el mes|/ ?mes|x mes|monthly|a month',
  ano: 'anual(?:es)?|al ano|por ano|/ ?ano|x ano|yearly|a year|per year|/ ?yr',
}

type Pay = Pick<AttributeValues, 'payFrom' | 'payTo' | 'payPer'>

function payOf({ all, price }: AdText): Pay {
  for (const text of [price, all]) {
    const pay = payIn(text)
    if (pay) return pay
  }
  return {}
}

const PAY = entriesOf(PER).map(
  ([per, words]) =>
    [
      per,
      `\\$? ?(${AMOUNT})(k)?(?: ?(?:-|a|hasta|to|y) ?\\$? ?(${AMOUNT})(k)?)? ?(?:dolares |pesos |usd )?(?:${words})`,
    ] as const,
)
const PAID = /(?:pag\w+|salario|sueldo|pago|ofrec\w+|desde)(?: \w+){0,2}[: ]*$/

function payIn(text: string): Pay | undefined {
  for (const [per, pattern] of PAY) {
    for (const found of matches(text, pattern)) {
      const isMoney =
        found[0].includes('$') ||
        per === 'hora' ||
        per === 'mes' ||
        PAID.test(text.slice(0, found.index))
      const pay = isMoney ? payOfFound(found, per) : undefined
      if (pay) return pay
    }
  }
  return undefined
}

function payOfFound(found: RegExpExecArray, per: keyof typeof PER): Pay | undefined {
  const low = thousands(amountOf(found[1]), found[2] ?? found[4])
  const high = thousands(amountOf(found[3]), found[4])
  if (low === undefined || !isLikely(per, low)) return undefined
  return { payFrom: low, ...(high !== undefined && high > low && { payTo: high }), payPer: per }
}

/** What nobody is paid for an hour or a year is another number: '24 horas', '8 hr'. */
function isLikely(per: keyof typeof PER, amount: number): boolean {
  const { least, most } = USUAL_PAY[per]
  return amount >= least && amount <= most
}

const USUAL_PAY = {
  hora: { least: 7.25, most: 200 },
  semana: { least: 100, most: 5000 },
  mes: { least: 300, most: 20_000 },
  ano: { least: 5000, most: 500_000 },
} as const

function thousands(amount: number | undefined, k: string | undefined): number | undefined {
  return amount !== undefined && k !== undefined ? amount * 1000 : amount
}

function experienceOf(all: string): number | undefined {
  if (
    says(
      all,
      'sin experiencia|no (?:se )?(?:requiere|necesita|hace falta)(?:s)?(?: tener)? experiencia|no necesitas experiencia|experiencia no (?:es )?(?:necesaria|requerida)|no experience|no es necesari[oa] (?:tener )?experiencia',
    )
  )
    return 0
  const found =
    match(
      all,
      `(${COUNT})${REPEATED}(?: ?(?:-|a|o) ?${COUNT})?\\+? anos? (?:o mas )?(?:minimo )?(?:de |en )?(?:experiencia|exp\\.?)`,
    ) ??
    match(
      all,
      `(?:experiencia|exp\\.?)(?: (?:minima|de|minimo|en|la|el|posicion|area|requerida|al|menos|previa))*[: ]+(${COUNT})${REPEATED} anos?`,
    )
  return countOf(found?.[1])
}

const DAY = `(\\d{1,2}) (?:de )?(${MONTH})(?:(?: de| del)? (20\\d\\d))?`
/** 'Hasta' alone may end a contract or a season: here it ends when people apply. */
const CLOSES_ON = `(?:fecha limite|cierra|cierre|vence|no mas tarde|deadline|en o antes|antes|solicit\\w+[^.\\n]{0,40} hasta|resumes?[^.\\n]{0,40} hasta|aplicar? hasta|convocatoria[^.\\n]{0,20} hasta)(?: (?:de|del|el|es|dia|solicitudes|para|solicitar|aplicar|someter))*[: ]+${DAY}`

function closesOnOf({ all, now }: AdText): string | undefined {
  const found = match(all, CLOSES_ON)
  const month = monthOf(found?.[2])
  if (!found || month === undefined) return undefined
  const year = found[3] === undefined ? undefined : Number(found[3])
  return dayOf({ year, month, day: Number(found[1]) }, now)
}

function entriesOf<Key extends string, Value>(table: Readonly<Record<Key, Value>>): [Key, Value][]
function entriesOf(table: object): [string, unknown][] {
  return Object.entries(table)
}
