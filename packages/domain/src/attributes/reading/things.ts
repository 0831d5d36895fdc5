// What ads of electronics, pets, clothes, household goods, sports and businesses say.
import type { AttributeValues } from '../values.ts'
import { type AdText, firstNamed, flag, match, says } from './ad-text.ts'
import { brandOf, breedOf } from './names.ts'
import { AMOUNT, amountOf, COUNT, countOf } from './numbers.ts'

const WARRANTY = {
  yes: '(?:con|tiene|bajo|incluye|todavia en|aun en) (?:\\w+ ){0,2}garantia|garantia (?:de|hasta|por|incluida)|\\d+ (?:meses|anos?|dias) de garantia|garantizad[oa]s?|apple ?care|under warranty|warranty',
  no: '(?:sin|no|ni|no tiene|no hay) garantia|no warranty',
}

export function readElectronics(text: AdText): AttributeValues {
  const { title, all } = text
  const deviceKind = kindIn(text, DEVICES)
  const isExtra = deviceKind === 'accesorio'
  return {
    deviceKind,
    brand: brandOf(text),
    deviceModel: isExtra
      ? undefined
      : (deviceModelOf(title) ?? deviceModelOf(text.body.slice(0, 160))),
    storage: storageOf(all),
    inches: inchesOf(text, deviceKind),
    unlocked: flag(all, {
      yes: 'desbloquead[oa]s?|unlocked?|liberad[oa]s?|unlock|desbloq',
      no: '(?:no (?:esta )?desbloquead[oa]|bloquead[oa]|locked)(?! \\w* ?por icloud)',
    }),
    warranty: flag(all, WARRANTY),
  }
}

type Device = NonNullable<AttributeValues['deviceKind']>

const EXTRAS =
  'cargador(?:es)?|covers?|cases?|fundas?|cables?|mouse|teclado|keyboard|monitor(?:es)?|controles?|control remoto|juegos?(?: de| para)?|impresora|printer|router|disco duro|hard drive|ssd|memoria|ram|tarjeta (?:de )?(?:video|grafica)|gpu|bateria|pantalla para|screen protector|protector|antena|modem|adaptador|adapter|docking|stand|soporte|base para tv|rack de tv|pencil|correas?|bandas?|power ?bank|webcam|microfono|hub|estuche|toner|cartuchos?|proyector|drone|ups'

const DEVICES: Readonly<Record<Device, string>> = {
  accesorio: EXTRAS,
  celular:
    'i ?phones?|celular(?:es)?|cel|telefonos?|smartphones?|galaxy (?:s|a|z|note|j)\\d*\\w*|moto g\\d*|pixel \\d\\w*|samsung (?:s|a)\\d+\\w*|redmi|motorola|note \\d+',
  computadora:
    'laptops?|mac ?books?|computadoras?|pc|chromebooks?|desktop|i ?mac|notebook|gaming pc|all in one|thinkpad|compu',
  tableta: 'i ?pads?|tablets?|tabletas?|kindle|galaxy tab\\w*|surface',
  televisor: 'tvs?|televisor(?:es)?|television|smart ?tv|roku tv|oled tv|pantalla smart',
  consola:
    'ps ?[1-5]|play ?stations?(?: \\d)?|play \\d|xbox|nintendo|switch|wii|consolas?|sega|steam deck|gamecube|n64|ds|3ds|psp',
  audio:
    'bocinas?|speakers?|audifonos|headphones|headset|air ?pods|sound ?bar|barra de sonido|receiver|amplificador|equipo de sonido|sub ?woofer|mixer|consola de sonido|tocadiscos|earbuds|radio',
  camara: 'camaras?|gopro|canon|nikon|camcorder|dslr',
  reloj: '(?:apple|galaxy|smart) ?watch|smartwatch|reloj inteligente|garmin|fitbit|i ?watch',
}

/** What a title names first, the body where it names nothing. */
function kindIn<Code extends string>(
  { title, body }: AdText,
  names: Readonly<Record<Code, string>>,
): Code | undefined {
  return firstNamed(title, names) ?? firstNamed(body.slice(0, 160), names)
}

