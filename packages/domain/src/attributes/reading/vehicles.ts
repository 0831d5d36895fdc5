// What ads of vehicles say: what it is, whose, of when, how far it has gone.
import { MAKES, type VehicleKind } from '../../search/names/makes.ts'
import { foldText } from '../../text/writing.ts'
import type { AttributeValues } from '../values.ts'
import { type AdText, firstNamed, match, says, startsWith } from './ad-text.ts'
import { colorOf } from './names.ts'
import { AMOUNT, amountOf, dayOf, MONTH, monthOf } from './numbers.ts'

export function readVehicle(text: AdText): AttributeValues {
  const named = nameOf(text)
  const vehicleKind = kindOf(text, named)
  if (vehicleKind === 'pieza') return { vehicleKind, color: undefined }
  return {
    vehicleKind,
    make: named?.make,
    model: named?.model,
    year: yearOf(text, named),
    miles: milesOf(text.all),
    transmission: transmissionOf(text.all),
    fuel: fuelOf(text),
    color: colorOf(text),
    titleState: titleStateOf(text.all),
    marbeteUntil: marbeteOf(text),
    accountMonthly: accountOf(text),
  }
}

type Kind = NonNullable<AttributeValues['vehicleKind']>

const PARTS =
  'gomas?|aros?|rims?|tires?|llantas?|bumpers?|bonete|bonetes|foco|focos|farol(?:es)?|stops?|alternador|starter|bateria|radiador|piezas?|partes|puerta|cristal|retrovisor|espejo|asientos?|radio|pantalla|rack|roof rack|hitch|lona|tonneau|bed ?liner|spoiler|muffler|headers?|escape|catalitico|compresor|bomba|motor(?! ?home)|transmision|diferencial|caja de cambios|tapa|guardalodos?|fender|parrilla|amortiguador(?:es)?|coilovers?|turbo|volante|alfombras?|forros?|cover|casco|helmet|chaqueta|trailer hitch|lift kit|winch|defensa|tumba ?cocos?|luces|led|herramientas?|cadena|carburador|gato hidraulico|sistema de sonido|bocinas?|amplificador|subwoofer|manual de|llave|control remoto'

