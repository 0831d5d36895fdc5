// What ads of vehicles say: what it is, whose, of when, how far it has gone.
import type { AttributeValues } from '../../values.ts'
import { isWanted } from '../every-ad/intent.ts'
import type { AdText } from '../text/ad-text.ts'
import { colorOf, partColorOf } from './colors.ts'
import { isBoat, isPart, vehicleKindOf } from './vehicle-kind.ts'
import { namedIn, nameOf, type VehicleName } from './vehicle-names.ts'
import {
  accountOf,
  fuelOf,
  marbeteOf,
  milesOf,
  titleStateOf,
  transmissionOf,
} from './vehicle-state.ts'
import { yearOf } from './vehicle-year.ts'

export function readVehicle(text: AdText): AttributeValues {
  const { title, all } = text
  const opening = text.body.slice(0, 160)
  const named = ownName(text, opening)
  if (isPart(title, named)) return { vehicleKind: 'pieza', color: partColorOf(text) }
  const isOneOf = isWanted(text) && namesOthers(all, named)
  return {
    vehicleKind: vehicleKindOf(title, opening, named),
    ...(!isOneOf && { make: named?.make, model: named?.model }),
    year: yearOf(text, named),
    miles: milesOf(all),
    transmission: transmissionOf(all),
    fuel: fuelOf(text),
    color: colorOf(text),
    titleState: titleStateOf(text),
    marbeteUntil: marbeteOf(text),
    accountMonthly: accountOf(text),
  }
}

/** Makes of boats' engines with what is said of them. */
const ENGINE =
  /(?:motor(?:es)?|engine|outboard|fuera de borda)(?: \w+){0,3}? (?:yamaha|suzuki|honda|mercury|nissan)|(?:yamaha|suzuki|honda|mercury)(?: \w+){0,2} \d{1,3} ?(?:hp|caballos)/g

function ownName({ title }: AdText, opening: string): VehicleName | undefined {
  return isBoat(title, opening)
    ? nameOf(title.replaceAll(ENGINE, ' '), opening.replaceAll(ENGINE, ' '))
    : nameOf(title, opening)
}

/** 'Busco RAV4 o CR-V': one of several is no value. */
function namesOthers(all: string, named: VehicleName | undefined): boolean {
  if (!named) return false
  const others = all.split(/ (?:o|u) |, ?/).flatMap((part) => namedIn(part) ?? [])
  return others.some(({ make, model }) => make !== named.make || isOther(model, named.model))
}

function isOther(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other
}
