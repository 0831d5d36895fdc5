// What ads of electronics say.
import type { AttributeValues } from '../../values.ts'
import type { AdText } from '../text/ad-text.ts'
import { brandOf } from '../text/names.ts'
import { flag, kindIn, match, says } from '../text/patterns.ts'
import { deviceModelOf } from './device-models.ts'
import { WARRANTY } from './warranty.ts'

export function readElectronics(text: AdText): AttributeValues {
  const { title, all } = text
  const deviceKind = kindIn(text, DEVICES)
  const isExtra = deviceKind === 'accesorio'
  return {
    deviceKind,
    brand: isExtra && says(title, FITTING) ? undefined : brandOf(text),
    deviceModel: isExtra ? partNumberOf(all) : modelOf(text),
    storage: storageOf(all) ?? bareStorageOf(all, deviceKind),
    inches: inchesOf(text, deviceKind),
    unlocked: flag(all, {
      yes: 'desbloquead[oa]s?|unlocked?|liberad[oa]s?|unlock|desbloq',
      no: '(?:no (?:esta )?desbloquead[oa]|bloquead[oa]|locked)(?! \\w* ?por icloud)',
    }),
    warranty: flag(all, WARRANTY),
  }
}

/** What is made for devices of some make, whoever made it. */
const FITTING =
  'cover[s]?|cases?|fundas?|cargador(?:es)?|cables?|protector(?:es)?|correas?|bandas?|pantalla para|bateria para|estuche'

/** Of cartridges and the like their number; other extras name what they are for. */
function partNumberOf(all: string): string | undefined {
  return match(all, '(?:pg|cl)-?\\d{3}(?:xl)?')?.[0].toUpperCase()
}

/** 'Laptop HP' in the title, 'HP ProBook 450' in the body. */
function modelOf({ title, body }: AdText): string | undefined {
  const inTitle = deviceModelOf(title)
  const inBody = deviceModelOf(body.slice(0, 160))
  const isLonger = inTitle !== undefined && inBody?.startsWith(`${inTitle} `)
  return isLonger ? inBody : (inTitle ?? inBody)
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

/** Memory is not storage: '8 GB RAM, 256 GB SSD' is 256. */
function storageOf(all: string): number | undefined {
  const found = [
    ...all.matchAll(
      /(?<![a-z0-9.])(\d{1,4}(?:\.\d)?) ?(gbs?|gigas?|gigs?|g|tbs?|teras?|terabytes?|t)(?![a-z0-9])(?! ?(?:de )?(?:ram|memory|memoria(?! interna)|ddr|lte))/g,
    ),
  ]
    .filter(
      ({ index }) =>
        !/(?<!\d ?(?:gb|g|gigas) (?:de )?)(?:ram|memoria|tarjeta|rtx|gtx|vram)[: ]+(?:de )?$/.test(
          all.slice(0, index),
        ),
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

/** 'iPhone 13 128': telephones and tablets say a bare number of gigabytes. */
function bareStorageOf(all: string, kind: Device | undefined): number | undefined {
  if (kind !== 'celular' && kind !== 'tableta') return undefined
  const found = match(
    all,
    '(?:i ?phone|galaxy|samsung|i ?pad|pixel|motorola|moto)[^.\\n$]{0,20}? (64|128|256|512)(?! ?(?:%|mm|\\$|pesos|omo))',
  )
  return found ? Number(found[1]) : undefined
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
