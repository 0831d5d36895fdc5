// What the sandbox's model answers about a photo: honest about how little it sees.
import { CATEGORIES, categoryById } from '@wepa/domain/listings/category'
import { parsePrice } from '@wepa/domain/prices/parse-price'
import { type KnownPicture, recognize } from './known-pictures.ts'
import { type PhotoLook, seePhoto } from './photo-look.ts'

/** An analysis as the product asks for it (apps/api, gateways/assistant/questions.ts). */
export type PhotoAnswer = {
  isForSale: boolean
  title: string
  description: string
  suggestedCategory: string
  suggestedPrice: string | null
  keyFeatures: string[]
  condition: string | null
  searchWords: string[]
}

export async function describePhoto(bytes: Buffer, dataDir: string): Promise<PhotoAnswer> {
  const look = await seePhoto(bytes)
  if (!look) return unclear()
  const known = await recognize(dataDir, look.points)
  return known ? describeKnown(known, look) : describeUnknown(look)
}

/** A photo on which nothing can be made out. */
export function unclear(): PhotoAnswer {
  return {
    isForSale: false,
    title: '',
    description: '',
    suggestedCategory: CATEGORIES[10].name,
    suggestedPrice: null,
    keyFeatures: [],
    condition: null,
    searchWords: [],
  }
}

function describeKnown(known: KnownPicture, look: PhotoLook): PhotoAnswer {
  const state = { nuevo: 'nuevo', como_nuevo: 'como nuevo', bueno: 'en buen estado' }
  const seen = Object.entries(state).find(([key]) => key === known.condition)?.[1]
  return {
    isForSale: true,
    title: known.title,
    description: [
      `${known.title}.`,
      seen ? `En la foto se ve ${seen}.` : 'Mira la foto para ver cómo está.',
      'Escríbeme por Wepa si te interesa o quieres más fotos.',
    ].join(' '),
    suggestedCategory: categoryById(known.categoryId)?.name ?? CATEGORIES[10].name,
    suggestedPrice: around(known.price),
    keyFeatures: [`Color principal: ${look.color}`, ...known.tags.slice(0, 3)],
    condition: known.condition,
    searchWords: wordsOf(known.title),
  }
}

function describeUnknown(look: PhotoLook): PhotoAnswer {
  const shape = look.width > look.height ? 'horizontal' : 'vertical'
  return {
    isForSale: true,
    title: `Artículo de color ${look.color}`,
    description: [
      'Este texto lo escribió un modelo de prueba, que no reconoce esta foto: cámbialo por el tuyo.',
      `Vendo artículo de color ${look.color}. Se ve en la foto tal como está.`,
      'Marca y modelo: (escríbelos aquí). Medidas: (ancho, alto y fondo). Estado y detalles: (qué funciona y qué no).',
      'Escríbeme por Wepa si te interesa o quieres más fotos.',
    ].join(' '),
    suggestedCategory: CATEGORIES[10].name,
    suggestedPrice: null,
    keyFeatures: [`Color principal: ${look.color}`, `Foto ${shape}`],
    condition: null,
    searchWords: [],
  }
}

/** '$200' → '$170-230'. */
function around(price: string): string | null {
  const { priceNumeric } = parsePrice(price)
  if (priceNumeric === null) return null
  const round = (value: number) => Math.max(1, Math.round(value / 5) * 5)
  const middle = Number(priceNumeric)
  return `$${round(middle * 0.85)}-${round(middle * 1.15)}`
}

const SMALL = /^(de|del|con|para|en|y|la|el|los|las|un|una|se|vende|vendo)$/i

function wordsOf(title: string): string[] {
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? []
  // One word: among six hundred demo ads more of them would hardly ever find five alike.
  return words.filter((word) => word.length > 1 && !SMALL.test(word)).slice(0, 1)
}
