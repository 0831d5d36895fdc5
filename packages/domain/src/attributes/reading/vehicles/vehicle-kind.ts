// What a vehicle is, or that the ad is of a part of one.
import type { AttributeValues } from '../../values.ts'
import { firstNamed, match, says, startsWith } from '../text/patterns.ts'
import type { VehicleName } from './vehicle-names.ts'

type Kind = NonNullable<AttributeValues['vehicleKind']>

const PARTS =
  'gomas?|aros?|rims?|tires?|llantas?|bumpers?|bonete|bonetes|foco|focos|farol(?:es)?|stops?|alternador|starter|bateria|radiador|piezas?|partes|puerta|cristal|retrovisor|espejo|asientos?|radio|pantalla|rack|roof rack|hitch|lona|tonneau|bed ?liner|spoiler|muffler|headers?|escape|catalitico|compresor|bomba|motor(?! ?home)|transmision|diferencial|caja de cambios|tapa|guardalodos?|fender|parrilla|amortiguador(?:es)?|coilovers?|turbo|volante|alfombras?|forros?|cover|casco|helmet|chaqueta|trailer hitch|lift kit|winch|defensa|tumba ?cocos?|luces|led|herramientas?|cadena|carburador|gato hidraulico|sistema de sonido|bocinas?|amplificador|subwoofer|manual de|llave|control remoto'

const WORDS: Readonly<Record<Exclude<Kind, 'pieza'>, string>> = {
  carro: 'carros?|carrito|sedan|coupe|hatchback|convertible|compacto',
  guagua: 'guaguas?|guaguita|suvs?|jeepetas?|jeep|crossover',
  pickup: 'pick ?-?ups?|picop|troca|doble cabina|double cab|crew cab',
  van: 'vans?|minivans?|mini van|van de carga|cargo van',
  motora:
    'motoras?|motor(?:a|as)|motocicletas?|moto|scooters?|pasola|dirt ?bike|motocross|motorcycle',
  four_track:
    'four ?tracks?|fourtracks?|4 ?tracks?|four ?trax|atvs?|utvs?|side by side|buggy|can ?am',
  bote: 'botes?|lanchas?|jet ?skis?|yola|wave ?runner|velero|pontoon|yate|embarcacion|dinghy|catamaran',
  camion: 'camion(?:es|cito)?|trucks?|tumba|tumbero|grua|box truck|dump truck|camion de plataforma',
}

const SELLING =
  /^[^a-z0-9]*(?:(?:se )?vend(?:o|e|en)|venta de|busco|compro|necesito|set de|juego de|par de|\d{1,2}|cuatro|dos|unos?|unas?|4)(?: (?:un|una|unos|unas|de|set|juego))* /

/** A part says so where its ad begins: 'gomas para Corolla', never 'Corolla con gomas nuevas'. */
export function isPart(title: string, named: VehicleName | undefined): boolean {
  if (startsWith(title.replace(SELLING, ''), PARTS)) return true
  if (says(title, 'piezas|en partes|para piezas')) return true
  const before = named ? title.slice(0, named.at) : ''
  return /\b(?:para|pa|fits?|de) (?:un |una |el |la )?$/.test(before) && says(before, PARTS)
}

/** 'Carro' and 'guagua' are said of pickups and vans too: the model knows better. */
export function vehicleKindOf(
  title: string,
  opening: string,
  named: VehicleName | undefined,
): Kind | undefined {
  const said = firstNamed(title, WORDS)
  const isLoose = said === undefined || said === 'carro' || said === 'guagua'
  if (isLoose && named?.kind) return named.kind
  return said ?? firstNamed(opening, WORDS)
}

/** Whether a boat's engine has a make of its own. */
export function isBoat(title: string, opening: string): boolean {
  const words = 'botes?|lanchas?|yolas?|velero|pontoon|yate|embarcacion|dinghy|catamaran|boat'
  const found = match(title, words) ?? match(opening.slice(0, 60), words)
  return found !== null && !says(title, 'jet ?skis?|wave ?runner')
}