const MODELS: readonly [pattern: string, print: (found: RegExpExecArray) => string][] = [
  [
    'i ?phone ?(\\d{1,2}|xr|xs|x|se)s?( ?(?:pro ?max|promax|pro|plus|mini|max))?',
    ([, number = '', more = '']) =>
      `iPhone ${number.toUpperCase()}${words(more.replace('promax', 'pro max'))}`,
  ],
  [
    'galaxy ?(s|a|z|note|j|m)? ?((?:fold|flip)? ?\\d{1,2}[a-z]?)( ?(?:ultra|plus|fe|\\+))?',
    ([, line = '', number = '', more = '']) =>
      `Galaxy ${line === 'note' ? 'Note ' : line.toUpperCase()}${line === 'z' ? ' ' : ''}${capital(number.trim())}${words(more)}`,
  ],
  [
    'samsung (s|a)(\\d{2})( ?(?:ultra|plus|fe))?',
    ([, line = '', number = '', more = '']) =>
      `Galaxy ${line.toUpperCase()}${number}${words(more)}`,
  ],
  [
    '(?:ps|play ?station|play) ?([1-5])( ?(?:slim|pro))?',
    ([, number = '', more = '']) => `PlayStation ${number}${words(more)}`,
  ],
  [
    'xbox ?(series ?[xs]|one ?[xs]?|360)',
    ([, number = '']) =>
      `Xbox ${number
        .split(' ')
        .map((word) => (word.length === 1 ? word.toUpperCase() : capital(word)))
        .join(' ')}`,
  ],
  [
    '(?:nintendo )?switch( ?(?:oled|lite|2))',
    ([, more = '']) => `Nintendo Switch${words(more).replace('Oled', 'OLED')}`,
  ],
  ['nintendo switch', () => 'Nintendo Switch'],
  [
    'mac ?book ?(air|pro)?( ?m[1-5])?',
    ([, line = '', chip = '']) => `MacBook${words(line)}${words(chip.toUpperCase())}`,
  ],
  ['i ?pad ?(pro|air|mini)?', ([, line = '']) => `iPad${words(line)}`],
  [
    'apple watch( (?:series ?\\d+|se|ultra(?: 2)?))?',
    ([, more = '']) => `Apple Watch${words(more)}`,
  ],
  ['air ?pods( ?(?:pro|max|\\d))?', ([, more = '']) => `AirPods${words(more)}`],
  ['pixel ?(\\d{1,2}a?)( ?pro)?', ([, number = '', more = '']) => `Pixel ${number}${words(more)}`],
  ['moto ?g ?(\\w+)?', ([, more = '']) => `Moto G${words(more)}`],
  ['(?:hero ?\\d{1,2})', ([all = '']) => capital(all)],
]

function deviceModelOf(text: string): string | undefined {
  for (const [pattern, print] of MODELS) {
    const found = match(text, pattern)
    if (found) return print(found).trim()
  }
  return undefined
}

