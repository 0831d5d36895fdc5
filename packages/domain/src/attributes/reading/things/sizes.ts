// Which size clothes, shoes and boards are.
import type { AttributeValues } from '../../values.ts'
import type { AdText } from '../text/ad-text.ts'
import { match } from '../text/patterns.ts'

const LETTERS =
  '[2-6]?x{1,3}l|x?s|m|l|small|medium|median[oa]|large|grande|pequen[oa]|extra large|x-?large|one size|plus'
const NUMBER = '\\d{1,2}(?:\\.5| ?1/2)?'
const SIZE = `(?:\\d{1,2} ?[-x/] ?\\d{1,2}(?: (?:meses|anos))?|${NUMBER}(?: (?:meses|anos)|[ ]?[ctmwy](?![a-z]))?|${LETTERS})`
const SAID_SIZE = `(?:talla|size|sz|medida|numero)(?: (?:es|us|usa|de|americano|mujer|hombre|nino|nina))*(?:[: #]+(${SIZE})| ?(\\d{1,2}(?:\\.5)?))(?![\\w.]\\d|\\w)(?! ?(?:a|al|hasta|o|y) (?:la )?(?:${SIZE})(?!\\w))`
/** Of children's clothes: '6-9 meses', '2 a 4 años', '3T'. */
const AGE_SIZE = '(?:de )?(\\d{1,2} ?(?:-|a) ?\\d{1,2} (?:meses|anos)|\\d{1,2} ?t)'
const MONTHS_SIZE = '(?:de )?((?:3|6|9|12|18|24) meses)(?! (?:de|con))'

/** The size that a text states. */
export function sizeOf(all: string): string | undefined {
  const found = match(all, SAID_SIZE)
  const said = (found?.[1] ?? found?.[2])?.trim()
  return said === undefined ? undefined : printed(said)
}

/** Shoes and clothes say their size without the word too, where their title or their age group says it. */
export function wearSizeOf(
  { title, all }: AdText,
  { wearKind, forWhom }: Pick<AttributeValues, 'wearKind' | 'forWhom'>,
): string | undefined {
  const said = sizeOf(all)
  if (said !== undefined) return said
  if (wearKind === 'calzado') return shoeSizeIn(title)
  if (wearKind !== 'ropa') return undefined
  const isForChild = forWhom === 'bebe' || forWhom === 'nino' || forWhom === 'nina'
  const age = isForChild ? (match(all, AGE_SIZE) ?? match(all, MONTHS_SIZE))?.[1] : undefined
  if (age !== undefined) return printed(age.replace(/ a /, '-'))
  const letters = match(title, '(xs|xl|xxl|xxxl|[2-5]xl|small|medium|large)(?! (?:a|y|hasta))')?.[1]
  return letters === undefined ? undefined : printed(letters)
}

/** A number that ends the title, where it is no model: 'Zapatos Florsheim 9.5', not 'Jordan 4'. */
function shoeSizeIn(title: string): string | undefined {
  const found = / ((?:[4-9]|1[0-4])(?:\.5)?)$/.exec(title)
  const isModel =
    found &&
    /(?:jordan|retro|max|force|forum|dunk|lebron|kobe|kd|yeezy)$/.test(title.slice(0, found.index))
  return found && !isModel ? found[1] : undefined
}

function printed(said: string): string {
  if (/^(?:\d?x*[sml]|\d{1,2} ?[ctmwy])$/.test(said)) return said.toUpperCase().replace(' ', '')
  return SIZES[said] ?? said.replace(/ ?1\/2/, '.5').replace(/anos$/, 'años')
}

const SIZES: Readonly<Record<string, string>> = {
  small: 'S',
  medium: 'M',
  mediana: 'M',
  mediano: 'M',
  large: 'L',
  grande: 'L',
  pequena: 'S',
  pequeno: 'S',
  'extra large': 'XL',
  'x-large': 'XL',
  xlarge: 'XL',
  'one size': 'One size',
  plus: 'Plus',
}
