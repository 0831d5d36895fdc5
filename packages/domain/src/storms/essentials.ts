// What people need before and after a hurricane, and which ads offer it: read from their titles (docs/product/storm-mode.md).
import { foldText } from '../text/writing.ts'
import { ESSENTIAL_KINDS, type EssentialKind } from './essential-kinds.ts'
import { kindSigns, type Sign } from './essential-signs.ts'

/** Whoever says so seeks it, mends it, or sells a part of it. */
const OTHER_DEALS =
  /\b(busco|buscamos|se busca|necesito|compro|compramos|se compra|se solicita|reparacion|reparaciones|reparo|reparamos|arreglo|instalacion|instalaciones|instalo|instalamos|mantenimiento|tecnico|mecanico|piezas?|repuestos?|tune ?up|para piezas)\b/
/** The thing is beside another one: 'casa con planta eléctrica', 'filtro para planta'. */
const BESIDE = /\b(con|sin|incluye|incluid[oa]s?|tiene|trae|para|pa|usa|contra|estilo|tipo)\b|\+/
const HOMES =
  /\b(casas?(?! de campan)|casita|apartamentos?|aptos?|cuartos?|habitacion|solar(?! de)|finca|local|edificio|estudio|residencia|villa|cabana|penthouse|walk ?up|airbnb)\b/
/** Words before what is sold by the measure. */
const PLAIN_LEADS =
  /^(?:(?:[\d.,x]+(?:oz|ml|lb|lbs)?|se|vend[eo]n?|vendemos|venta|oferta|especial|regalo|regalamos|gratis|tengo|tenemos|hay|disponibles?|entrega|entregas|entregamos|llego|llevamos|suministro|nuev[oa]s?|buen[oa]|fri[oa]|fresc[oa]|cajas?|botell(?:a|as|ita|itas|on|ones)|galon(?:es)?|garrafon(?:es)?|litros?|paquetes?|packs?|cases?|paletas?|bolsas?|fundas?|tanques?|cilindros?|tambos?|camion(?:es)?|oasis|pailas?|envases?|latas?|bidon(?:es)?|drones?|dron|cubos?|libras?|lbs?|oz|onzas|de|del|un|una|el|la|las|los|y|en|por|a|domicilio|medio|media|docenas?)\b[\s:,;.!¡/()#-]*)*$/
/** What may stand before 'de' and the thing: 'venta de plantas', 'set de linternas'. */
const MEASURES =
  /\b(?:venta|alquiler|renta|oferta|especial|liquidacion|set|par|juego|lote|paquete|pack|caja|variedad|kit|docena) de (?:las |los )?$/

/** The kind of essential that an ad with this title offers; undefined for everything else. */
export function essentialKind(title: string): EssentialKind | undefined {
  const text = plainTitle(title)
  if (OTHER_DEALS.test(text)) return undefined
  const found = ESSENTIAL_KINDS.flatMap((kind) => {
    const at = whereOffered(text, kindSigns[kind])
    return at === undefined ? [] : [{ kind, at }]
  })
  // The first thing that is named; of two readings of one word the one that stands first in the list.
  const [first] = found.toSorted((a, b) => a.at - b.at)
  if (first?.kind === 'generator' && isLarge(text)) return 'large_generator'
  return first?.kind
}

function plainTitle(title: string): string {
  return foldText(title)
    .replace(/[^a-z0-9+.,:/()#-]+/g, ' ')
    .trim()
}

function whereOffered(text: string, { names, unless, isByMeasure }: Sign): number | undefined {
  if (unless?.test(text)) return undefined
  const match = names.exec(text)
  if (!match) return undefined
  const before = text.slice(0, match.index)
  if (isByMeasure) return PLAIN_LEADS.test(before) && !HOMES.test(text) ? match.index : undefined
  if (BESIDE.test(before) || HOMES.test(before)) return undefined
  if (/\bdel? (?:las? |los? )?$/.test(before) && !MEASURES.test(before)) return undefined
  return match.index
}

/**
 * From 10 kW on, or as such plants are called: they cost ten times as much, and make no average with the others. In watts from
 * 15,000 on: portable ones say their peak so.
 */
function isLarge(text: string): boolean {
  if (/\b(diesel|industrial|stand ?by|residencial|comercial|trifasica|whole house)\b/.test(text))
    return true
  return [...text.matchAll(/(\d[\d.,]*) ?(kw|kva|kilos?|kilowatts?|w|watts?|vatios)\b/g)].some(
    ([, number = '', unit = '']) => {
      const amount = Number(number.replace(/,(?=\d{3})/g, '').replace(/[.,]$/, ''))
      return unit.startsWith('k') ? amount >= 10 : amount >= 15_000
    },
  )
}