function words(text: string): string {
  const all = text.trim()
  return all === ''
    ? ''
    : ` ${all
        .split(' ')
        .map((word) => (word === 'se' ? 'SE' : capital(word)))
        .join(' ')}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Memory is not storage: '8 GB RAM, 256 GB SSD' is 256. */
function storageOf(all: string): number | undefined {
  const found = [
    ...all.matchAll(
      /(?<![a-z0-9.])(\d{1,4}(?:\.\d)?) ?(gbs?|gigas?|gigs?|g|tbs?|teras?|terabytes?|t)(?![a-z0-9])(?! ?(?:de )?(?:ram|memory|memoria(?! interna)|ddr|lte))/g,
    ),
  ]
    .filter(
      ({ index }) =>
        !/(?:ram|memoria|tarjeta|rtx|gtx|vram)[: ]+(?:de )?$/.test(all.slice(0, index)),
    )
    .map(([, amount = '', unit = '']) => {
      const isShort = unit === 'g' || unit === 't'
      const gigabytes = Number(amount) * (unit.startsWith('t') ? 1000 : 1)
      return isShort && ![64, 128, 256, 512, 1000, 2000].includes(gigabytes) ? 0 : gigabytes
    })
    .filter((gigabytes) => gigabytes > 0)
  if (found.length === 0) return undefined
  const large = found.filter((gigabytes) => gigabytes >= 32)
  const sizes = [...new Set(large.length > 0 ? large : found)]
  return sizes.length === 1 ? sizes[0] : undefined
}

function inchesOf({ title, all }: AdText, kind: Device | undefined): number | undefined {
  const found =
    match(
      all,
      '(?<![\\d.,$])(\\d{1,3}(?:\\.\\d)?) ?(?:"|pulgadas?|pulgs?\\.?|inch(?:es)?|plgs?)',
    ) ??
    /(?<![\d.,$])(\d{1,3}(?:\.\d)?)"/.exec(all) ??
    /(?<![\d.,$])(\d{2}(?:\.\d)?) ?(?:in|inc|pul)(?![a-z])/.exec(title)
  const bare =
    kind === 'televisor'
      ? (match(title, '(?:tv|televisor|smart tv)(?: [a-z]+){0,3} (\\d{2})(?! ?(?:hz|gb|$ ))') ??
        match(title, '(\\d{2}) (?:smart|tv|roku)'))
      : null
  const inches = Number((found ?? bare)?.[1])
  return inches >= 1 && inches <= 200 ? inches : undefined
}

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

function kindOfBreed(breed: string): Pet {
  if (/paso fino|cuarto de milla|appaloosa|arabe/i.test(breed)) return 'caballo'
  if (
    /siames|persa|angora|maine|himalay|bengal|ragdoll|sphynx|calico|domestico de pelo/i.test(breed)
  )
    return 'gato'
  if (/cockatiel|agaporni|ninfa|cacat|guacamay|yaco|canario|perico|cotorra|loro/i.test(breed))
    return 'ave'
  if (/gecko|dragon|piton|iguana|boa|tortuga/i.test(breed)) return 'reptil'
  if (/lop|rex|cabeza de leon|conejo/i.test(breed)) return 'conejo'
  return 'perro'
}

function ageOf(all: string): number | undefined {
  const found = match(
    all,
    `(${COUNT})(?: ?1/2| y medi[oa])? ?(meses|mes|semanas?|sem|anos?|anitos?|years?|months?|weeks?|yrs?)(?! (?:de (?:garantia|experiencia|uso)|cri\\w+|atras))`,
  )
  const count = countOf(found?.[1])
  if (!found || count === undefined) return undefined
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
    match(all, `\\$ ?(${AMOUNT}) (?:de |por |para )?(?:la )?(?:adopcion|rehoming|donativo|fee)`)
  const isAdoption = says(title, 'adopcion|adopta|adoptar|rehoming')
  const amount = amountOf(found?.[1] ?? (isAdoption ? match(price, `(${AMOUNT})`)?.[1] : undefined))
  return amount === undefined ? undefined : Math.round(amount)
}

type Wear = NonNullable<AttributeValues['wearKind']>

const WEAR: Readonly<Record<Wear, string>> = {
  calzado:
    'zapatos?|zapatillas?|tenis|tennis|sneakers|botas?|botines|sandalias?|chanclas?|chancletas?|tacos|tacones|jordans?|crocs|cleats|mocasines|air force|shoes|yeezys?|slides|air max',
  cartera:
    'carteras?|bultos?|bolsos?|mochilas?|backpacks?|wallets?|purse|totes?|handbag|billeteras?|clutch|maletas?',
  prendas:
    'prendas?|cadenas?|relojes|reloj|sortijas?|anillos?|pantallas|aretes|pulseras?|brazaletes?|collar(?:es)?|guillo|rosario|oro 14|watch',
  ropa: 'ropa|ropita|trajes?|vestidos?|camisas?|camisetas?|t-?shirts?|polos?|pantalon(?:es)?|mahon(?:es)?|jeans|faldas?|blusas?|abrigos?|chaquetas?|hoodies?|jacket|uniformes?|gowns?|leggings|trajes? de bano|bikini|scrubs|guayaberas?|sueters?|sweaters?|pijamas?|disfraz|mamelucos?|jersey|chaleco|mahones|onesies?|conjuntos?|sets? de ropa|traje de novia|toga',
  accesorio:
    'gafas|lentes|espejuelos|gorras?|sombreros?|correas?|corbatas?|cinturon(?:es)?|fitted|panuelos?|bufandas?|gorros?',
}

export function readWear(text: AdText): AttributeValues {
  const { all } = text
  return {
    wearKind: kindIn(text, WEAR),
    brand: brandOf(text),
    size: sizeOf(all),
    forWhom: whomOf(all),
  }
}

const SIZE =
  '(?:\\d{1,2}(?:\\.5| ?1/2)?(?:[ ]?[ctmwy](?![a-z]))?|[2-6]?x{1,3}l|x?s|m|l|small|medium|mediana?|large|grande|pequena?|extra large|x-?large|one size|plus|\\d{1,2}(?: ?[-/x] ?\\d{1,2})?)'

function sizeOf(all: string): string | undefined {
  const found = match(
    all,
    `(?:talla|tallas|size|sizes?|sz|medida|numero)(?: (?:es|us|de|americano|mujer|hombre))*[: #]+(${SIZE})(?!\\w)`,
  )
  const said = found?.[1]?.trim()
  if (said === undefined || /(?:tallas|sizes)/.test(found?.[0] ?? '')) return undefined
  return /^[a-z]{1,4}$|^\d?x+l$/.test(said) && said.length <= 4
    ? said.toUpperCase()
    : (SIZES[said] ?? said.replace(/ ?1\/2/, '.5'))
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
}

function whomOf(all: string): AttributeValues['forWhom'] {
  return firstNamed(all, {
    mujer: "mujer(?:es)?|damas?|women'?s?|femenin[oa]s?|ladies|woman",
    hombre: "hombres?|caballeros?|men'?s?|masculin[oa]s?|varon(?! bebe)",
    nina: 'ninas?|nenas?|girls?',
    nino: 'ninos?|nenes?|boys?',
    bebe: 'bebes?|baby|babies|recien nacid[oa]s?|newborn',
    unisex: 'unisex',
  })
}

