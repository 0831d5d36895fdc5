// Whose make and which model a vehicle is, as the text says.

import { MAKES, type VehicleKind } from '../../../search/names/makes.ts'
import { foldText } from '../../../text/writing.ts'
import {
  EVERYDAY_MODELS,
  MORE_MAKES,
  MORE_MODELS,
  type ModelKind,
  type VehicleModel,
  WRITTEN_MAKES,
} from '../../lists/vehicle-names.ts'
import { literal, match } from '../text/patterns.ts'
import { printMake, printModel } from './print-vehicle.ts'

export type VehicleName = {
  make: string
  model: string | undefined
  kind: ModelKind | undefined
  /** Where it stands and ends in the text it was found in. */
  at: number
  end: number
}

const KIND_OF_SEARCH: Readonly<Record<VehicleKind, ModelKind>> = {
  carro: 'carro',
  guagua: 'guagua',
  pickup: 'pickup',
  van: 'van',
  motora: 'motora',
  fourtrack: 'four_track',
  utv: 'four_track',
  scooter: 'motora',
  jetski: 'bote',
}

/** `start` is how the name begins: a text without it needs no pattern. */
type Entry = VehicleModel & { pattern: string; start: string; isSure: boolean }

const SEARCHED: readonly (VehicleModel & { isCommon: boolean })[] = MAKES.flatMap(
  ({ name, models }) =>
    [...models].flatMap(([kind, names]) =>
      names.map((model) => ({ make: name, model, kind: KIND_OF_SEARCH[kind], isCommon: true })),
    ),
)

/** Names of few that are nothing else. */
const OWN = new Set('escarabajo,volky,volkis,promaster,cybertruck,nqr,npr'.split(','))

/** The longest names first: 'Grand Cherokee' before 'Cherokee'. */
const ENTRIES: readonly Entry[] = [
  ...SEARCHED,
  ...MORE_MODELS.map((model) => ({ ...model, isCommon: false })),
]
  .map(({ make, model, kind, isCommon }) => ({
    make,
    model,
    kind,
    pattern: patternOf(model),
    start: /^(?:[a-z]+|\d+)/.exec(foldText(model))?.[0] ?? '',
    isSure: isSure(model, isCommon),
  }))
  .toSorted((a, b) => b.model.length - a.model.length)

/** A name of a few more than two signs, and of the names that few use those that no other word looks like. */
function isSure(model: string, isCommon: boolean): boolean {
  if (EVERYDAY_MODELS.has(model) || model.length <= 2 || /^\d+$/.test(model)) return false
  return isCommon || / /.test(model) || (model.length >= 4 && /\d/.test(model)) || OWN.has(model)
}

/** A space or stroke may stand between words, letters and digits: 'RX 350', 'rx350'; 'F-150', 'f150'. */
function patternOf(model: string): string {
  return literal(foldText(model))
    .replaceAll(/[ -]/g, '[ -]?')
    .replaceAll(/([a-z]{2,})(?=\d)/g, '$1[ -]?')
    .replaceAll(/(?<![a-z])([fes])(?=\d{2,3}(?!\d))/g, '$1[ -]?')
}

const BY_MAKE = new Map<string, Entry[]>()
for (const entry of ENTRIES) BY_MAKE.set(entry.make, [...(BY_MAKE.get(entry.make) ?? []), entry])

const MAKE_NAMES = [...new Set([...MAKES.map(({ name }) => name), ...MORE_MAKES])]
const MAKE_PATTERNS = MAKE_NAMES.map((name) => ({
  name,
  pattern: WRITTEN_MAKES[name] ?? literal(name),
}))
const ANY_MAKE = MAKE_PATTERNS.map(({ pattern }) => pattern).join('|')

const SURE = ENTRIES.filter((entry) => entry.isSure)
const ANY_MODEL = [...new Set(SURE.map(({ pattern }) => pattern))].join('|')

const UNSURE = ENTRIES.filter(
  ({ isSure: sure, model, kind }) => !sure && /[a-z]{3}/.test(model) && kind !== 'bote',
)
const OPENING =
  '(?:[^a-z0-9]|se vende |vendo |venta de |busco |cambio |compro |traspaso |cuenta |mi |un |una )*'
const YEAR_AFTER =
  '(?:[ ,]+(?:del |ano )?(?:19[5-9]\\d|20[0-3]\\d)(?!\\d)| (?:del )?\'?\\d{2}(?= |$)(?! ?(?:k|mil|pies|hp|cc|")))'
