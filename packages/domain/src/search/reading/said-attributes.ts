// What an ad may say by its attributes in place of a word: the year and the model of a car on its chips, a licence that
// was ticked.
import { ATTRIBUTES } from '../../attributes/table.ts'
import type { Piece } from '../pieces.ts'
import { singular, type Token } from '../tokens.ts'
import type { Range, Rooms } from '../units.ts'
import { attribute, type WordQuery } from '../words/word-query.ts'
import { isMake, isModel, isModelWord } from './makes.ts'
import { groupsOf } from './subjects.ts'

/** Of which categories each piece of a query speaks, by their slugs, and the query itself by the chosen one. */
export type About = { pieces: ReadonlyMap<Piece, readonly string[]>; category: string | undefined }

/** What a query asks for in words; words of several categories count in a query about theirs alone. */
type Said = { key: string; value: string; groups?: string; words?: string; about?: string }

/** `groups`: ids of synonym groups; `words` folded, in the singular (`singular`). */
const SAID: readonly Said[] = [
  { key: 'transmission', value: 'automatica', groups: 'automatico' },
  { key: 'transmission', value: 'estandar', groups: 'estandar' },
  { key: 'fuel', value: 'hibrido', words: 'hibrido,hibrida,hybrid', about: 'vehiculos' },
  { key: 'fuel', value: 'electrico', words: 'electrico,electrica,ev', about: 'vehiculos' },
  { key: 'fuel', value: 'diesel', words: 'diesel,disel', about: 'vehiculos' },
  { key: 'furnished', value: 'true', groups: 'amueblado' },
  { key: 'plan8', value: 'true', groups: 'seccion8' },
  { key: 'pets', value: 'true', words: 'mascota,pet,perro,gato', about: 'bienes-raices' },
  { key: 'amenities', value: 'cisterna', words: 'cisterna', about: 'bienes-raices' },
  { key: 'amenities', value: 'placas_solares', groups: 'placas-en-casa' },
  {
    key: 'amenities',
    value: 'planta_electrica',
    groups: 'planta-electrica',
    about: 'bienes-raices',
  },
  { key: 'schedule', value: 'parcial', groups: 'parttime' },
  { key: 'schedule', value: 'completa', groups: 'fulltime' },
  { key: 'remote', value: 'true', groups: 'desde-casa' },
  {
    key: 'licensed',
    value: 'true',
    words: 'licencia,licenciado,licenciada,perito',
    about: 'servicios',
  },
  ...['chevrolet', 'mitsubishi', 'volkswagen', 'mercedes', 'hyundai'].map((make) => ({
    key: 'make',
    value: make,
    groups: `marca-${make}`,
  })),
  { key: 'emergencies', value: 'true', words: 'emergencia,24h', about: 'servicios' },
]

/** Every choice that words may ask for, as the table of attributes writes it. */
export function listSaid(): readonly { key: string; value: string }[] {
  return SAID
}

/** What these pieces are about. */
export function aboutOf(pieces: readonly Piece[], category: string | undefined): About {
  return { pieces: new Map(pieces.map((piece) => [piece, slugsOf(piece)])), category }
}

function slugsOf(piece: Piece): readonly string[] {
  if (piece.kind === 'rooms') return ['bienes-raices']
  const isVehicle = piece.tokens.some(({ key }) => isMake(key) || isModel(key))
  return isVehicle ? ['vehiculos'] : groupsOf(piece).flatMap(({ categories }) => categories)
}

/** True where the query speaks of a category beside this piece. */
function isAbout(slug: string, piece: Piece, { pieces, category }: About): boolean {
  if (category === slug) return true
  return [...pieces].some(([other, slugs]) => other !== piece && slugs.includes(slug))
}

/** What attributes may say in place of a piece; none where they say nothing of it. */
export function attributesFor(piece: Piece, about: About): WordQuery[] {
  if (piece.kind === 'rooms') return roomsSaid(piece.rooms)
  if (piece.kind === 'range') return yearsSaid(piece.range)
  if (piece.kind !== 'plain' && piece.kind !== 'term') return []
  const [token] = piece.tokens
  const isOne = token !== undefined && piece.tokens.length === 1
  const isVehicle = isAbout('vehiculos', piece, about)
  return [...(isOne ? namesSaid(token, isVehicle) : []), ...choicesSaid(piece, about)]
}

/** '3/2' by its numbers, which the database keeps as one word, too; baths may be and a half. */
function roomsSaid({ rooms, baths }: Rooms): WordQuery[] {
  const count = String(Number(rooms))
  if (baths === undefined) return [attribute('rooms', count)]
  return [baths, `${baths}.5`].map((each) => attribute('roomsBaths', `${count}_${each}`))
}

function yearsSaid({ low, high }: Range): WordQuery[] {
  if (!isYear(low) || !isYear(high)) return []
  return Array.from({ length: high - low + 1 }, (_, at) => attribute('year', String(low + at)))
}

/** 'Mazda 3': of something else a short word is a size or a number. */
function namesSaid({ key }: Token, isVehicle: boolean): WordQuery[] {
  const isModel = isModelWord(key) && (key.length > 2 || isVehicle)
  return [
    ...(/^\d{4}$/.test(key) && isYear(Number(key)) ? [attribute('year', key)] : []),
    ...(isMake(key) ? [attribute('make', key)] : []),
    ...(isModel ? [attribute('model', key)] : []),
  ]
}

function choicesSaid(piece: Piece, about: About): WordQuery[] {
  const ids = new Set(groupsOf(piece).map(({ id }) => id))
  const words = piece.tokens.map(({ key }) => singular(key))
  return SAID.filter((said) => said.about === undefined || isAbout(said.about, piece, about))
    .filter(
      (said) =>
        said.groups?.split(',').some((id) => ids.has(id)) ||
        (words.length === 1 &&
          said.words
            ?.split(',')
            .map(singular)
            .includes(words[0] ?? '')),
    )
    .map(({ key, value }) => attribute(key, value))
}

function isYear(number: number): boolean {
  const { min, max } = ATTRIBUTES.year
  return number >= min && number <= max
}
