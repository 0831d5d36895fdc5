// What any ad may say: what it is for, how it is priced and paid, how the thing is handed over.
import type { AttributeValues } from '../values.ts'
import { type AdText, allNamed, match, says, startsWith } from './ad-text.ts'

export function readEveryAd(text: AdText): AttributeValues {
  return {
    intent: intentOf(text),
    priceKind: priceKindOf(text),
    negotiable: negotiableOf(text),
    payment: allNamed(text.all, {
      ath_movil: 'ath ?movil|athmovil|ath m|ath',
      efectivo: 'efectivo|cash|billete sobre billete|chavos en mano',
      cheque_gerente: "cheques? (?:de gerente|certificado|oficial)|manager'?s? check|giro",
      tarjeta:
        'tarjetas?(?: de credito)?(?! de (?:video|vacunas|grafica|memoria|sonido))|visa|credit card',
      financiamiento:
        'financiamiento|financio|financiad[oa]|se financia|financiamos|financing|pronto(?: de)? \\$|cualifica para financ\\w+|a plazos|hipoteca (?:fha|va|rural)',
    }),
    delivery: allNamed(text.all, {
      recogido:
        '(?:recogido|recoger|recoge|recogerl[oa]|recojo|pick ?up (?:in|only|solo|en))(?! de (?:basura|escombros))|solo pick ?up|para recoger',
      entrega:
        '(?:hago |con |tengo |servicio de |ofrezco )?(?:entregas?|delivery|deliveries|entrego|llevo|acarreo)(?= (?:a|en|por|disponible|gratis|incluid|local|cerca|hasta|toda|inmediata|dentro|area|metro)\\b|[.,!\\n]|$)|(?:hago|tengo|hacemos|incluye|con) (?:entrega|delivery|acarreo)|se entrega a domicilio',
      envio:
        'envi[oa]s? (?:por|a|gratis|toda|disponible)|envio|hago envios?|shipping|por correo|usps|lo envio|se envia',
    }),
  }
}

const WANTED =
  'busco|buscamos|se busca|ando buscando|estoy buscando|ando en busca|en busca de|compro|compramos|se compra|quiero comprar|interesad[oa] en comprar|necesito|necesitamos|se necesita|solicito|looking for|wtb|iso|quien (?:vende|tiene|alquila|tenga|arregla|hace)|alguien (?:que|con|vende|tiene|alquila)'

/** A job that is sought is one that somebody wants; whoever seeks a waiter offers one. */
const JOB_WANTED =
  '(?:busco|necesito|solicito|buscando|ando buscando) (?:\\w+ ){0,2}(?:trabajo|empleo|chamba|chivo)'

function intentOf({ title, body, all, category, price }: AdText): AttributeValues['intent'] {
  const opening = `${title}\n${body.slice(0, 80)}`
  if (category === 'empleos') {
    return says(opening, JOB_WANTED) ? 'busco' : undefined
  }
  if (
    startsWith(title, WANTED) ||
    startsWith(body, WANTED.replace('|necesito', '').replace('|compro', ''))
  )
    return 'busco'
  if (
    startsWith(
      title,
      '(?:yo )?(?:regalo|se regala[n]?|regalamos|regalando|los? regalo|las? regalo|gratis|free|doy (?:gratis|en adopcion)|en adopcion|adopcion|adopta|se da[n]? (?:gratis|en adopcion)|para adopcion|busca[n]? hogar)',
    ) ||
    (says(price, 'gratis|regalad[oa]|free') && says(all, 'regal\\w+'))
  )
    return 'regalo'
  if (
    says(
      all,
      'lo regalo|la regalo|los regalo|las regalo|se regala[n]?|regalo (?:mi|este|esta|un|una|estos|estas)',
    )
  )
    return 'regalo'
  if (
    startsWith(
      title,
      '(?:cambio|se cambia|cambiaria|intercambio|trade|permuto|se permuta)(?! de (?:aceite|gomas|filtro|baterias?|pantalla))',
    )
  )
    return 'cambio'
  if (
    says(
      opening,
      '(?:se )?alquil[ao][n]?|alquilamos|alquiler|se renta[n]?|rento|renta|for rent|rent|rentamos|arriendo|alquilo',
    )
  ) {
    return says(opening, 'se vende[n]?|vendo|for sale') &&
      !says(title, '(?:se )?alquil[ao]n?|alquiler|se renta|renta|rento|for rent')
      ? 'vendo'
      : 'alquilo'
  }
  if (
    says(
      all,
      'se vende[n]?|vendo|vendemos|for sale|a la venta|en venta|vendiendo|venta de|selling|de venta|lo vendo|la vendo|los vendo|las vendo|sale|se venden',
    )
  )
    return 'vendo'
  return says(
    opening,
    'ofrezco|se ofrece[n]?|ofrecemos|brindo|brindamos|se brinda|mis servicios|nuestros servicios|se hacen|se hace|hacemos|hago',
  ) && category === 'servicios'
    ? 'ofrezco'
    : undefined
}

