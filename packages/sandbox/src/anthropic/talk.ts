// How the sandbox's model talks: it answers what was asked, and changes an ad when it is told to.
import { CATEGORIES, findCategory } from '@wepa/domain/listings/category'
import { withoutTelephones } from '@wepa/domain/prices/parse-price'
import { foldText } from '@wepa/domain/text/writing'

export type Talk = { text: string; change?: Record<string, string> }

/** `draft`: the ad that the request brings along, which may be changed. */
export function talkAbout(message: string, draft?: { description: string }): Talk {
  const change = draft && changeIn(message, draft)
  if (change) return { text: `${sayChange(change)} ¿Lo publicamos así?`, change }
  return { text: adviceFor(foldText(message), draft !== undefined) }
}

/** Where one wish ends and the next begins: 'el precio a $80 y el título a Bici roja'. */
const betweenWishes =
  /[,;.]?\s+y\s+(?=(?:(?:el|la)\s+)?(?:t[ií]tulo|precio|categor[ií]a)|ponle|ponlo|b[aá]jalo|s[uú]belo|cambia|a[ñn]ade|agrega|est[aá]\s+en)/i

function changeIn(
  message: string,
  draft: { description: string },
): Record<string, string> | undefined {
  const changes = message.split(betweenWishes).map((wish) => oneChangeIn(wish, draft))
  return changes.some(Boolean) ? Object.assign({}, ...changes) : undefined
}

function oneChangeIn(
  message: string,
  draft: { description: string },
): Record<string, string> | undefined {
  const price =
    /(?:precio|ponlo|p[oó]nle|b[aá]jalo|s[uú]belo|d[eé]jalo)\D{0,20}\$?\s*(\d[\d,.]*)/i.exec(
      withoutTelephones(message),
    )
  if (price?.[1]) return { price: `$${price[1].replace(/[.,]$/, '')}` }
  const title = /t[ií]tulo\s*(?:a|por|:|sea|que diga)?\s*[:"“]?\s*(.{3,100}?)["”.]?$/i.exec(message)
  if (title?.[1]) return { title: title[1] }
  const category = /categor[ií]a\s*(?:a|por|:|sea|es)?\s*(.{3,40}?)\.?$/i.exec(message)
  const found = category?.[1] && findCategory(category[1])
  if (found) return { category: found.name }
  const more = /(?:a[ñn]ade|agrega|pon|incluye|menciona)\s+(?:que\s+)?(.{3,300})$/i.exec(message)
  if (more?.[1]) return { description: `${draft.description} ${sentence(more[1])}`.trim() }
  return undefined
}

function sayChange({ price, title, category, description }: Record<string, string>): string {
  const parts = [
    price && `el precio quedó en ${price}`,
    title && `el título ahora es «${title}»`,
    category && `lo moví a ${category}`,
    description && 'lo añadí a la descripción',
  ]
  return `Listo: ${parts.filter(Boolean).join(', y ')}.`
}

const ADVICE: ReadonlyArray<readonly [RegExp, string]> = [
  [
    /precio|cuanto|cobr|pido/,
    'Mira anuncios parecidos en Wepa y compara el estado y los accesorios. Si quieres vender rápido, empieza un poco por debajo de la mitad de lo que veas. Si me envías una foto, te sugiero un precio con anuncios de verdad.',
  ],
  [
    /foto|imagen|retrato/,
    'Toma las fotos de día, cerca de una ventana, con el fondo despejado. Enseña todos los lados y también los detalles que no están perfectos: así llegan menos preguntas.',
  ],
  [
    /segur|estafa|fraude|reun|encontr/,
    'Reúnete en un lugar público y de día, avísale a alguien de confianza y cobra cuando la otra persona tenga el artículo delante.',
  ],
  [
    /titulo|describ|descripcion/,
    'Pon en el título qué es, la marca y el modelo. En la descripción di el estado, qué incluye y por qué lo vendes, en frases cortas.',
  ],
  [
    /hola|buen(os|as)|saludos/,
    'Hola. Envíame una foto de lo que vendes y te preparo el anuncio, o pregúntame lo que necesites.',
  ],
  [/categoria/, `Estas son las categorías: ${CATEGORIES.map(({ name }) => name).join(', ')}.`],
]

function adviceFor(message: string, draft: boolean): string {
  const fitting = ADVICE.find(([words]) => words.test(message))?.[1]
  if (fitting) return fitting
  return draft
    ? 'Puedo cambiar el título, el precio, la categoría o añadir algo a la descripción. Dime qué cambio.'
    : 'Puedo ayudarte a preparar un anuncio: envíame una foto de lo que vendes, o dime qué quieres saber.'
}

function sentence(text: string): string {
  const trimmed = text.trim()
  const capital = trimmed.charAt(0).toUpperCase() + trimmed.slice(1)
  return /[.!?]$/.test(capital) ? capital : `${capital}.`
}
