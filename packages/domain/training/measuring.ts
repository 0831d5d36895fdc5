// Counts of what is warned of, rightly and wrongly.
import { wordsOf } from '../src/fraud/learned/features.ts'
import { readMessage } from '../src/fraud/warn.ts'
import type { Sample, Talk } from './corpus.ts'

export type Count = {
  fraud: number
  harmless: number
  /** Frauds that were warned of, and harmless messages that were too. */
  right: number
  wrong: number
  /** Frauds that were warned of as the kind that they are. */
  named: number
}

export const precisionOf = ({ right, wrong }: Count) => right / (right + wrong)
export const recallOf = ({ right, fraud }: Count) => right / fraud

/** Each message as it comes: the first about an ad, or a later one with nothing known of what was before. */
export function countMessages(samples: readonly Sample[]): Count {
  return sum(
    samples.map(({ text, about, label }) => {
      const context = { isFirst: about !== null, about: about ?? '', before: [] }
      return { label, warned: readMessage(text, context)?.kind.id }
    }),
  )
}

/** Whole conversations: whether the other side's messages, read one after the other, were warned of at all. */
export function countTalks(talks: readonly Talk[]): Count {
  return sum(
    talks.map(({ label, about, lines }) => {
      const theirs = lines.filter(({ isMine }) => !isMine).map(({ text }) => text)
      const isFirst = lines[0]?.isMine === false
      const warnings = theirs.map((text, at) =>
        readMessage(text, { isFirst: isFirst && at === 0, about, before: theirs.slice(0, at) }),
      )
      const kinds = warnings.flatMap((warning) => (warning ? [warning.kind.id] : []))
      return { label, warned: kinds.find((kind) => kind === label) ?? kinds[0] }
    }),
  )
}

function sum(read: readonly { label: string; warned: string | undefined }[]): Count {
  const frauds = read.filter(({ label }) => label !== 'none')
  const right = frauds.filter(({ warned }) => warned !== undefined)
  return {
    fraud: frauds.length,
    harmless: read.length - frauds.length,
    right: right.length,
    wrong: read.filter(({ label, warned }) => label === 'none' && warned !== undefined).length,
    named: right.filter(({ label, warned }) => label === warned).length,
  }
}

const spanish =
  /^(?:que|de|la|el|los|las|en|un|una|por|para|pa|con|no|si|te|me|lo|es|esta|mi|tu|se|ya|como|hola|yo|le|del|al)$/
const english =
  /^(?:the|you|your|to|and|is|it|for|of|in|on|have|can|will|with|that|this|my|are|if|be|we|me|just|was|at|but|not)$/

/** By the small words of each: 'Spanish', 'English', or 'both' where neither is four times the other. */
export function languageOf(text: string): 'Spanish' | 'English' | 'both' {
  const words = wordsOf(text)
  const es = words.filter((word) => spanish.test(word)).length
  const en = words.filter((word) => english.test(word)).length
  if (es > en * 4) return 'Spanish'
  return en > es * 4 ? 'English' : en + es === 0 ? 'Spanish' : 'both'
}
