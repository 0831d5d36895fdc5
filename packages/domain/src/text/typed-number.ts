// Numbers as people type them.
import { foldText } from './writing.ts'

const AMOUNT = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,3}(?:[. ]\d{3})+|\d+(?:\.\d+)?|\.\d+|\d+,\d`
const FRACTION = String.raw`[1-9]\/[1-9]|y medi[oa]|medi[oa]`
const TYPED = new RegExp(
  `^(?<amount>${AMOUNT})?(?: *(?<= |^)(?<fraction>${FRACTION}))?(?<thousands> ?(?:mil|k))?$`,
)

const SIGNS: Readonly<Record<string, string>> = { '½': ' 1/2', '¼': ' 1/4', '¾': ' 3/4' }

/** '95,000', '95.000', '95 mil', '95k', '2 1/2', '2½', '2 y medio'; undefined where no number stands. */
export function readNumber(text: string): number | undefined {
  const plain = foldText(text)
    .replaceAll(/[½¼¾]/g, (sign) => SIGNS[sign] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const { amount, fraction, thousands } = TYPED.exec(plain)?.groups ?? {}
  if (amount === undefined && fraction === undefined) return undefined
  const number = wholeOf(amount ?? '0') + partOf(fraction)
  return thousands === undefined ? number : Math.round(number * 1_000_000) / 1000
}

/** Three digits after a sign are thousands; a comma before one is a decimal one. */
function wholeOf(amount: string): number {
  if (/^\d{1,3}(?:[., ]\d{3})+(?:\.\d+)?$/.test(amount)) {
    return Number(amount.replaceAll(/[., ](?=\d{3}(?:[., ]|$))/g, ''))
  }
  return Number(amount.replace(',', '.'))
}

function partOf(fraction: string | undefined): number {
  if (fraction === undefined) return 0
  const [over, under] = fraction.split('/').map(Number)
  return under === undefined || over === undefined ? 0.5 : over / under
}
