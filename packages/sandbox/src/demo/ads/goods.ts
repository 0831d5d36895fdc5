// Writes ads for things: from a table of what is sold, its names, its prices and what is said of it.
import type { Condition } from '@wepa/domain/listings/condition'
import type { MotifName } from '../art/motifs.ts'
import type { DrawingOptions } from '../art/subject.ts'
import type { Random } from '../random.ts'
import {
  askingPrice,
  type Draft,
  roundPrice,
  speak,
  speakTitle,
  type Voice,
  words,
  writePrice,
} from './draft.ts'
import { OPENINGS, PRICE_TERMS, REASONS, TERMS, THANKS, TITLE_TAILS } from './phrases.ts'

export type Goods = {
  motif: MotifName
  /** Dollars, for a good one. */
  low: number
  high: number
  /** Names apart by '|': no two ads share one. */
  names: string
  /** Sentences apart by '|'. */
  details: string
  /** What matters most to buyers, apart by '|': one of them comes first in most ads. */
  facts?: string
  options?: DrawingOptions
  /** Animals, jobs, services: no state of wear, and nothing said of it. */
  plain?: boolean
  /** Never new: motorcycles, boats. */
  isUsed?: boolean
  /** Prices as written, apart by '|', instead of one between `low` and `high`. */
  prices?: string
  /** What is said of payment and contact, apart by '|', instead of the usual. */
  terms?: string
  tags?: string
}

export type GoodsName = { goods: Goods; name: string }

/** Every name of a table once, in an order by chance. */
export function listNames(table: readonly Goods[], r: Random): GoodsName[] {
  return r.shuffle(table.flatMap((goods) => words(goods.names).map((name) => ({ goods, name }))))
}

/** An ad for that thing. */
export function writeGoods(r: Random, item: GoodsName, town: string, voice: Voice): Draft {
  const { goods, name } = item
  const condition = goods.plain ? null : pickCondition(r, item)
  const price = goods.prices ? r.pick(words(goods.prices)) : ask(r, goods, condition)
  const title = writeTitle(r, name.replaceAll('{town}', town), condition, town)
  return {
    title: speakTitle(title, voice),
    description: describe(r, { ...item, condition, price, town }, voice),
    price,
    condition,
    motif: goods.motif,
    options: { ...colorOf(name), ...goods.options },
    tags: goods.tags ? words(goods.tags) : [],
  }
}

function ask(r: Random, goods: Goods, condition: Condition | null): string {
  return writePrice(r, roundPrice(askingPrice(r, goods.low, goods.high) * wear(condition)))
}

/** 'Traje rojo …' is drawn in red. */
function colorOf(name: string): DrawingOptions {
  const found = COLORS.find(([pattern]) => pattern.test(name))
  return found ? { color: found[1] } : {}
}

const COLORS = [
  [/\bnegr[oa]s?\b/i, '#2b3036'],
  [/\bblanc[oa]s?\b/i, '#f2f0ea'],
  [/\broj[oa]s?\b/i, '#c8321f'],
  [/\bazul(es)?\b/i, '#2f6fae'],
  [/\bgris(es)?\b/i, '#8b8f94'],
  [/\bbeige\b/i, '#d9c7a8'],
  [/\bplat(a|eado)\b/i, '#c3c8cb'],
  [/\bdorad[oa]s?\b/i, '#c9a24a'],
  [/\bmarrón\b/i, '#7a4f35'],
  [/\bturquesa\b/i, '#4fb0b8'],
] as const

/** What nobody says of a thing that was never used. */
const USE =
  /\bus[oóaé]|\buna (vez|noche)|gastad|batería en|limpi|lavad|subrayad|trabaj|prende|suela|planch|salió|creció|rayazo|sin rotos|servicio|nuev[oa]s? |desinfect|mi perro|era de|ya domado|desteñ|manchas|moho|reset|pocos/i
const OLD = /20[01]\d|usad|antigu|restaur|vieja/i

