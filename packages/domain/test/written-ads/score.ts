// Holds what the reader of attributes finds against what the authors of the ads say they wrote.
import { foldText } from '../../src/text/writing.ts'

export type LabelledAd = {
  title: string
  description: string
  price: string | null
  category: string
  attributes: Readonly<Record<string, unknown>>
}

/** Values by attribute: found and right, found and wrong, missed. A wrong value is also one that was missed. */
export type Score = { right: number; wrong: number; missed: number }

export type Fault = { ad: LabelledAd; key: string; said: unknown; read: unknown }

export function scoreAds<Ad extends LabelledAd>(
  ads: readonly Ad[],
  read: (ad: Ad) => Readonly<Record<string, unknown>>,
): { scores: Map<string, Score>; faults: Fault[] } {
  const scores = new Map<string, Score>()
  const faults: Fault[] = []
  for (const ad of ads) {
    const found = read(ad)
    for (const key of new Set([...Object.keys(ad.attributes), ...Object.keys(found)])) {
      const said = listOf(ad.attributes[key])
      const had = listOf(found[key])
      const right = had.filter((value) => said.some((other) => isSame(value, other))).length
      const score = scores.get(key) ?? { right: 0, wrong: 0, missed: 0 }
      scores.set(key, {
        right: score.right + right,
        wrong: score.wrong + had.length - right,
        missed: score.missed + said.length - right,
      })
      if (right < had.length || right < said.length) {
        faults.push({ ad, key, said: ad.attributes[key], read: found[key] })
      }
    }
  }
  return { scores, faults }
}

/** Precision and recall of several attributes together, 1 where there was nothing to find. */
export function rates(scores: Iterable<Score>): { precision: number; recall: number } {
  let [right, wrong, missed] = [0, 0, 0]
  for (const score of scores) {
    right += score.right
    wrong += score.wrong
    missed += score.missed
  }
  return {
    precision: right + wrong === 0 ? 1 : right / (right + wrong),
    recall: right + missed === 0 ? 1 : right / (right + missed),
  }
}

function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

/** Texts by their letters and digits; areas within a half of a hundredth, for a cuerda is rounded here and there. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number') {
    return Math.abs(one - other) <= Math.max(0.001, 0.005 * Math.abs(other))
  }
  if (typeof one === 'string' && typeof other === 'string') return letters(one) === letters(other)
  return one === other
}

function letters(text: string): string {
  return foldText(text).replaceAll(/[^a-z0-9]/g, '')
}
