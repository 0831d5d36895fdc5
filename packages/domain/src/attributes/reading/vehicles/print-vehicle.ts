// Makes and models as they are usually written.
import { MAKES } from '../../../search/names/makes.ts'
import { foldText } from '../../../text/writing.ts'
import {
  MORE_MAKES,
  MORE_MODELS,
  PRINTED_MAKES,
  PRINTED_MODELS,
} from '../../lists/vehicle-names.ts'

/** All makes that fields offer. */
export function offeredMakes(): string[] {
  return sorted([...MAKES.map(({ name }) => name), ...MORE_MAKES].map(printMake))
}

/** The models of a make that fields offer; none of one that nobody knows. */
export function offeredModels(make: string): string[] {
  const wanted = foldText(make.trim())
  const isWanted = (name: string) =>
    wanted !== '' && (name === wanted || foldText(printMake(name)) === wanted)
  const searched = MAKES.filter(({ name }) => isWanted(name)).flatMap(({ name, models }) =>
    [...models.values()].flat().map((model) => printModel(model, name)),
  )
  const more = MORE_MODELS.filter((model) => isWanted(model.make)).map((each) =>
    printModel(each.model, each.make),
  )
  return sorted([...searched, ...more])
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted()
}

/** 'Toyota', 'BMW', 'Mercedes-Benz'. */
export function printMake(name: string): string {
  return PRINTED_MAKES[name] ?? capitals(name)
}

/** `make` and `model` as the lists have them: 'CR-V', 'Town and Country', 'RX 350'. */
export function printModel(model: string, make: string): string {
  const known = PRINTED_MODELS[model]
  if (known !== undefined) return make === 'dodge' && /\d{4}/.test(known) ? `Ram ${known}` : known
  // BMW writes its letters small, Lexus and Infiniti apart from the number.
  if (make === 'bmw' && /^\d{3}[a-z]$/.test(model)) return model
  if (make === 'lexus')
    return model
      .toUpperCase()
      .replace(/^([A-Z]{2})(?=\d)/, '$1 ')
      .replace(/H$/, 'h')
  return model
    .split(' ')
    .map((word, _, { length }) => printWord(word, length === 1))
    .join(' ')
}

/** 'CRF250', 'TL' and 'FX' have no small letters, 'Santa Fe' and 'Town and Country' have. */
function printWord(word: string, isAlone: boolean): string {
  if (word === 'and' || word === 'del') return word
  const isCode =
    /\d|^[a-z]{1,3}-[a-z]$/.test(word) ||
    (word.length <= 3 && (isAlone || /^[^aeiou]+$/.test(word)))
  return isCode ? word.toUpperCase() : capitals(word)
}

function capitals(text: string): string {
  return text.replaceAll(/(?<![a-z0-9])[a-z]/g, (letter) => letter.toUpperCase())
}