function pickCondition(r: Random, { goods, name }: GoodsName): Condition {
  const isUsed = goods.isUsed || OLD.test(name) || unused(goods).length < 2
  const at = isUsed ? r.between(0.22, 1) : r.next()
  if (at < 0.2) return 'nuevo'
  if (at < 0.5) return 'como_nuevo'
  return at < 0.88 ? 'bueno' : 'regular'
}

function unused(goods: Goods): string[] {
  return words(goods.details).filter((line) => !USE.test(line))
}

function wear(condition: Condition | null): number {
  const part = { nuevo: 1.15, como_nuevo: 1, bueno: 0.85, regular: 0.55 }
  return condition === null ? 1 : part[condition]
}

const BRAND =
  /^(i[A-Z]|[A-Z]{2,}|[A-Z]\w*[A-Z\d]|Nikon|Sony|Canon|Samsung|Honda|Yamaha|Lenovo|Microsoft|Amazon|Beats|Xbox|Nintendo|Switch|Kawasaki|Harley|Google|Motorola|Smart|Apple|New|Yeezy|Singer|Headset|Printer|Kayak|Can|Sea|Four|Side)/

function writeTitle(r: Random, name: string, condition: Condition | null, town: string): string {
  const way = r.next()
  if (condition === null || way < 0.45) return name
  const inside = BRAND.test(name) ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`
  if (way < 0.7) return `${name} ${r.pick(TITLE_TAILS[condition])}`
  if (way < 0.8) return `Vendo ${inside}`
  if (way < 0.87) return `Se vende ${inside}`
  return way < 0.94 ? `${name} (${town})` : `${name}, ${r.pick(TITLE_TAILS[condition])}`
}

type About = GoodsName & { condition: Condition | null; price: string; town: string }

function describe(r: Random, about: About, voice: Voice): string {
  const { goods, condition, town } = about
  const here = (line: string) => line.replaceAll('{town}', town)
  const known = condition === 'nuevo' ? unused(goods) : words(goods.details)
  const details = [...factsOf(r.fork('facts'), about), ...r.shuffle(known)].map(here)
  const terms = pickTerms(r, about).map(here)
  const opening = condition === null ? [] : [r.pick(OPENINGS[condition])]
  const isPrivate = condition !== null && condition !== 'nuevo' && !voice.isTrade
  const reason = isPrivate ? [r.pick(REASONS)] : []
  const said = {
    short: [...details.slice(0, 2), ...terms.slice(0, 1)],
    normal: [...opening, ...details.slice(0, 2), ...reason, ...terms.slice(0, 2)],
    long: [...opening, ...details.slice(0, 4), ...reason, ...terms.slice(0, 3), r.pick(THANKS)],
    list: [],
  }
  if (voice.length !== 'list') return speak(said[voice.length].join(' '), voice)
  const lines = [...opening, ...details.slice(0, 3)].map((line) => `- ${line.replace(/\.$/, '')}`)
  return speak([...lines, '', ...terms.slice(0, 2)].join('\n'), voice)
}

/** Names that say such a thing themselves; another one could deny it. */
const SAYS_IT =
  /\d ?(gb|tb|"|pulg|meses|semanas|años|galones|btu)|talla|size|time|remot|cachorr|adult|noche/i

function factsOf(r: Random, { goods, name }: About): string[] {
  if (!goods.facts || SAYS_IT.test(name) || r.chance(0.15)) return []
  return [r.pick(words(goods.facts))]
}

/** Who wrote 'firme' or 'omo' beside the price says no more of it. */
function pickTerms(r: Random, { goods, price }: About): string[] {
  if (goods.terms) return r.shuffle(words(goods.terms))
  const hasSaid = /[a-z]/i.test(price)
  return r
    .shuffle(TERMS.filter((list) => !hasSaid || list !== TERMS[PRICE_TERMS]))
    .map((list) => r.pick(list))
}