type Household = NonNullable<AttributeValues['householdKind']>

const HOUSEHOLD: Readonly<Record<Household, string>> = {
  nevera: 'neveras?|refrigerador(?:a|es)?|freezers?|nevera executive|frizer|congelador',
  estufa: 'estufas?|stove|hornos?(?! microondas)|cooktop',
  lavadora:
    'lavadoras?|secadoras?|washer|dryer|combo de lavado|lavadora y secadora|torre de lavado',
  aire: 'aires?(?: acondicionados?)?|a/c|ac|air ?conditioner|consola(?:s)? (?:de aire|inverter)?|inverters?|mini ?split|unidad de aire',
  planta_electrica:
    'plantas? electricas?|generador(?:es)?|power station|inversor|planta(?: \\w+)? (?:de )?\\d+ ?(?:k|kw|watts|w)',
  cisterna: 'cisternas?|tanques? de agua',
  calentador: 'calentador(?:es)?',
  cama: 'camas?|matt?res+(?:es)?|mattresses|matres|colchon(?:es)?|box ?spring|litera|cuna|sofa ?cama|futon|bed frame|headboard|cabecera',
  herramienta:
    'taladros?|sierras?|herramientas?|compresor(?:es)?|drill|pressure washer|maquina de soldar|escaleras?|esmeril|pulidora|martillo|caja de herramientas|hidrolavadora',
  jardin:
    'plantas?(?! electrica)|tiestos?|trimmers?|podadora|grama|cortadora de grama|lawn ?mower|bbq|gazebo|piscina|maceta|tractor|jardin|patio|arboles|palmas?|blower',
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

type Sport = NonNullable<AttributeValues['sportKind']>

const SPORTS: Readonly<Record<Sport, string>> = {
  bicicleta: 'bicicletas?|bicis?|bikes?|mtb|bmx|triciclo|e-?bike|mountain bike',
  surf: 'tablas? de surf|surf ?boards?|paddle ?boards?|sup|longboard|shortboard|tabla|boogie|wetsuit|body ?board',
  pesca: 'pesca|canas?|carretes?|varas? de pescar|fishing|atarraya|penn|shimano',
  gimnasio:
    'pesas|gym|gimnasio|trotadora|treadmill|caminadora|eliptica|dumbbells?|mancuernas|bench|maquina de ejercicios?|bowflex|peloton|spinning|barra y discos',
  kayak: 'kayaks?|canoa',
  camping: 'camping|caseta|tienda de campana|casa de campana|tent|sleeping bag|hamaca',
  instrumento:
    'guitarras?|teclados?|pianos?|bateria(?! de)|congas?|cuatro puertorriqueno|cuatro|trompetas?|saxofon|violin|bajo|ukelele|ukulele|timbales|pandero|amplificador|trombon|clarinete|bongos?|drum ?set|flauta',
  juego:
    'juegos?|coleccion|coleccionables?|cartas|pokemon|figuras?|funko|legos?|muneca|domino|comics?|monedas?|domino|puzzles?|hot wheels|tarjetas|board game',
  libro: 'libros?|novelas?|textbooks?|enciclopedia',
  otro: 'patines?|skates?|patineta|bates?|guantes? de|golf|pelota|raqueta|tenis de mesa|billar|canasto|arco y flecha|buceo|snorkel|trampolin|boletos?|taquillas?|scooter',
}

export function readSport(text: AdText): AttributeValues {
  return { sportKind: kindIn(text, SPORTS), size: sizeOf(text.all) }
}

export function readBusiness(text: AdText): AttributeValues {
  return {
    businessKind: kindIn(text, {
      carreton:
        'food ?trucks?|foodtrucks?|carreton(?:es)?|truck de comida|food trailer|kiosko movil',
      equipo:
        'equipos?|nevera|freezer|estufa|freidora|slicer|horno|maquina|vitrina|caja registradora|mesa de|sillas de|plancha|fryer|congelador|gondolas?|tablilleros?|mostrador|registradora',
      inventario: 'inventario|mercancia|lote de|liquidacion|pallets?',
      negocio:
        'negocios?|restaurante|colmado|cafeteria|panaderia|barberia|salon de belleza|gomera|franquicia|ruta de|punto comercial|laundry|lavanderia|car ?wash|liquor|pizzeria|traspaso|llave en mano|heladeria|farmacia|bar|tienda',
    }),
    permits: flag(text.all, {
      yes: '(?:con|todos los|tiene|incluye|sus) (?:\\w+ ){0,3}permisos?|permisos? (?:al dia|vigentes?|incluidos?|unico|de uso|en orden)',
      no: '(?:sin|no (?:tiene|incluye)) (?:\\w+ )?permisos?',
    }),
  }
}
