// What an ad is for: who sells, lets, seeks, gives away, swaps or offers.
import type { AttributeValues } from '../../values.ts'
import type { AdText } from '../text/ad-text.ts'
import { says, startsWith } from '../text/patterns.ts'

type Intent = AttributeValues['intent']

const WANTED_IN_BODY =
  'busco|buscamos|se busca|ando buscando|estoy buscando|ando en busca|en busca de|compramos|se compra|quiero comprar|interesad[oa] en comprar|necesitamos|se necesita|solicito|looking for|wtb|iso|quien (?:vende|tiene|alquila|tenga|arregla|hace)|alguien (?:que|con|vende|tiene|alquila)'
const WANTED = `${WANTED_IN_BODY}|compro|necesito`

/** A job that is sought is one that somebody wants; whoever seeks a waiter offers one. */
const JOB_WANTED =
  '(?:busc[oa]|necesito|solicito|buscando|ando buscando) (?:\\w+ ){0,2}(?:trabajo|empleo|chamba|chivo)'

const GIVEN =
  '(?:yo )?(?:regalo|se regalan?|regalamos|regalando|l[oa]s? regalo|gratis|free|doy (?:gratis|en adopcion)|en adopcion|adopcion|adopta|se dan? (?:gratis|en adopcion)|para adopcion|buscan? hogar)'
const GIVEN_IN_BODY =
  'l[oa]s? regalo|se regalan?|(?<!de )(?<!te )(?<!le )regalo (?:mi|este|esta|un|una|estos|estas)|se dan? en adopcion'

/** An animal whose home is sought is given away. */
const HOME_WANTED =
  '(?:busc(?:o|a|an|amos|ando)|necesit(?:o|a|an)) (?:un |buen |nuevo |una )*(?:hogar|familia|dueno)(?! temporero)'

const SWAPPED =
  '(?:cambio|se cambia|cambiaria|intercambio|trade|permuto|se permuta)(?! de (?:aceite|gomas|filtro|baterias?|pantalla))'

const LET =
  '(?:se )?alquil[ao]n?|alquilamos|alquiler|se rentan?|rento|renta|for rent|rent|rentamos|arriendo'
const LET_IN_BODY =
  'se alquilan?|se rentan?|alquilo|rento|alquilamos|rentamos|(?:para|en) (?:renta|alquiler)'

const SOLD =
  'se venden?|vendo|vendemos|for sale|a la venta|en venta|vendiendo|venta de|selling|de venta|l[oa]s? vendo|(?:garage|yard|moving|marquesina) sale|remato|se remata|(?:dueno|familia|duena) vende|para la venta'

const OFFERED =
  'ofrezco|se ofrecen?|ofrecen?|ofrecemos|brindo|brindamos|se brinda|mis servicios|nuestros servicios'

export function intentOf(text: AdText): Intent {
  const opening = `${text.title}\n${text.body.slice(0, 80)}`
  // Employers write 'busco' and 'se necesita' too: only who looks for work seeks something.
  if (text.category === 'empleos') return says(opening, JOB_WANTED) ? 'busco' : undefined
  if (text.category === 'mascotas' && says(opening, HOME_WANTED)) return 'regalo'
  if (isWanted(text)) return 'busco'
  if (text.category === 'bienes-raices' && says(text.title, SHARED)) return 'alquilo'
  if (isGiven(text)) return 'regalo'
  if (startsWith(text.title, SWAPPED) || startsWith(text.body, 'cambio(?! de)|permuto'))
    return 'cambio'
  return letOrSold(text, opening) ?? offered(text)
}

/** Who seeks somebody to share a home with offers a room. */
const SHARED =
  '(?:roo?mm?ates?|room ?mates?|companer[oa] de (?:cuarto|apto|apartamento|casa)|compartir (?:apto|apartamento|casa))'

/** What is lost is looked for, and whoever found it should see it. */
const LOST =
  'perdid[oa]s?|extraviad[oa]s?|se (?:me )?(?:perdio|extravio|escapo)|lost (?:dog|cat|pet)'

/** Whether the ad's author looks for the thing it names. */
export function isWanted({ title, body, category }: AdText): boolean {
  if (category === 'mascotas' && says(`${title}\n${body}`, LOST)) return false
  if (category === 'bienes-raices' && says(title, SHARED)) return false
  if (startsWith(title, WANTED) || startsWith(body, WANTED_IN_BODY)) return true
  return (
    category === 'bienes-raices' &&
    says(title, '(?:buscan?|buscando|buscamos|necesitan?)(?! (?:inquilin|comprador|roommate))')
  )
}

function isGiven({ title, body, all, price, category }: AdText): boolean {
  return (
    startsWith(title, GIVEN) ||
    startsWith(body, 'regal(?:o|amos|ando)|se regalan?') ||
    (category === 'mascotas' && says(title, 'adopcion|regalo|se regalan?')) ||
    (says(price, 'gratis|regalad[oa]s?|free') && says(all, 'regal\\w+')) ||
    says(all, GIVEN_IN_BODY)
  )
}

function letOrSold({ title, all, category }: AdText, opening: string): Intent {
  const isHome = category === 'bienes-raices'
  if (says(opening, LET))
    return says(opening, 'se venden?|vendo|for sale|en venta|a la venta') && !says(title, LET)
      ? 'vendo'
      : 'alquilo'
  if (says(all, SOLD) || (isHome && says(title, 'venta|vende'))) return 'vendo'
  return isHome && says(all, LET_IN_BODY) ? 'alquilo' : undefined
}

function offered({ title, body, category }: AdText): Intent {
  return category === 'servicios' && says(`${title}\n${body.slice(0, 200)}`, OFFERED)
    ? 'ofrezco'
    : undefined
}
