// Which model a device is, in its usual print.
import { match } from '../text/patterns.ts'

type Print = (found: RegExpExecArray) => string

const MODELS: readonly [pattern: string, print: Print][] = [
  [
    'i ?phone ?(\\d{1,2}|xr|xs|x|se)s?( ?(?:pro ?max|promax|pro|plus|mini|max))?',
    ([, number = '', more = '']) =>
      `iPhone ${number.toUpperCase()}${words(more.replace('promax', 'pro max'))}`,
  ],
  ['galaxy ?watch ?(\\d|active ?2?)?', ([, more = '']) => `Galaxy Watch${words(more)}`],
  [
    'galaxy ?tab ?([as]\\d{0,2})?( ?(?:ultra|plus|fe|lite))?',
    ([, line = '', more = '']) => `Galaxy Tab${words(line)}${words(more)}`,
  ],
  ['galaxy ?buds ?(\\d|pro|live|fe)?', ([, more = '']) => `Galaxy Buds${words(more)}`],
  [
    'galaxy ?(s|a|z|note|j|m)? ?((?:fold|flip)? ?\\d{1,2}[a-z]?)( ?(?:ultra|plus|fe|\\+))?',
    ([, line = '', number = '', more = '']) =>
      `Galaxy ${line === 'note' ? 'Note ' : line.toUpperCase()}${line === 'z' ? ' ' : ''}${capital(number.trim())}${words(more)}`,
  ],
  [
    '(?:samsung )(s|a)(\\d{2})( ?(?:ultra|plus|fe))?',
    ([, line = '', number = '', more = '']) =>
      `Galaxy ${line.toUpperCase()}${number}${words(more)}`,
  ],
  [
    'samsung note ?(\\d{1,2})( ?(?:ultra|plus))?',
    ([, number = '', more = '']) => `Galaxy Note ${number}${words(more)}`,
  ],
  [
    '(?:samsung )?z ?(flip|fold) ?(\\d)?',
    ([, line = '', number = '']) => `Galaxy Z ${capital(line)}${words(number)}`,
  ],
  [
    '(?:ps|play ?station|play) ?([1-5])( ?(?:slim|pro))?',
    ([, number = '', more = '']) => `PlayStation ${number}${words(more)}`,
  ],
  [
    'xbox ?(series ?[xs]|one ?[xs]?|360)',
    ([, number = '']) => `Xbox${words(number.replace(/(?<=series|one)(?=[xs])/, ' '))}`,
  ],
  ['(?:nintendo )?switch( ?(?:oled|lite|2))', ([, more = '']) => `Nintendo Switch${words(more)}`],
  ['nintendo switch', () => 'Nintendo Switch'],
  ['nintendo (wii u|wii|3ds xl|3ds|2ds|ds|64)', ([, line = '']) => `Nintendo${words(line)}`],
  ['steam deck', () => 'Steam Deck'],
  ['(?:meta |oculus )?quest ?([1-3]s?|pro)', ([, number = '']) => `Quest ${number.toUpperCase()}`],
  [
    'mac ?book ?(air|pro)?( ?m[1-5])?',
    ([, line = '', chip = '']) => `MacBook${words(line)}${words(chip)}`,
  ],
  ['i ?mac', () => 'iMac'],
  ['mac mini( m[1-4])?', ([, chip = '']) => `Mac mini${words(chip)}`],
  [
    'i ?pad ?(pro|air|mini)?( \\d{1,2}(?!\\d| ?(?:gb|"|pulg)))?(?:na|ta|va|ma|da|th|era)?',
    ([, line = '', number = '']) => `iPad${words(line)}${words(number)}`,
  ],
  [
    'apple ?watch( ?(?:series ?|serie ?)?\\d{1,2}(?! ?mm)| se| ultra(?: 2)?)?',
    ([, more = '']) => `Apple Watch${words(more.replace(/^ ?(?:series? ?)?(?=\d)/, 'series '))}`,
  ],
  ['air ?pods( ?(?:pro ?2?|max|\\d))?', ([, more = '']) => `AirPods${words(more)}`],
  ['pixel ?(\\d{1,2}a?)( ?pro)?', ([, number = '', more = '']) => `Pixel ${number}${words(more)}`],
  [
    'moto ?(g|e) ?(power|stylus|play|pure|fast|\\d{1,2})?',
    ([, line = '', more = '']) => `Moto ${line.toUpperCase()}${words(more)}`,
  ],
  [
    'redmi note (\\d{1,2})( pro)?',
    ([, number = '', more = '']) => `Redmi Note ${number}${words(more)}`,
  ],
  ['nord (n\\d{2,3})', ([, more = '']) => `Nord ${more.toUpperCase()}`],
  [
    '(?:go ?pro )?hero ?(\\d{1,2})( black)?',
    ([, number = '', more = '']) => `Hero ${number}${words(more)}`,
  ],
  [
    '(charge|flip|xtreme|boombox|pulse|clip|go) (\\d)',
    ([, line = '', number = '']) => `${capital(line)} ${number}`,
  ],
  ['party ?box (\\d{2,4}|encore|on the go|club)', ([, more = '']) => `PartyBox${words(more)}`],
  ['soundlink( (?:mini|flex|revolve|micro|color))?', ([, more = '']) => `SoundLink${words(more)}`],
  ['(inspiron|latitude|precision|optiplex|vostro|xps)( \\d{2,4}(?!\\.\\d|"| ?pulg))?', named],
  ['(probook|elitebook|pavilion|envy|omen|victus|spectre|prodesk|elitedesk)( \\d{2,4})?', named],
  ['(thinkpad|ideapad|legion|yoga|thinkcentre)( [a-z]?\\d{1,4}[a-z]?)?', named],
  ['(vivobook|zenbook|rog strix|rog ally|tuf gaming)( \\d{2})?', named],
  ['(?:acer )?(aspire|nitro|predator|swift)( [a-z]?\\d{1,3})?', named],
  [
    'surface( (?:pro|go|laptop|book))?( \\d{1,2})?',
    ([, line = '', number = '']) => `Surface${words(line)}${words(number)}`,
  ],
  [
    'rebel (t\\d[i]?|sl\\d|xs|xti)',
    ([, more = '']) => `Rebel ${more.startsWith('t') ? capital(more) : more.toUpperCase()}`,
  ],
  ['eos (m\\d{1,3}|r\\d{0,2}|\\d{2,3}d)', ([, more = '']) => `EOS ${more.toUpperCase()}`],
  ['nikon (d\\d{2,4}|z\\d{1,2})', ([, more = '']) => more.toUpperCase()],
  [
    '(?:dji )?(mini|mavic|air|phantom) ?(\\d)( pro| se)?(?= |,|\\.|$)(?<=dji.{0,20})',
    ([, line = '', number = '', more = '']) => `${capital(line)} ${number}${words(more)}`,
  ],
  ['kindle( paperwhite| oasis| fire)?', ([, line = '']) => `Kindle${words(line)}`],
  [
    'fire (hd|max) ?(\\d{1,2})',
    ([, line = '', number = '']) => `Fire ${line.toUpperCase()} ${number}`,
  ],
  ['garmin (forerunner|fenix|venu|instinct|vivoactive)( \\d{1,3})?', named],
  ['quiet ?comfort( \\d{2})?', ([, number = '']) => `QuietComfort${number}`],
  [
    '(?:epson|brother|sony|bose|pioneer|denon|fujifilm|onkyo|kenwood)(?: (?!para)[a-z]+)? ((?!i\\d|usb|hd\\d)[a-z]{1,4}-?\\d{2,5}[a-z]{0,3}\\d?)',
    ([, code = '']) => code.toUpperCase(),
  ],
  ['(pg-?\\d{3}|cl-?\\d{3})(?:xl)?', ([all = '']) => all.toUpperCase()],
]

