// What ads of furniture, appliances, tools and gardens say.
import type { AttributeValues } from '../../values.ts'
import type { AdText } from '../text/ad-text.ts'
import { brandOf } from '../text/names.ts'
import { AMOUNT, amountOf } from '../text/numbers.ts'
import { firstNamed, flag, kindIn, match, says } from '../text/patterns.ts'
import { WARRANTY } from './warranty.ts'

type Household = NonNullable<AttributeValues['householdKind']>

const HOUSEHOLD: Readonly<Record<Household, string>> = {
  nevera: 'neveras?|refrigerador(?:a|es)?|freezers?|nevera executive|frizer|congelador',
  estufa: 'estufas?|stove|hornos?(?! microondas)|cooktop',
  lavadora:
    'lavadoras?|secadoras?|washer|dryer|combo de lavado|lavadora y secadora|torre de lavado',
  aire: 'aires?(?: acondicionados?)?|a/c|ac|air ?conditioner|consola(?:s)? (?:de aire|inverter)?|inverters?|mini ?split|unidad de aire',
  planta_electrica:
    'plantas? electricas?|generador(?:es)?|power station|inversor|planta(?: \\w+)? (?:de )?\\d+ ?(?:k|kw|watts|w)|planta (?:\\w+ )?\\d{4,5}|planta (?:generac|honda|predator|champion|westinghouse|duromax|ryobi|cummins|caterpillar|firman|inverter|portatil|diesel|de (?:gasolina|diesel|gas|emergencia))',
  cisterna: 'cisternas?|tanques? de agua',
  calentador: 'calentador(?:es)?',
  cama: 'camas?|matt?res+(?:es)?|mattresses|matres|colchon(?:es)?|box ?spring|litera|cuna|sofa ?cama|futon|bed frame|headboard|cabecera',
  herramienta:
    'taladros?|sierras?|herramientas?|compresor(?:es)?|drill|pressure washer|maquina de soldar|escaleras?|esmeril|pulidora|martillo|caja de herramientas|hidrolavadora',
  jardin:
    'plantas?(?! electrica)|matas?|arbustos?|vivero|grama|tiestos?|trimmers?|podadora|cortadora de grama|lawn ?mower|bbq|gazebo|piscina|maceta|tractor|jardin|patio|arboles|palmas?|blower|toldo|manguera|carretilla|machete|rastrillo',
  mueble:
    'muebles?|sofas?|counch|couch|mesas?|sillas?|comedor(?:es)?|gaveteros?|escritorios?|butacas?|coqueta|juego de (?:sala|comedor|cuarto)|librero|bufete|armario|closet|gabinetes?|seccional|sectional|tocador|chinero|vitrina|recliner|reclinable|desk|mecedora|sillon(?:es)?|credenza|bar|mueble de tv|tablilleros?|estante',
  decoracion:
    'lamparas?|cuadros?|alfombras?|cortinas?|espejos?|decoracion(?:es)?|jarron(?:es)?|adornos?|arbol de navidad',
  otro: 'microondas|licuadora|air ?fryer|olla|vajilla|cafetera|abanicos?|aspiradora|batidora|toallas|sabanas|maquina de coser|filtro|cubiertos|platos|tostadora|puertas?|ventanas?|losetas?|lavamanos|inodoro',
}

export function readHousehold(text: AdText): AttributeValues {
  const { all } = text
  const householdKind = kindIn(text, HOUSEHOLD)
  const isBed = householdKind === 'cama' || householdKind === 'mueble'
  return {
    householdKind,
    brand: brandOf(text),
    btu: btuOf(all),
    bedSize:
      isBed || says(all, 'cama|mattress|matress|colchon')
        ? firstNamed(all, {
            king: 'king(?: ?size)?',
            queen: 'queen(?: ?size)?',
            full: 'full(?: ?size)?(?! (?:equip|set|power))',
            twin: 'twin(?: ?size)?|gemela',
          })
        : undefined,
    gallons: gallonsOf(all),
    warranty: flag(all, WARRANTY),
  }
}

function btuOf(all: string): number | undefined {
  const found = match(all, `(${AMOUNT}) ?(k|mil)? ?(?:de )?btu\\'?s?`)
  const amount = amountOf(found?.[1])
  if (amount === undefined) return undefined
  const value = found?.[2] !== undefined || amount < 100 ? amount * 1000 : amount
  return value >= 1000 && value <= 200_000 ? value : undefined
}

function gallonsOf(all: string): number | undefined {
  const found = match(all, `(${AMOUNT}) ?(?:galones|galon|gals?\\.?|gls?\\.?|gallons?|gns)`)
  const amount = amountOf(found?.[1])
  return amount !== undefined && amount >= 1 && amount <= 20_000 ? Math.round(amount) : undefined
}
