// How well the reader does on authors that nothing was learned from, as tables for docs/fraud.md:
// `pnpm --filter @wepa/domain measure [--training]`.
import {
  type Count,
  countMessages,
  countTalks,
  languageOf,
  precisionOf,
  recallOf,
} from './measuring.ts'
import { prepare } from './prepare.ts'

const { training, test } = prepare()
const { samples, talks } = process.argv.includes('--training') ? training : test

show('set', [
  ['messages in a conversation', countMessages(samples.filter(({ about }) => about === null))],
  ['first messages', countMessages(samples.filter(({ about }) => about !== null))],
  ['both', countMessages(samples)],
  ['whole conversations', countTalks(talks)],
])
show(
  'author',
  groups(({ author }) => author),
)
show(
  'language',
  groups(({ text }) => languageOf(text)),
)
show(
  'kind',
  groups(({ label }) => label),
)

function groups(nameOf: (sample: (typeof samples)[number]) => string): [string, Count][] {
  const grouped = Object.entries(Object.groupBy(samples, nameOf))
  return grouped
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, some]) => [name, countMessages(some ?? [])])
}

function show(title: string, rows: readonly (readonly [string, Count])[]): void {
  say(
    `\n| ${title} | fraud | harmless | warned rightly | wrongly | precision | recall | kind named |`,
  )
  say('|---|---|---|---|---|---|---|---|')
  for (const [name, count] of rows) {
    const { fraud, harmless, right, wrong, named } = count
    const shares = [precisionOf(count), recallOf(count), named / right].map((share) =>
      Number.isNaN(share) ? '' : share.toFixed(3),
    )
    say(`| ${[name, fraud, harmless, right, wrong, ...shares].join(' | ')} |`)
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
