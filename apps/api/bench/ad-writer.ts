// Writes believable ads without end, the same ones for the same seed: what the benchmark searches in.

import { CATEGORIES } from '@wepa/domain/listings/category'
import { CONDITIONS } from '@wepa/domain/listings/condition'
import { formatLocation } from '@wepa/domain/places/location'
import { MUNICIPALITIES } from '@wepa/domain/places/municipalities'
import { municipalityGeo } from '@wepa/domain/places/municipality-geo'
import { SYNONYM_GROUPS } from '@wepa/domain/search/synonyms'

export type WrittenAd = {
  categoryId: number
  title: string
  description: string
  price: string | null
  priceNumeric: number | null
  location: string
  municipality: string
  region: string
  latitude: number
  longitude: number
  condition: string | null
}

export const BRANDS =
  'Toyota,Honda,Ford,Nissan,Hyundai,Kia,Jeep,Samsung,Whirlpool,Apple,Sony,LG,Dewalt,Milwaukee,Nike,Jordan,Mabe,Frigidaire,Yamaha,Suzuki,Kenwood,Bose,HP,Dell,Lenovo,Trek'.split(
    ',',
  )
const PRAISE =
  'en buen estado,como nueva,poco uso,nítido,bello,cómodo,económico,de oportunidad,con garantía,importado,original,completo,para hoy,grande,pequeño,moderno,rústico'.split(
    ',',
  )
const SENTENCES =
  'Se vende por mudanza,Está en excelentes condiciones,No acepto cambios,Llamar después de las 5 PM,Precio negociable,Acepto ATH Móvil,Recoger en persona,Funciona perfectamente,Con todos los papeles al día,Incluye garantía de treinta días,Se entrega limpio y probado,Único dueño,Cerca de escuelas y centros comerciales,Ideal para familia,No menos por favor,Solo personas serias,Tiene detalles normales del uso,Pregunte sin compromiso,Cocina equipada con nevera y estufa,Con estacionamiento para dos carros,Guardado bajo techo,Se puede ver el fin de semana'.split(
    ',',
  )
const SYLLABLES =
  'ba,ca,da,fa,ga,la,ma,na,pa,ra,sa,ta,be,ce,de,fe,le,me,ne,pe,re,se,te,bi,di,li,mi,ni,ri,si,ti,bo,co,do,go,lo,mo,no,ro,so,to,lu,mu,nu,tu'.split(
    ',',
  )

/** Most people live in few places: the first municipalities of each region weigh most. */
export const PLACES = MUNICIPALITIES.flatMap((place, index) =>
  Array.from({ length: place.region === 'Área Metropolitana' ? 12 : 1 + (index % 4) }, () => place),
)

export const WORDS_OF: ReadonlyMap<number, readonly string[]> = new Map(
  CATEGORIES.map(({ id, slug }) => [id, wordsOf(slug)]),
)

/** Answers the n-th ad. Equal seeds write equal ads. */
export function createAdWriter(seed: number): () => WrittenAd {
  const chance = createChance(seed)
  return () => {
    const category = chance.often(CATEGORIES, CATEGORIES[0])
    const thing = capital(chance.often(WORDS_OF.get(category.id) ?? [], 'artículo'))
    return {
      categoryId: category.id,
      title: `${thing} ${writeDetails(chance)}`,
      description: `${thing} ${writeDescription(chance)}`,
      ...choosePrice(chance),
      ...choosePlace(chance),
      condition: chance.is(0.3) ? null : chance.any(CONDITIONS, 'bueno'),
    }
  }
}

/** `often` prefers the front of a list: few things are advertised often and most seldom (Zipf). */
export type Chance = {
  next: () => number
  is: (share: number) => boolean
  any: <T>(list: readonly T[], fallback: T) => T
  often: <T>(list: readonly T[], fallback: T) => T
}

export function createChance(seed: number): Chance {
  const next = mulberry(seed)
  return {
    next,
    is: (share) => next() < share,
    any: (list, fallback) => list[Math.floor(next() * list.length)] ?? fallback,
    often: (list, fallback) => list[Math.floor(list.length * next() ** 2.5)] ?? fallback,
  }
}

function writeDetails(chance: Chance): string {
  const model = chance.is(0.4) ? `${rareWord(chance)} ` : ''
  const year = chance.is(0.3) ? `${2000 + Math.floor(chance.next() * 26)} ` : ''
  return `${chance.often(BRANDS, '')} ${model}${year}${chance.any(PRAISE, '')}`
}

function writeDescription(chance: Chance): string {
  const count = 3 + Math.floor(chance.next() * 5)
  const sentences = Array.from({ length: count }, () => chance.often(SENTENCES, ''))
  return `${rareWord(chance)} ${rareWord(chance)} ${rareWord(chance)}. ${sentences.join('. ')}.`
}

export function rareWord(chance: Chance): string {
  const length = 2 + Math.floor(chance.next() * 3)
  return Array.from({ length }, () => chance.often(SYLLABLES, 'ba')).join('')
}

/** From $10 to $127,000, cheap things more often; one in eight names no number. */
function choosePrice(chance: Chance): Pick<WrittenAd, 'price' | 'priceNumeric'> {
  if (chance.is(0.12)) return { price: 'Negociable', priceNumeric: null }
  const amount = Math.round(10 * 1.0095 ** (chance.next() * 1000))
  return { price: `$${amount}`, priceNumeric: amount }
}

function choosePlace(chance: Chance) {
  const place = chance.any(PLACES, MUNICIPALITIES[0])
  const geo = place && municipalityGeo(place.slug)
  if (!geo) throw new Error('a municipality without a center')
  const { latitude, longitude } = geo
  return {
    location: formatLocation(place),
    municipality: place.slug,
    region: place.region,
    latitude,
    longitude,
  }
}

function wordsOf(slug: string): string[] {
  return SYNONYM_GROUPS.filter(({ categories }) => categories.includes(slug)).flatMap((group) => [
    ...group.pr.map(({ text }) => text),
    ...group.es.map(({ text }) => text),
  ])
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A small generator of equal sequences for equal seeds (mulberry32), from 0 to below 1. */
function mulberry(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
