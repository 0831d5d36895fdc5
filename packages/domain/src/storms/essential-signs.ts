// The words by which the essentials are known, in folded titles. A word that is new here must also be among those of the
// index of the database (`ESSENTIAL_WORDS` of apps/api/src/db/sql/storms/essential-words.ts); a test holds one against the other.
import type { EssentialKind } from './essential-kinds.ts'

export type Sign = {
  names: RegExp
  /** Other things of the same name. */
  unless?: RegExp
  /** Sold by the bottle, bag or gallon: nothing but measures may stand before it ('cajas de agua', not 'bomba de agua'). */
  isByMeasure?: true
}

const makes =
  'honda|yamaha|generac|predator|champion|westinghouse|duromax|kohler|cummins|briggs|firman|wen|powermate|craftsman|pulsar|ryobi|dewalt|coleman|perkins|yanmar|a-?ipower|powerhorse|troy'

export const kindSigns: Readonly<Record<EssentialKind, Sign>> = {
  water: {
    names:
      /\bagua\b(?! (?:de (?:colonia|rosas?|florida|coco|azahar|mar|jamaica|rio|melao)|micelar|oxigenada|termal|bendita|salada|tonica|maravilla|viva))|\bbottled water\b/,
    unless:
      /\b(?:hydro ?flask|stanley|yeti|termos?|thermos|vaci[oa]s?|reusable|reutilizables?|deportiva|acero|perfume|colonia|cisterna|lavadora|nevera|incluid[oa]s?|luz)\b/,
    isByMeasure: true,
  },
  ice: {
    names: /\bhielo\b|\bice bags?\b/,
    unless: /\b(?:patin\w*|hockey|nevera|neverita|maquina|pica hielo|molde\w*)\b/,
    isByMeasure: true,
  },
  generator: {
    names: new RegExp(
      `\\bplantas? (?:(?:de )?(?:elect?\\w*|eletric\\w*|luz|gasolina|diesel|propano|emergencia)|inverter|portatil|solar(?:es)?|${makes}|[\\d.,]+ ?(?:k?w|kva|watts?|kilos?)\\b)|\\bgenerador(?:es)?\\b|\\bgenerators?\\b`,
    ),
    unless:
      /\b(?:ozono|vapor|espuma|humo|burbujas|hidrogeno|ornamental\w*|sembrar|sonido|amplificador|juguete|lego)\b/,
  },
  large_generator: { names: /(?!)/ },
  power_battery: {
    names:
      /\bbaterias? (?:(?:de|para) )?(?:respaldo|backup|solar(?:es)?|placas|inversor(?:es)?|inverter|ciclo|deep cycle|energia|powerwall|ecoflow|bluetti|jackery|litio (?:solar|48v|24v|12v|lifepo4)|lifepo4|48v)|\bpower ?stations?\b|\bestacion(?:es)? de (?:energia|poder|carga)\b|\b(?:ecoflow|bluetti|jackery|powerwall)\b|\binversor(?:es)?\b/,
    unless:
      /\b(?:aire|aires|consola|split|mini ?split|btu|carro electrico|guagua|tesla model|scooter|bicicleta|patineta)\b/,
  },
  batteries: {
    names:
      /\bbaterias? (?:aaa?|doble a|triple a|tipo [cd]|[cd]|9 ?v|alcalinas?|duracell|energizer|rayovac)\b|\bpilas? (?:aaa?|doble a|triple a|tipo [cd]|[cd]|9 ?v|alcalinas?|duracell|energizer|rayovac|recargables?)\b|^(?:baterias|pilas)$|\bpower ?banks?\b|\bcargador(?:es)? (?:portatil(?:es)?|solar(?:es)?)\b/,
    unless: /\b(?:carro electrico|laptop|computadora)\b/,
  },
  fuel: {
    names:
      /\b(?:gasolina|diesel|propano|keroseno?|queroseno?|gas (?:propano|licuado|fluido|lp))\b|\b(?:tanques?|cilindros?|tambos?) de (?:gas|propano)\b|\bgas cans?\b/,
    unless:
      /\b(?:estufas?|hornillas?|calentador\w*|parrillas?|bbq|secadora|freidora|motor\w*|planta\w*|generador\w*|carro|guagua|truck|camioneta|podadora|trimmer|soplador\w*|toyota|ford|honda|nissan|natural|paintball|bomba|inyector\w*|aditivo\w*|4x4|cilindros (?:gasolina|diesel))\b/,
    isByMeasure: true,
  },
  shutters: {
    names:
      /\btormenteras?\b|\bpanel(?:es)? (?:(?:de|para|contra|anti) ?)?(?:tormentas?|huracan(?:es)?)\b|\b(?:storm|hurricane) (?:shutters?|panels?|screens?)\b|\b(?:mallas?|telas?|screens?|cortinas?|persianas?|puertas?) (?:de |contra |para |anti ?)(?:huracan(?:es)?|tormentas?)\b|\banti ?ciclonic[oa]s?\b|\bcontraventanas?\b/,
  },
  flashlight: {
    names:
      /\blinternas?\b|\bflash ?lights?\b|\bfarol(?:es)? (?:recargables?|solar(?:es)?|led|de (?:gas|camping|acampar|emergencia))\b|\blamparas? (?:recargables?|solar(?:es)?|de (?:emergencia|gas|mano|camping|acampar|cabeza))\b|\bquinques?\b|\bhead ?lamps?\b|\blanterns?\b/,
    unless: /\b(?:verde|green lantern|lego|comics?|disfraz|funko|magic)\b/,
  },
  cistern: {
    names: /\bcisternas?\b|\btanques? (?:de|para) agua\b|\btinacos?\b|\baljibes?\b/,
    unless: /\b(?:inodoro|toilet|pecera|camion cisterna)\b/,
  },
  tarp: {
    names:
      /\btoldos?\b|\blonas?\b|\b(?:casetas?|casas?|tiendas?) de campan(?:a|as)\b|\bcarpas?\b|\btarps?\b|\b(?:camping|pop ?up) tents?\b/,
    unless:
      /\b(?:jeep|wrangler|bote|lancha|yate|carro|auto|guagua|bimini|golf|koi|pesca|zapat\w*|tenis|lona de|cumpleanos|bodas?)\b/,
  },
}
