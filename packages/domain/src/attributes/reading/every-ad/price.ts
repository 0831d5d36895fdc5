// How an ad is priced, and whether its price moves.
import type { AttributeValues } from '../../values.ts'
import type { AdText } from '../text/ad-text.ts'
import { AMOUNT } from '../text/numbers.ts'
import { matches, says } from '../text/patterns.ts'

type PriceKind = AttributeValues['priceKind']

const BEST_OFFER = 'omo|o\\.m\\.o\\.?|obo|o mejor oferta|mejor oferta|best offer'
const FIXED = 'precio (?:es )?(?:firme|fijo)|firme|no menos|firm'
const ASK = 'llam[ea]r?|a consultar|consultar|preguntar?|pregunte|call|inbox|por mensaje|escribe|dm'
const ASK_FOR_PRICE =
  '(?:llam[ea]r?|escrib[ea]n?|inbox|pregunt[ea]|mensaje) (?:para|por|pa) (?:el )?precios?|precios? (?:a consultar|por (?:inbox|mensaje|privado|telefono))|precio: (?:llamar?|llame|inbox|a consultar)'

export function priceKindOf(text: AdText): PriceKind {
  const { price } = text
  const all = `${price}\n${text.all}`
  if (says(price, 'gratis|regalad[oa]|free|sin costo') || /^\s*\$?0\s*$/.test(price))
    return 'gratis'
  if (says(all, BEST_OFFER)) return 'omo'
  if (says(price, 'desde|a partir de|from')) return 'desde'
  return perOf(price) ?? perInText(text) ?? saidOfPrice(text, all)
}

function saidOfPrice({ price, category }: AdText, all: string): PriceKind {
  if (category === 'servicios' && says(all, '(?:desde|a partir de)(?: los)? \\$ ?\\d+'))
    return 'desde'
  if (says(price, ASK) || (!/\d/.test(price) && says(all, ASK_FOR_PRICE))) return 'llame'
  return says(all, FIXED) || says(price, 'fijo') ? 'fijo' : undefined
}

const PER: readonly [PriceKind, string][] = [
  ['por_hora', 'por hora|la hora|x hora|/ ?hr?s?|/ ?hora|hora|hr|per hour'],
  ['por_noche', '(?:por|la|x|cada|a la) noche|/ ?noche|noche|nightly|per night'],
  ['por_semana', 'semanal(?:es)?|(?:por|la|a la|x|cada) semana|/ ?semana|/ ?sem|weekly'],
  ['por_mes', 'mens(?:ual(?:es)?)?\\.?|(?:al|por|el|x|cada) mes|/ ?mes|mes|monthly|per month'],
  ['por_ano', 'anual(?:es)?|(?:al|por|x) ano|/ ?ano'],
]

function perOf(price: string): PriceKind {
  return PER.find(([, words]) => says(price, words))?.[0]
}

const PER_IN_TEXT = PER.map(
  ([kind, words]) =>
    [
      kind,
      `\\$? ?${AMOUNT} ?(?:pesos |dolares |usd )?(?:${words.replace(/\|(?:hora|hr|noche|mes)(?=\|)/g, '')})`,
    ] as const,
)

/** What is paid besides the rent. */
const BESIDES =
  /(?:mantenimiento|mant\.?|hoa|cuota|fianza|deposito|internet|luz|agua|genera|ingresos?|alquilad[oa] en|rentad[oa] en)[^.\n]{0,25}$/

/** What the text says of rents and of the hours of services. */
function perInText({ title, body, category, price }: AdText): PriceKind {
  if (category !== 'bienes-raices' && category !== 'servicios') return undefined
  const all = `${title}\n${body}`
  if (category === 'bienes-raices' && isSale(all, price)) return undefined
  return PER_IN_TEXT.find(([, words]) =>
    matches(all, words).some(({ index }) => !BESIDES.test(all.slice(0, index))),
  )?.[0]
}

/** A price of five digits and more is no rent. */
function isSale(all: string, price: string): boolean {
  return (
    says(all, 'se venden?|vendo|en venta') ||
    price.replace(/\.\d\d\b/, '').replaceAll(/\D/g, '').length > 4
  )
}

const UNMOVED =
  'no (?:es |se )?negocia(?:ble|n)?|precio (?:es )?(?:firme|fijo)|firme|no menos|no acepto ofertas|no ofertas|firm'
const MOVED = `negociables?|neg\\.?|${BEST_OFFER}|(?:escucho|acepto|oigo|considero) ofertas?|se (?:aceptan|escuchan|oyen|consideran) ofertas?|ofertas? razonables?|hablamos el precio|conversable`

export function negotiableOf({ all, price }: AdText): boolean | undefined {
  const text = `${price}\n${all}`
  if (says(text, UNMOVED)) return false
  return says(text, MOVED) ? true : undefined
}