function priceKindOf({ title, body, price, category }: AdText): AttributeValues['priceKind'] {
  const all = `${title}\n${body}`
  if (
    says(price, 'gratis|regalad[oa]|free|sin costo') ||
    price.trim() === '$0' ||
    price.trim() === '0'
  )
    return 'gratis'
  if (says(`${price}\n${all}`, 'omo|o\\.m\\.o\\.?|obo|o mejor oferta|mejor oferta|best offer'))
    return 'omo'
  if (startsWith(price, 'desde|a partir de|from')) return 'desde'
  const per =
    perOf(price) ??
    (category === 'bienes-raices' || category === 'servicios' ? perOf(moneyWords(all)) : undefined)
  if (per) return per
  if (
    says(
      price,
      'llam[ea]r?|a consultar|consultar|preguntar?|pregunte|call|inbox|por mensaje|escribe|dm',
    )
  )
    return 'llame'
  if (
    says(
      `${price}\n${all}`,
      '(?:precio )?firme|precio fijo|fijo|no menos|no negociable|no se negocia|firm',
    )
  )
    return says(
      `${price}\n${all}`,
      'precio (?:es )?(?:firme|fijo)|firme|no menos|no negociable|no se negocia|firm',
    )
      ? 'fijo'
      : undefined
  return undefined
}

/** What stands around amounts, where a text says per what they are. */
function moneyWords(all: string): string {
  return [...all.matchAll(/\$ ?[\d,.]+ ?(?:\/? ?[a-z]+){1,3}/g)]
    .map(([words]) => words)
    .slice(0, 1)
    .join('\n')
}

function perOf(text: string): AttributeValues['priceKind'] {
  if (says(text, 'por hora|la hora|x hora|/ ?hr?s?|/ ?hora|hora|hr')) return 'por_hora'
  if (says(text, 'por noche|la noche|x noche|/ ?noche|noche|nightly|per night')) return 'por_noche'
  if (
    says(text, 'semanal(?:es)?|por semana|la semana|a la semana|x semana|/ ?semana|/ ?sem|weekly')
  )
    return 'por_semana'
  if (says(text, 'mensual(?:es)?|al mes|por mes|el mes|x mes|/ ?mes|mes|monthly')) return 'por_mes'
  return says(text, 'anual(?:es)?|al ano|por ano|/ ?ano|x ano') ? 'por_ano' : undefined
}

function negotiableOf({ all, price }: AdText): boolean | undefined {
  const text = `${price}\n${all}`
  if (
    says(
      text,
      'no (?:es |se )?negocia(?:ble|n)?|precio (?:es )?(?:firme|fijo)|firme|no menos|no acepto ofertas|no ofertas|firm',
    )
  )
    return false
  return says(
    text,
    'negociables?|neg\\.?|omo|o\\.m\\.o\\.?|obo|o mejor oferta|mejor oferta|escucho ofertas?|acepto ofertas?|se aceptan ofertas|ofertas razonables|oigo ofertas?|hablamos el precio|best offer',
  ) || match(text, 'conversable') !== null
    ? true
    : undefined
}
