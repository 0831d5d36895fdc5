// What ads of animals say.
import { BREEDS_BY_KIND } from '../../lists/breeds.ts'
import type { AttributeValues } from '../../values.ts'
import type { AdText } from '../text/ad-text.ts'
import { breedOf } from '../text/names.ts'
import { AMOUNT, amountOf, COUNT, countOf, REPEATED } from '../text/numbers.ts'
import { flag, keysOf, kindIn, match, matches, says } from '../text/patterns.ts'

type Pet = NonNullable<AttributeValues['petKind']>

const PETS: Readonly<Record<Pet, string>> = {
  accesorio:
    'jaulas?|kennels?|casitas? (?:de|para) (?:perr|gat)\\w+|correas?|comida|alimento|pecera|acuario|montura|silla de montar|bebedero|collar|transportador|carrier|incubadora|corral|arena para|juguetes? para|camita|ropita|strollers?',
  perro:
    'perr[oa]s?|perrit[oa]s?|cachorr[oa]s?|cachorrit[oa]s?|pupp(?:y|ies)|sat[oa]s?|satit[oa]s?|can(?:es|ina)?|dogs?',
  gato: 'gat[oa]s?|gatit[oa]s?|kittens?|felin[oa]s?|michis?|cats?',
  ave: 'cotorras?|loros?|pericos?|periquitos?|canarios?|gall[oa]s?|gallinas?|poll[oa]s?|pollitos?|palomas?|cockatiels?|cacatua|agapornis|guacamay[oa]s?|aves?|pajar[oa]s?|pajaritos?|patos?|patitos?|pavos?|guineas?|codornices|finches|love ?birds?|gansos?',
  pez: 'pez|peces|betta|goldfish|koi|guppies|ciclidos?|oscar fish',
  caballo: 'caball[oa]s?|yeguas?|potr[oa]s?|potranc[oa]s?|potrill[oa]s?|pony|caballito|poni',
  conejo: 'conej[oa]s?|conejit[oa]s?|bunny',
  reptil:
    'iguanas?|geckos?|bearded dragon|dragon barbudo|tortugas?|jicoteas?|serpientes?|boa|python|piton|culebra|lagart\\w+|reptil(?:es)?',
  otro: 'hamsters?|cuy(?:es)?|guinea pigs?|cabr[oa]s?|cabrit[oa]s?|cerd[oa]s?|cerdit[oa]s?|lechon(?:es)?|vacas?|becerr[oa]s?|novill[oa]s?|ovejas?|hurones?|ferret|erizos?|ardilla|sugar glider|chinchilla|abejas',
}

export function readPet(text: AdText): AttributeValues {
  const { all } = text
  const breed = breedOf(text)
  const petKind = kindIn(text, PETS) ?? (breed === undefined ? undefined : kindOfBreed(breed))
  if (petKind === 'accesorio') return { petKind }
  return {
    petKind,
    breed,
    age: ageOf(all),
    vaccinated: flag(all, {
      yes: 'vacunad[oa]s?|vacunit[oa]s?|(?:con|tiene|tienen|sus?|primeras?|todas (?:sus|las)|tarjeta de) (?:\\w+ )?(?:\\w+ )?vacunas?|vacunas? (?:al dia|puestas?|incluidas?|completas?)|vaccinated|shots',
      no: '(?:sin|no|falta\\w*|no (?:tiene|esta|estan)) (?:\\w+ )?vacuna(?:s|d[oa]s?)?',
    }),
    neutered: flag(all, {
      yes: 'esterilizad[oa]s?|castrad[oa]s?|operad[oa]s?|neutered|spayed|fixed',
      no: '(?:sin|no (?:esta )?)(?: ?)(?:esterilizar|esterilizad[oa]s?|castrar|castrad[oa]s?|operar|operad[oa])|entero',
    }),
    adoptionFee: feeOf(text),
  }
}

function kindOfBreed(breed: string): Pet | undefined {
  return keysOf(BREEDS_BY_KIND).find((kind) =>
    BREEDS_BY_KIND[kind].some(({ name }) => name === breed),
  )
}

const AGE = `(${COUNT})${REPEATED}(?: ?1/2| y medi[oa])? ?(meses|mes|semanas?|sem|anos?|anitos?|years?|months?|weeks?|yrs?)(?: y medi[oa])?(?! (?:(?:de )?(?:garantia|experiencia|uso)|cri\\w+|atras|conmigo))`
/** Ages that are wished for, and how long something has lasted. */
const NO_AGE =
  /(?:menos de|mas de|no mas de|hasta|maximo|hace|desde hace|por|entre|antes de|en|a las?|dentro de|\d (?:a|o|-))(?: los)? ?$/

function ageOf(all: string): number | undefined {
  const found = matches(all, AGE).find(
    ({ index }) => !NO_AGE.test(all.slice(Math.max(0, index - 16), index)),
  )
  const count = countOf(found?.[1])
  if (!found || count === undefined) return says(all, '(?<!\\d )ano y medio') ? 18 : undefined
  const unit = found[2] ?? ''
  const isHalf = /1\/2|medi/.test(found[0])
  if (/^(?:sem|week)/.test(unit)) return Math.round((count * 7) / 30.4)
  if (/^(?:mes|month)/.test(unit)) return count
  return count * 12 + (isHalf ? 6 : 0)
}

function feeOf({ all, price, title }: AdText): number | undefined {
  const found =
    match(
      all,
      `(?:costo|fee|cuota|donacion|donativo|rehoming)(?: (?:de|por|la|adopcion|fee|es))*[: ]+(?:de )?\\$ ?(${AMOUNT})`,
    ) ??
    match(all, `(?:costo|fee|cuota|donativo) de (?:la )?adopcion:? (?:es |de )?(\\d{1,3})`) ??
    match(all, `\\$ ?(${AMOUNT}) (?:de |por |para )?(?:la )?(?:adopcion|rehoming|donativo|fee)`)
  const isAdoption = says(title, 'adopcion|adopta|adoptar|rehoming')
  const amount = amountOf(found?.[1] ?? (isAdoption ? match(price, `(${AMOUNT})`)?.[1] : undefined))
  return amount === undefined ? undefined : Math.round(amount)
}