const OPENING_MODEL = new RegExp(
  `^${OPENING}(${[...new Set(UNSURE.map(({ pattern }) => pattern))].join('|')})( \\d{2,4}[a-z]{0,2}(?= (?:19|20)\\d\\d))?(?=${YEAR_AFTER})`,
)

/** The make and the model that an ad names first: in its title, else in the beginning of its body. */
export function nameOf(title: string, opening: string): VehicleName | undefined {
  const named = namedIn(title)
  if (!named) return namedIn(opening)
  if (named.model !== undefined) return named
  const inBody = namedIn(opening)
  return inBody?.make === named.make ? { ...named, model: inBody.model, kind: inBody.kind } : named
}

export function namedIn(text: string): VehicleName | undefined {
  const found = match(text, ANY_MAKE)
  if (found) return ofMake(text, found)
  return openingModel(text) ?? sureModel(text)
}

function ofMake(text: string, found: RegExpExecArray): VehicleName | undefined {
  const make = MAKE_PATTERNS.find(
    ({ pattern }) => match(text.slice(found.index), pattern)?.index === 0,
  )
  if (!make) return undefined
  const place = { at: found.index, end: found.index + found[0].length }
  const model = modelOf(text, { name: make.name, ...place })
  return model ?? { make: printMake(make.name), model: undefined, kind: undefined, ...place }
}

/** An everyday word is a model where the text begins with it and a year follows: 'Frontier 2004'. */
function openingModel(text: string): VehicleName | undefined {
  const found = OPENING_MODEL.exec(text)
  const word = found?.[1]
  if (!found || word === undefined) return undefined
  // Of a Raptor, a pickup too, the displacement says that it is Yamaha's.
  if (word === 'raptor' && found[2] === undefined) return undefined
  const entry = UNSURE.find((each) => isWhole(word, each))
  const at = found[0].indexOf(word)
  return entry && named(entry, text, at, at + word.length)
}

function sureModel(text: string): VehicleName | undefined {
  const found = match(text, ANY_MODEL)
  const entry = found && SURE.find((each) => isWhole(found[0], each))
  return entry ? named(entry, text, found.index, found.index + found[0].length) : undefined
}

function isWhole(text: string, { pattern, start }: Entry): boolean {
  if (!text.startsWith(start)) return false
  const found = match(text, pattern)
  return found !== null && found[0].length === text.length
}

function modelOf(
  text: string,
  make: { name: string; at: number; end: number },
): VehicleName | undefined {
  const rest = text.slice(make.end, make.end + 40)
  const before = text.slice(Math.max(0, make.at - 30), make.at)
  for (const entry of BY_MAKE.get(make.name) ?? []) {
    if (!rest.includes(entry.start) && !before.includes(entry.start)) continue
    const after = match(rest, entry.pattern)
    if (after && isNear(rest.slice(0, after.index))) {
      const start = make.end + after.index
      return { ...named(entry, text, start, start + after[0].length), at: make.at }
    }
    const earlier = entry.isSure && match(before, entry.pattern)
    if (earlier)
      return {
        ...named(entry, before, earlier.index, earlier.index + earlier[0].length),
        at: make.at,
        end: make.end,
      }
  }
  return undefined
}

/** Between a make and its model stand a year or little words at most. */
function isNear(between: string): boolean {
  return (
    between
      .split(/[ ,.:()/\n-]+/)
      .filter(
        (word) =>
          word !== '' && !/^(?:\d{2,4}|de|del|modelo|ano|new|nuevo|nueva|grand|the)$/.test(word),
      ).length <= 1
  )
}

/** The displacement belongs to the names of motorcycles and four tracks: 'Rebel 500', 'Raptor 700R'. */
const DISPLACEMENT = /^ ?((?!19[5-9]\d|20[0-3]\d)[1-9]\d{1,3})(r|rr|x|f|s)?(?:cc| cc)?(?![a-z0-9,])/

function named(entry: Entry, text: string, at: number, end: number): VehicleName {
  const { make, model, kind } = entry
  const isBike = kind === 'motora' || kind === 'four_track'
  const size = isBike && !/\d$/.test(model) ? DISPLACEMENT.exec(text.slice(end, end + 10)) : null
  const printed = printModel(model, make)
  return {
    make: printMake(make),
    model: size ? `${printed} ${size[1]}${(size[2] ?? '').toUpperCase()}` : printed,
    kind,
    at,
    end: end + (size?.[0].length ?? 0),
  }
}