const KIND_WORDS: Readonly<Record<Exclude<Kind, 'pieza'>, string>> = {
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

const KIND_OF_MODEL: Readonly<Record<VehicleKind, Kind>> = {
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

/** A part says so where its ad begins: 'gomas para Corolla', never 'Corolla con gomas nuevas'. */
function kindOf({ title, body }: AdText, named: Named | undefined): Kind | undefined {
  const head = title.replace(
    /^[^a-z0-9]*(?:(?:se )?vend(?:o|e|en)|venta de|busco|compro|necesito|set de|juego de|par de|\d{1,2}|cuatro|dos|unos?|unas?|4)(?: (?:un|una|unos|unas|de|set|juego))* /,
    '',
  )
  if (startsWith(head, PARTS) || says(title, 'piezas|en partes|para piezas')) return 'pieza'
  const isFor = /\b(?:para|pa|fits?|de) (?:un |una |el |la )?$/
  if (named && isFor.test(title.slice(0, named.at)) && says(title.slice(0, named.at), PARTS))
    return 'pieza'
  return (
    firstNamed(title, KIND_WORDS) ??
    (named?.kind && KIND_OF_MODEL[named.kind]) ??
    firstNamed(firstLines(body), KIND_WORDS)
  )
}

function firstLines(body: string): string {
  return body.slice(0, 160)
}

type Named = {
  make: string
  model: string | undefined
  kind: VehicleKind | undefined
  /** Where it stands and ends in the text it was found in. */
  at: number
  end: number
}

/** Names of makes as people write them beside the usual one. */
const MAKE_ALIASES: Readonly<Record<string, string>> = {
  toyota: 'toyotas?|toyta|tollota|toyo',
  chevrolet: 'chevrolet|chevy|chevi|chevrolete|chebrolet',
  volkswagen: 'volkswagen|vw|volks|volkswagon|wolkswagen',
  mercedes: 'mercedes(?:[ -]benz)?|benz',
  mitsubishi: 'mitsubishi|mitsu|mitsubichi|mitsubushi',
  hyundai: 'hyundai|hiundai|hyunday|hundai|hunday',
  nissan: 'nissan|nisan|nizzan',
  'harley davidson': 'harley(?:[ -]davidson)?',
  'can am': 'can[ -]?am',
  'sea doo': 'sea[ -]?doo',
  mini: 'mini(?= cooper| countryman| clubman)',
  ram: 'ram',
  jeep: 'jeep',
  suzuki: 'suzuki|susuki|zuzuki',
  kawasaki: 'kawasaki|kawazaki|kawa',
  infiniti: 'infiniti|infinity',
  'land rover': 'land ?rover',
  isuzu: 'isuzu|izuzu',
}

const UPPER = new Set(['gmc', 'bmw', 'ktm', 'cfmoto', 'kia', 'ram'])
const PRINTED: Readonly<Record<string, string>> = {
  kia: 'Kia',
  ram: 'Ram',
  cfmoto: 'CFMoto',
  'can am': 'Can-Am',
  'sea doo': 'Sea-Doo',
  mercedes: 'Mercedes-Benz',
  'harley davidson': 'Harley-Davidson',
}

export function printMake(name: string): string {
  return PRINTED[name] ?? (UPPER.has(name) ? name.toUpperCase() : capitals(name))
}

/** Models that are everyday words: only beside their make. */
const AMBIGUOUS = new Set(
  'fit,echo,soul,edge,escape,note,matrix,300,200,sierra,accent,focus,flex,86,626,323,dart,pilot,passport,element,navi,march,spark,bolt,volt,sonic,liberty,compass,patriot,commander,magnum,journey,nitro,blazer,colt,mirage,legacy,ascent,swift,beetle,golf,bug,atlas,legend,defender,discovery,monster,general,outlaw,scrambler,warrior,raptor,blaster,vino,duke,shadow,rebel,pioneer,mule,boulevard,ranger,maverick,express,voyager,century,encore,enclave,navigator,terrain,canyon,envoy,sable,frontier,titan,quest,rogue,leaf,juke,kicks,armada,sequoia,tundra,venue,kona,excel,genesis,forte,rio,optima,stinger,carnival,cooper,countryman,lobo,ace,1500,2500,911,s4,a3,a4,a5,a6,tt,x1,x3,x5,x6,m3,m4,m5,z4,r1,r3,r6,r7,yz,xr,q3,q5,q7,tl,cl,tc,xb,xa,iq,is250,model 3,model s,model y,model x,viking,rhino,razor,rocky,cruze,impala,charger,challenger,expedition,explorer,highlander,supra,crown victoria,tercel,insight,clarity,ridgeline,sentra'
    .split(',')
    .filter(
      (word) =>
        ![
          'tercel',
          'sentra',
          'tundra',
          'cruze',
          'highlander',
          'explorer',
          'expedition',
          'crown victoria',
          'sequoia',
          'impala',
          'supra',
          'ridgeline',
          'is250',
        ].includes(word),
    ),
)

type Entry = { make: string; model: string; kind: VehicleKind; pattern: string; isSure: boolean }

const ENTRIES: readonly Entry[] = MAKES.flatMap(({ name, models }) =>
  [...models].flatMap(([kind, names]) =>
    names.map((model) => ({
      make: name,
      model,
      kind,
      pattern: escape(foldText(model)).replaceAll(/[ -]/g, '[ -]?'),
      isSure: !AMBIGUOUS.has(model) && model.length > 2 && !/^\d+$/.test(model),
    })),
  ),
).toSorted((a, b) => b.model.length - a.model.length)

const MAKE_PATTERNS = MAKES.map(({ name }) => ({
  name,
  pattern: MAKE_ALIASES[name] ?? escape(name),
}))

const ANY_MODEL = new RegExp(
  `(?<![a-z0-9])(?:${[...new Set(ENTRIES.filter(({ isSure }) => isSure).map(({ pattern }) => pattern))].join('|')})(?![a-z0-9])`,
)

function nameOf({ title, body }: AdText): Named | undefined {
  return namedIn(title) ?? namedIn(firstLines(body))
}

/** The make and the model that a text names first. */
function namedIn(text: string): Named | undefined {
  const makes = MAKE_PATTERNS.flatMap(({ name, pattern }) => {
    const found = match(text, pattern)
    return found ? [{ name, at: found.index, end: found.index + found[0].length }] : []
  }).toSorted((a, b) => a.at - b.at)
  const sure = ANY_MODEL.exec(text)
  const make = makes[0]
  if (make) {
    const own = modelOf(text, make)
    if (own) return own
    // 'Ford o Toyota': the first is meant where no model says otherwise.
    return {
      make: printMake(make.name),
      model: undefined,
      kind: undefined,
      at: make.at,
      end: make.end,
    }
  }
  if (!sure) return undefined
  const entry = ENTRIES.find(
    ({ isSure, pattern }) => isSure && new RegExp(`^(?:${pattern})$`).test(sure[0]),
  )
  return entry && named(entry, sure.index, sure.index + sure[0].length)
}

function modelOf(text: string, make: { name: string; at: number; end: number }): Named | undefined {
  const rest = text.slice(make.end, make.end + 40)
  const before = text.slice(Math.max(0, make.at - 30), make.at)
  for (const entry of ENTRIES) {
    if (entry.make !== make.name) continue
    const after = match(rest, entry.pattern)
    if (after && isNear(rest.slice(0, after.index))) {
      return named(entry, make.at, make.end + after.index + after[0].length)
    }
    if (entry.isSure && match(before, entry.pattern)) return named(entry, make.at, make.end)
  }
  return undefined
}

/** Between a make and its model stand a year or little words at most. */
function isNear(between: string): boolean {
  return (
    between
      .split(/[ ,.:()/-]+/)
      .filter(
        (word) =>
          word !== '' && !/^(?:\d{2,4}|de|del|modelo|ano|new|nuevo|nueva|grand|the)$/.test(word),
      ).length <= 1
  )
}

function named({ make, model, kind }: Entry, at: number, end: number): Named {
  return { make: printMake(make), model: printModel(model, make), kind, at, end }
}

/** One spelling for the ways a model is written. */
const MODEL_NAMES: Readonly<Record<string, string>> = {
  crv: 'CR-V',
  'cr-v': 'CR-V',
  hrv: 'HR-V',
  'hr-v': 'HR-V',
  rav4: 'RAV4',
  chr: 'C-HR',
  'c-hr': 'C-HR',
  f150: 'F-150',
  'f-150': 'F-150',
  f250: 'F-250',
  'f-250': 'F-250',
  f350: 'F-350',
  'f-350': 'F-350',
  cx3: 'CX-3',
  'cx-3': 'CX-3',
  cx5: 'CX-5',
  'cx-5': 'CX-5',
  cx7: 'CX-7',
  'cx-7': 'CX-7',
  cx9: 'CX-9',
  'cx-9': 'CX-9',
  cx30: 'CX-30',
  'cx-30': 'CX-30',
  mazda3: 'Mazda3',
  'mazda 3': 'Mazda3',
  mazda6: 'Mazda6',
  'mazda 6': 'Mazda6',
  mazda2: 'Mazda2',
  'mazda 2': 'Mazda2',
  'mazda 5': 'Mazda5',
  '4runner': '4Runner',
  bz4x: 'bZ4X',
  xtrail: 'X-Trail',
  'x-trail': 'X-Trail',
  wrx: 'WRX',
  gti: 'GTI',
  gli: 'GLI',
  brz: 'BRZ',
  vocho: 'Beetle',
  bug: 'Beetle',
  's-10': 'S10',
  s10: 'S10',
  gsxr: 'GSX-R',
  'gsx-r': 'GSX-R',
  'v star': 'V Star',
  vstar: 'V Star',
  rzr: 'RZR',
  razor: 'RZR',
  gtr: 'GT-R',
  evo: 'Evo',
  mpv: 'MPV',
  asx: 'ASX',
  'fiat 500': '500',
  'mini cooper': 'Cooper',
  'ram 1500': '1500',
  'ram 2500': '2500',
  mr2: 'MR2',
  mx5: 'MX-5',
  crx: 'CRX',
  'pt cruiser': 'PT Cruiser',
  'fj cruiser': 'FJ Cruiser',
}

function printModel(model: string, make: string): string {
  const known = MODEL_NAMES[model]
  if (known !== undefined) return make === 'dodge' && known === '1500' ? 'Ram 1500' : known
  return model
    .split(' ')
    .map((word) => (/\d/.test(word) || word.length <= 3 ? word.toUpperCase() : capitals(word)))
    .join(' ')
}

const YEAR = '(19[5-9]\\d|20[0-3]\\d)'
/** What a year beside these words says is of something else. */
const OTHER_YEAR =
  /(?:marbete|hasta|vence|inspeccion|desde|garantia|para|licencia|registro)[^\d\n]{0,25}$/

/** In the title, beside the name, or where the text says that it is the year; never one end of a range. */
function yearOf({ title, body, now }: AdText, name: Named | undefined): number | undefined {
  const most = now.getUTCFullYear() + 1
  const inTitle = yearsIn(title, most)
  const [first, ...others] = [...new Set(inTitle)]
  if (first !== undefined) return others.length === 0 ? first : undefined
  const short = /(?:^| |')(\d{2})(?= |$|,)/.exec(name ? title.slice(name.end).slice(0, 5) : '')
  if (name && short && new RegExp(`^ ?'?${short[1]}(?: |$|,)`).test(title.slice(name.end))) {
    const year = fromTwoDigits(Number(short[1]), most)
    if (
      year !== undefined &&
      name.model !== undefined &&
      !/^ ?'?\d{2} ?(?:k|mil|millas)/.test(title.slice(name.end))
    )
      return year
  }
  const said = new RegExp(
    `(?<![a-z0-9])(?:ano|del|modelo|model|year|mod\\.?)(?: del?| es)?[: ]+(?:ano )?'?${YEAR}(?![\\d-])`,
  ).exec(body)
  if (said && !OTHER_YEAR.test(body.slice(0, said.index))) return Number(said[1])
  const years = [...new Set(yearsIn(firstLines(body), most))]
  const inBody = namedIn(firstLines(body))
  const isBeside =
    inBody &&
    years.length === 1 &&
    new RegExp(String(years[0])).test(
      firstLines(body).slice(Math.max(0, inBody.at - 12), inBody.end + 14),
    )
  return isBeside ? years[0] : undefined
}

function yearsIn(text: string, most: number): number[] {
  return [
    ...text.matchAll(
      new RegExp(
        `(?<![\\d$,.#-])${YEAR}(?![\\d,])(?! ?(?:-|a|al|hasta) ?(?:19|20)?\\d\\d\\b)(?! ?(?:millas|mi|cc|libras|lbs|gls?|psi))`,
        'g',
      ),
    ),
  ]
    .filter((found) => !OTHER_YEAR.test(text.slice(0, found.index)))
    .map((found) => Number(found[1]))
    .filter((year) => year <= most)
}

function fromTwoDigits(digits: number, most: number): number | undefined {
  const year = digits <= most % 100 ? 2000 + digits : 1900 + digits
  return year >= 1960 ? year : undefined
}

const MILE_WORDS = 'millas|miilas|milas|millaje|miles|mi'

function milesOf(all: string): number | undefined {
  const after = match(all, `(?<![$.,/-])(${AMOUNT}) ?(k|mil)?(?: de)? ?(?:${MILE_WORDS})`)
  const before = match(
    all,
    `(?:millaje|millas|mileage|odometro|miles)(?: (?:actual|es|de|marca|solo|original))*[: ]+(?:de |como |aprox\\.? |unas )?(${AMOUNT}) ?(k|mil)?`,
  )
  const alone = match(all, '(\\d{2,3}) ?k(?: en el odometro| originales?| corridas)')
  for (const found of [after, before, alone]) {
    const miles = found && amountOf(found[1])
    if (!found || miles === undefined || miles === null) continue
    const isThousands = found[2] !== undefined || found === alone
    const value = isThousands && miles < 1000 ? miles * 1000 : miles
    // '3 millas de la playa' is a way, not what a car has gone.
    if (value < 100 || (value < 1000 && !isThousands)) continue
    if (value <= 999_999) return Math.round(value)
  }
  return undefined
}

function transmissionOf(all: string): AttributeValues['transmission'] {
  const isManual = says(
    all,
    'estandar|standard|standar|std|stick(?: shift)?|cambios manual(?:es)?|transmision manual|manual(?: de)? [4-6] cambios|[4-6] cambios|manual(?! de| del| en)',
  )
  const isAutomatic = says(all, 'automatic[oa]?|automatik|aut\\.?|transmision auto|cvt|tiptronic')
  if (isManual === isAutomatic) return undefined
  return isManual ? 'estandar' : 'automatica'
}

function fuelOf({ title, all }: AdText): AttributeValues['fuel'] {
  if (says(all, 'hibrid[oa]|hybrid|hibrid')) return 'hibrido'
  if (says(all, 'diesel|disel|dieselera|turbo ?diesel|tdi')) return 'diesel'
  if (
    says(title, 'electric[oa]|ev') ||
    says(all, '(?:100 ?%|full|totalmente|carro|vehiculo|guagua|completamente) electric[oa]')
  )
    return 'electrico'
  const isGas =
    says(all, '(?:de|a|motor(?: de)?|combustible:?|usa) gasolina') &&
    !says(all, '(?:ahorr|economic|poca|mucha|gast|tanque)\\w*(?: \\w+){0,3} gasolina')
  return isGas ? 'gasolina' : undefined
}

function titleStateOf(all: string): AttributeValues['titleState'] {
  if (says(all, 'salvamento|salvage|titulo de salv\\w+')) return 'salvamento'
  if (says(all, 'reconstruid[oa]|rebuilt|rebuild title')) return 'reconstruido'
  return says(
    all,
    'titulo (?:esta |bien )?limpio|titulo en mano y limpio|clean title|limpio de titulo|titulo clean',
  )
    ? 'limpio'
    : undefined
}

function marbeteOf({ all, now }: AdText): string | undefined {
  const found = match(
    all,
    `(?:marbete|inspeccion)[^.\\n\\d]{0,40}?(?:hasta|vence|a|en|de|para|thru)? ?(?:el |(\\d{1,2}) de )?(${MONTH})(?:(?: de| del|,)? ?(20\\d\\d))?`,
  )
  const month = monthOf(found?.[2])
  if (!found || month === undefined || !found[0].startsWith('marbete')) return undefined
  const day = found[1] === undefined ? undefined : Number(found[1])
  return dayOf({ year: found[3] === undefined ? undefined : Number(found[3]), month, day }, now)
}

function accountOf({ all, price }: AdText): number | undefined {
  if (
    !says(
      all,
      'asum\\w+|traspas\\w+(?: de)?(?: la)? cuenta|cuenta|hacerse cargo|coger (?:los )?pagos|pagos de|mensualidad(?:es)?|take over',
    )
  )
    return undefined
  const text = `${all}\n${price}`
  const found =
    match(
      text,
      `\\$ ?(${AMOUNT}) ?(?:mensual(?:es)?|al mes|por mes|/ ?mes|x mes|a month|monthly)`,
    ) ??
    match(
      text,
      `(?:pagos?|mensualidad(?:es)?|letras?|paga(?:ndo)?)(?: (?:mensual(?:es)?|de|es|a|en|son))*[: ]+\\$ ?(${AMOUNT})`,
    ) ??
    match(text, `(${AMOUNT}) (?:pesos )?(?:mensual(?:es)?|al mes)`)
  const amount = amountOf(found?.[1])
  return amount !== undefined && amount >= 50 && amount <= 3000 ? Math.round(amount) : undefined
}

function capitals(text: string): string {
  return text.replaceAll(/(?<![a-z0-9])[a-z]/g, (letter) => letter.toUpperCase())
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
