// Keeps what a model wrote to what it was told: no facts, promises or ways of contact of its own.
import { foldText } from '../text/writing.ts'

/** Names of makers that a text must not bring in by itself, folded; a name of two words counts by its first. */
const BRANDS = new Set(
  `samsung apple iphone ipad macbook airpods motorola google pixel xiaomi huawei lg sony nintendo
  playstation ps4 ps5 xbox microsoft surface hp dell lenovo asus acer msi toshiba canon nikon gopro
  bose jbl beats hisense tcl vizio roku philips panasonic sharp whirlpool kenmore maytag frigidaire
  mabe ge bosch electrolux inverter dyson kitchenaid ninja oster craftsman dewalt makita milwaukee
  ryobi stihl husqvarna honda toyota nissan hyundai kia mazda mitsubishi ford chevrolet bmw mercedes
  audi volkswagen lexus acura suzuki jeep dodge ram subaru volvo yamaha kawasaki ducati harley
  corolla civic camry tacoma wrangler rav4 yaris nike adidas puma jordan reebok converse vans gucci
  prada chanel louis vuitton michael kors coach rolex casio seiko pandora ray-ban zara levis ikea
  ashley fender gibson casio roland trek giant specialized schwinn lego barbie`.split(/\s+/),
)

/** What only the person can know of a thing: each counts as said when the same root was said. */
const PROMISES: readonly RegExp[] = [
  /\bgarant/,
  /\bfuncion/,
  /\bprobad/,
  /\bcertific/,
  /\bautentic/,
  /\bfactur/,
  /\brecib[oi]s?\b/,
  /\bsin uso\b|\bpoco uso\b|\bnunca usad/,
  /\bsellad/,
  /\bentreg/,
  /\benvio/,
  /\bfinanci/,
  /\bgratis\b|\bregal/,
  /\bnegociable/,
  /\brebaj|\bdescuent|\boferta/,
  /\bestren|\bnuev[oa]s?\b/,
  /\bimpecab|\bperfect|\bexcelen|\bcomo nuev/,
  /\boriginal/,
]

/** Of these a photo shows something after all. */
const VISIBLE: readonly RegExp[] = [/\bnuev/, /\bimpecab/, /\boriginal/, /\bsellad/]

/** An address of the web or of mail, or a telephone number, in whatever grouping. */
export function hasContact(text: string): boolean {
  return (
    /https?:|www\.|\b[\w-]+\.(com|net|org|info|io|pr|es|example|xyz|shop|link|me)\b/i.test(text) ||
    /\S+@\S+/.test(text) ||
    /(?:\d[\s().-]*){7,}/.test(text)
  )
}

/** An amount of money: prices stand in their own field. */
export function hasMoney(text: string): boolean {
  return /\$\s*\d|\d\s*(d[oó]lares|pesos|usd)\b/i.test(text)
}

/** True when a text says numbers, makers or promises that none of the sources says. */
export function claimsMore(text: string, sources: readonly string[]): boolean {
  const said = foldText(sources.join(' \n '))
  const claim = foldText(text)
  const numbers = new Set(numbersOf(said))
  const words = new Set(wordsOf(said))
  return (
    numbersOf(claim).some((number) => !numbers.has(number)) ||
    wordsOf(claim).some((word) => BRANDS.has(word) && !words.has(word)) ||
    PROMISES.some((promise) => promise.test(claim) && !promise.test(said))
  )
}

/** True when a text promises what no photo shows. */
export function promisesUnseen(text: string): boolean {
  const claim = foldText(text)
  const seen = claim.split(/\s+/).filter((word) => !VISIBLE.some((root) => root.test(word)))
  return PROMISES.some((promise) => promise.test(seen.join(' ')))
}

/** The sentences of a text that pass, in their order, with their line breaks. */
export function keepSentences(text: string, isKept: (sentence: string) => boolean): string {
  return text
    .split('\n')
    .map((line) => sentencesOf(line).filter(isKept).join(' '))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Without tags and invisible characters, in one line or several, and not longer than `max`: cut at a word. */
export function plainText(text: string, max: number): string {
  const plain = text
    .replace(/<\/?[a-z!][^>]*>/gi, ' ')
    .replace(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
  if (plain.length <= max) return plain
  const cut = plain.slice(0, max - 1)
  const end = cut.lastIndexOf(' ')
  return `${end > max / 2 ? cut.slice(0, end).trimEnd() : cut}…`
}

function sentencesOf(line: string): string[] {
  return line.split(/(?<=[.!?…])\s+/).filter((part) => part.trim() !== '')
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}-]+/gu) ?? []

/** Digits alone: '1,200' and '1200' are one number, and so are '128GB' and '128'. */
function numbersOf(text: string): string[] {
  const numbers = text.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? []
  return numbers.map(String)
}
