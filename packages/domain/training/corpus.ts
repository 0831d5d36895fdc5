// The messages from which the model against fraud learns, and those by which it is measured (docs/fraud.md).
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** `label` is a kind of fraud, or `none`; `about` the ad's title where it is the first message about it. */
export type Sample = { author: string; label: string; about: string | null; text: string }
export type Line = { isMine: boolean; text: string }
export type Talk = { author: string; label: string; about: string; lines: Line[] }
export type Corpus = { samples: Sample[]; talks: Talk[] }

/** What is learned from, and what nobody looks into: it says how well the reader does on authors that it has not read. */
const folders = { training: ['one', 'two', 'three', 'four', 'five'], test: ['test'] } as const

/** One side of `corpus/`, file by file in the order of their names. @throws Error for a line that is none of its kind */
export function readCorpus(side: keyof typeof folders): Corpus {
  const corpus: Corpus = { samples: [], talks: [] }
  for (const file of folders[side].flatMap(filesIn)) {
    const author = basename(file, '.txt')
    const [messages = '', talks = ''] = readFileSync(file, 'utf8').split('\n== conversations')
    corpus.samples.push(...messages.split('\n').slice(1).filter(isSaid).map(sampleOf(author)))
    corpus.talks.push(
      ...talks
        .split(/\n\s*\n/)
        .filter(isSaid)
        .map(talkOf(author)),
    )
  }
  return corpus
}

function filesIn(name: string): string[] {
  const folder = join(import.meta.dirname, 'corpus', name)
  return readdirSync(folder)
    .toSorted()
    .map((file) => join(folder, file))
}

const isSaid = (text: string) => text.trim() !== ''

function sampleOf(author: string): (line: string) => Sample {
  return (line) => {
    const [, label, about, text] = /^(\w+)(?: @ (.*?))? \| (.+)$/.exec(line.trim()) ?? []
    if (label === undefined || text === undefined) throw new Error(`${author}: no sample: ${line}`)
    return { author, label, about: about ?? null, text }
  }
}

function talkOf(author: string): (block: string) => Talk {
  return (block) => {
    const [head = '', ...lines] = block.trim().split('\n')
    const [, label, about] = /^conversation (\w+)(?: @ (.*))?$/.exec(head) ?? []
    if (label === undefined) throw new Error(`${author}: no conversation: ${head}`)
    return { author, label, about: about ?? '', lines: lines.map(lineOf(author)) }
  }
}

function lineOf(author: string): (line: string) => Line {
  return (line) => {
    const [, who, text] = /^(me|other): (.+)$/.exec(line.trim()) ?? []
    if (text === undefined) throw new Error(`${author}: neither side says: ${line}`)
    return { isMine: who === 'me', text }
  }
}