function named([, line = '', number = '']: RegExpExecArray): string {
  return `${words(line).trim()}${words(number.toUpperCase())}`
}

/** 'iPhone 13 o 14', 'iPhone 11, 12 y 13'. */
const ONE_OF = /^(?: ?o | ?\/ ?)(?:el |i ?phone )?\d|^, ?\d{1,2}(?:,| y| o)/

export function deviceModelOf(text: string): string | undefined {
  for (const [pattern, print] of MODELS) {
    const found = match(text, pattern)
    if (found) {
      const isOneOf = ONE_OF.test(text.slice(found.index + found[0].length))
      return isOneOf ? undefined : print(found).trim()
    }
  }
  return undefined
}

/** Words whose capitals are their own. */
const PRINTED: Readonly<Record<string, string>> = {
  se: 'SE',
  fe: 'FE',
  oled: 'OLED',
  ds: 'DS',
  '3ds': '3DS',
  '2ds': '2DS',
  xl: 'XL',
  u: 'U',
  xps: 'XPS',
  rog: 'ROG',
  tuf: 'TUF',
  thinkpad: 'ThinkPad',
  ideapad: 'IdeaPad',
  probook: 'ProBook',
  elitebook: 'EliteBook',
  optiplex: 'OptiPlex',
  zenbook: 'ZenBook',
  vivobook: 'VivoBook',
}

/** A space and the words with capitals, or nothing. */
function words(text: string): string {
  const all = text.trim()
  if (all === '') return ''
  return ` ${all
    .split(' ')
    .map((word) => PRINTED[word] ?? capital(word))
    .join(' ')}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
