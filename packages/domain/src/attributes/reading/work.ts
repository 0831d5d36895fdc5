// What ads of jobs and of services say.
import type { AttributeValues } from '../values.ts'
import { type AdText, flag, match, says } from './ad-text.ts'
import { tradeOf } from './names.ts'
import { AMOUNT, amountOf, COUNT, countOf, dayOf, MONTH, monthOf } from './numbers.ts'

export function readJob(text: AdText): AttributeValues {
  const { all } = text
  const isFull = says(
    all,
    'full[ -]?time|fulltime|tiempo completo|jornada completa|t/c|f/t|40 horas',
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

function payOf({ all, price }: AdText): Pick<AttributeValues, 'payFrom' | 'payTo' | 'payPer'> {
  for (const text of [price, all]) {
    const pay = payIn(text)
    if (pay) return pay
  }
  return {}
}

function payIn(text: string): Pick<AttributeValues, 'payFrom' | 'payTo' | 'payPer'> | undefined {
  for (const [per, words] of entriesOf(PER)) {
    const found = match(
      text,
      `\\$? ?(${AMOUNT})(k)?(?: ?(?:-|a|hasta|to|y) ?\\$? ?(${AMOUNT})(k)?)? ?(?:dolares |pesos |usd )?(?:${words})`,
    )
    if (!found || (!found[0].includes('$') && per !== 'hora' && per !== 'mes')) continue
    const low = thousands(amountOf(found[1]), found[2] ?? found[4])
    const high = thousands(amountOf(found[3]), found[4])
    if (low === undefined || !isLikely(per, low)) continue
    return { payFrom: low, ...(high !== undefined && high > low && { payTo: high }), payPer: per }
  }
  return undefined
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
      `(${COUNT})(?: ?(?:-|a|o) ?${COUNT})?\\+? anos? (?:o mas )?(?:minimo )?(?:de |en )?(?:experiencia|exp\\.?)`,
    ) ??
    match(
      all,
      `(?:experiencia|exp\\.?)(?: (?:minima|de|minimo|en|la|el|posicion|area|requerida|al|menos|previa))*[: ]+(${COUNT}) anos?`,
    )
  return countOf(found?.[1])
}

function closesOnOf({ all, now }: AdText): string | undefined {
  const found = match(
    all,
    `(?:hasta|fecha limite|cierra|cierre|vence|antes|no mas tarde|deadline)(?: (?:de|del|el|es|dia|solicitudes))*[: ]+(\\d{1,2}) (?:de )?(${MONTH})(?:(?: de| del)? (20\\d\\d))?`,
  )
  const month = monthOf(found?.[2])
  if (!found || month === undefined) return undefined
  return dayOf(
    { year: found[3] === undefined ? undefined : Number(found[3]), month, day: Number(found[1]) },
    now,
  )
}

export function readService(text: AdText): AttributeValues {
  const { all } = text
  return {
    trade: tradeOf(text),
    licensed: flag(all, {
      yes: 'con (?:su |mi )?licencia|licenciad[oa]s?|licencia(?:s)? (?:vigente|#|num|al dia|y)|lic\\.? ?#?:? ?\\d+|licencia (?:de )?\\w+ ?#?\\d*|perit[oa] (?:electricista|colegiad[oa])|colegiad[oa]|licensed',
      no: 'sin licencia|no (?:tengo )?licencia',
    }),
    licence: match(
      all,
      '(?:lic(?:encia)?\\.?|colegiad[oa]|ddec|daco)(?: \\w+)? ?(?:#|num(?:ero)?\\.?|no\\.)? ?:? ?#?([a-z]{0,3}-?\\d{3,8})',
    )?.[0],
    emergencies: says(all, '24 ?/ ?7|24 ?horas|24 ?hrs?|emergencias?|24 hours') ? true : undefined,
    freeEstimate: flag(all, {
      yes: 'estimad[oa]s? (?:\\w+ ){0,2}(?:gratis|gratuit[oa]s?|free|libres?(?: de costo)?|sin (?:costo|compromiso))|(?:gratis|free) estimad[oa]s?|cotizacion(?:es)? (?:\\w+ )?(?:gratis|gratuitas?|sin (?:costo|compromiso))|free estimates?|presupuestos? gratis|orientacion gratis y estimado',
    }),
    serves: says(all, '(?:toda|alrededor de) la isla|todo puerto rico|todo pr|island ?wide')
      ? 'Toda la isla'
      : undefined,
  }
}

function entriesOf<Key extends string, Value>(table: Readonly<Record<Key, Value>>): [Key, Value][]
function entriesOf(table: object): [string, unknown][] {
  return Object.entries(table)
}
