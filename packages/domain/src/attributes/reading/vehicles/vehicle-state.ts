// How far a vehicle has gone and in what state it is: miles, transmission, fuel, title, marbete, account.
import type { AttributeValues } from '../../values.ts'
import type { AdText } from '../text/ad-text.ts'
import { AMOUNT, amountOf, dayOf, MONTH, monthOf } from '../text/numbers.ts'
import { match, matches, says } from '../text/patterns.ts'

const MILE_WORDS = 'millas|miilas|milas|millitas|millaje|miles|mi'
const STATED_MILES = `(?:millaje|mileage|odometro|millas)(?: (?:actual|es|de|marca|solo|original))*[: ]+(?:de |como |aprox\\.? |unas )?(${AMOUNT}) ?(k|mil)?`
const COUNTED_MILES = `(?<![$.,/-])(${AMOUNT}) ?(k|mil)?(?: de)? ?(?:${MILE_WORDS})(?! (?:por|x|de (?:la|el|garantia|rango|autonomia)|del|garantia))`
const SHORT_MILES = '(?<![$.,/-])(\\d{2,3}) ?k(?! ?(?:omo|obo|cash|firme|neg|pesos|btu|hz|watts))'

/** What a distance after these words is of: a warranty, a service, what others may offer. */
const OTHER_DISTANCE =
  /(?:garantia|cada|autonomia|rango|hasta|menos de|mas de|maximo|warranty|a las?|tanque|galon)[^.\n\d]{0,20}(?:\d{1,2} (?:anos?|meses) (?:o|y|\/) )?$/
const MONEY =
  /(?:pido|por|en|precio|vale|oferta|cash|debo|deuda|balance|saldo|cuenta|pagos?)[^a-z0-9]*(?:de )?$/

export function milesOf(all: string): number | undefined {
  const counted = matches(all, COUNTED_MILES).filter(({ index }) => isOwnDistance(all, index))
  const short = matches(all, SHORT_MILES).filter(
    ({ index }) => isOwnDistance(all, index) && !MONEY.test(all.slice(0, index)),
  )
  const found =
    thousandsOf(matches(all, STATED_MILES)[0]) ??
    counted.map(thousandsOf).find((miles) => miles !== undefined)
  if (found !== undefined) return found
  const thousands = Number(short[0]?.[1])
  return thousands >= 10 && thousands < 500 ? thousands * 1000 : undefined
}

function isOwnDistance(all: string, at: number): boolean {
  return !OTHER_DISTANCE.test(all.slice(Math.max(0, at - 60), at))
}

/** '95 mil' and '95k' are thousands; less than a hundred miles is how far away something is. */
function thousandsOf(found: RegExpExecArray | undefined): number | undefined {
  const miles = amountOf(found?.[1])
  if (miles === undefined) return undefined
  const value = found?.[2] !== undefined && miles < 1000 ? miles * 1000 : miles
  return value >= 100 && value <= 999_999 ? Math.round(value) : undefined
}

export function transmissionOf(all: string): AttributeValues['transmission'] {
  const isManual = says(
    all,
    'estandar|standard|standar|std|stick(?: shift)?|cambios manual(?:es)?|transmision manual|manual(?: de)? [4-6] cambios|[4-6] cambios|manual(?! de| del| en| y| original)',
  )
  const isAutomatic = says(all, 'automatic[oa]?|automatik|aut\\.?|transmision auto|cvt|tiptronic')
  if (isManual === isAutomatic) return undefined
  return isManual ? 'estandar' : 'automatica'
}

const SAVING = /(?:ahorr|economic|poc[ao]|much[ao]|gast|tanque|llen|chuleria|consum)[^.\n]{0,25}$/

