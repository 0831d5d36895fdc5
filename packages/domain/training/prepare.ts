// The corpus as the models learn it: examples by author, and the windows of conversations.

import { readFraud } from '../src/fraud/fraud.ts'
import { featuresOf } from '../src/fraud/learned/features.ts'
import { windowOf } from '../src/fraud/learned/window.ts'
import type { FraudRuleId } from '../src/fraud/rule.ts'
import { corpora } from '../test/fraud-corpus/all.ts'
import { type Corpus, readCorpus, type Sample, type Talk } from './corpus.ts'

/** Of the sets from before the learned reader these two are kept for measuring too. */
const testRounds = ['round 5', 'round 7']

/** With the rules that it meets. */
export type Prepared = Sample & { buckets: number[]; rules: FraudRuleId[] }

/** Of one's own conversations with somebody: what stands after each thing they said, and whether that was the last. */
export type Window = { author: string; label: string; buckets: number[]; isLast: boolean }

export type Split = { samples: Prepared[]; talks: Talk[]; windows: Window[] }

/** What is learned from, and what is not touched by it. */
export function prepare(): { training: Split; test: Split } {
  const rounds = Object.entries(corpora).flatMap(([name, round]) =>
    round.map((sample) => ({ ...sample, author: name })),
  )
  const isTest = ({ author }: Sample) => testRounds.includes(author)
  return {
    training: splitOf(
      readCorpus('training'),
      rounds.filter((each) => !isTest(each)),
    ),
    test: splitOf(readCorpus('test'), rounds.filter(isTest)),
  }
}

function splitOf({ samples, talks }: Corpus, rounds: readonly Sample[]): Split {
  const all = [...samples, ...rounds]
  return {
    samples: all.map((each) => ({ ...each, ...preparedOf(each.text, each.about) })),
    talks,
    windows: talks.flatMap(windowsOf),
  }
}

/** As the reader sees a text; `about`: the ad's title where it is the first message. */
function preparedOf(text: string, about: string | null): Pick<Prepared, 'buckets' | 'rules'> {
  const context = { isFirst: about !== null, about: about ?? '', isStorm: true }
  const rules = readFraud(text, context).map(({ id }) => id)
  return { buckets: featuresOf(text, rules), rules }
}

/** From the second thing that the other side said on. */
function windowsOf({ author, label, lines }: Talk): Window[] {
  const theirs = lines.filter(({ isMine }) => !isMine).map(({ text }) => text)
  return theirs.slice(1).map((text, at) => ({
    author,
    label,
    buckets: preparedOf(windowOf(theirs.slice(0, at + 1), text), null).buckets,
    isLast: at === theirs.length - 2,
  }))
}