export function fuelOf({ title, all }: AdText): AttributeValues['fuel'] {
  if (says(all, 'hibrid[oa]|hybrid|hibrid')) return 'hibrido'
  if (says(all, 'diesel|disel|dieselera|turbo ?diesel|tdi')) return 'diesel'
  const isElectric =
    says(title, 'electric[oa]|ev') ||
    says(
      all,
      '(?:100 ?%|full|totalmente|carro|vehiculo|guagua|completamente|motor|scooter|motora) electric[oa]|combustible: electric[oa]',
    )
  if (isElectric) return 'electrico'
  const isGas = matches(
    all,
    '(?:de|a|motor(?: de)?|combustible:?|usa|cilindros|v6|v8) gasolina|gasolina(?= ?(?:[,./\\n|]|$|v\\d|\\d cil|\\d\\.\\d))',
  ).some(({ index }) => !SAVING.test(all.slice(Math.max(0, index - 40), index)))
  return isGas ? 'gasolina' : undefined
}

const REBUILT_PART =
  /(?:motor|transmision|caja|bomba|turbo|tapa|culata|starter|alternador|carburador)[^.\n,]{0,25}$/

/** 'No es salvage ni reconstruido'. */
const DENIED_STATE =
  /(?<![a-z])(?:no|ni|nunca|sin)(?: (?:es|sea|ha sido|fue|titulo|de|tiene|acepto)){0,3} (?:salvamento|salvage|reconstruid[oa]|rebuilt)/g

export function titleStateOf({ title, all }: AdText): AttributeValues['titleState'] {
  const text = all.replaceAll(DENIED_STATE, ' ')
  const rebuilt = match(title, 'reconstruid[oa]|rebuilt')
  const isRebuilt =
    says(text, 'titulo(?: es| de| esta)?[: ]+(?:reconstruid[oa]|rebuilt)|rebuil[td] title') ||
    (rebuilt !== null && !REBUILT_PART.test(title.slice(0, rebuilt.index)))
  if (isRebuilt) return 'reconstruido'
  if (says(text, 'salvamento|salvage|titulo de salv\\w+')) return 'salvamento'
  return says(
    all,
    'titulo:? (?:esta |es |bien )?limpio|titulo en mano y limpio|clean title|limpio de titulo|titulo clean',
  )
    ? 'limpio'
    : undefined
}

const MARBETE_MONTH = `marbete[^.\\n\\d]{0,40}?(?<![a-z])(?:(\\d{1,2}) de )?(${MONTH})(?:(?: de| del|,)? ?(20\\d\\d))?`
const MARBETE_NUMBERS =
  'marbete[^.\\n\\d]{0,30}?(?<![\\d/])(0?[1-9]|1[0-2]) ?[/-] ?(20\\d\\d|2\\d)(?![\\d/])'

export function marbeteOf({ all, now }: AdText): string | undefined {
  const named = match(all, MARBETE_MONTH)
  const month = monthOf(named?.[2])
  if (named && month !== undefined)
    return dayOf({ year: numberOf(named[3]), month, day: numberOf(named[1]) }, now)
  const numbers = match(all, MARBETE_NUMBERS)
  return numbers
    ? dayOf({ year: numberOf(numbers[2]), month: Number(numbers[1]), day: undefined }, now)
    : undefined
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text)
}

const ACCOUNT =
  'asum\\w+|traspas\\w+(?: de)?(?: la)? cuenta|cuenta|hacerse cargo|coger (?:los )?pagos|pagos de|mensualidad(?:es)?|take over'
const MONTHLY = `\\$ ?(${AMOUNT}) ?(?:mensual(?:es)?|al mes|por mes|/ ?mes|x mes|a month|monthly)`
const PAYMENTS = `(?:pagos?|mensualidad(?:es)?|letras?|paga(?:ndo)?)(?: (?:mensual(?:es)?|de|es|a|en|son))*[: ]+\\$ ?(${AMOUNT})`
const MONTHLY_WORDS = `(${AMOUNT}) (?:pesos )?(?:mensual(?:es)?|al mes)`

export function accountOf({ all, price }: AdText): number | undefined {
  if (!says(all, ACCOUNT)) return undefined
  const text = `${all}\n${price}`
  const found = match(text, MONTHLY) ?? match(text, PAYMENTS) ?? match(text, MONTHLY_WORDS)
  const amount = amountOf(found?.[1])
  return amount !== undefined && amount >= 50 && amount <= 3000 ? Math.round(amount) : undefined
}
