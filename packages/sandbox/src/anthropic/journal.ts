// What the sandbox's Anthropic was asked, for its page and for tests.
import { type Html, html } from '../server/html.ts'
import type { Question } from './question.ts'

export type Entry = {
  id: number
  at: string
  model: string
  question: Question
  isStreamed: boolean
  pictureBytes: number
  texts: readonly string[]
  /** 'answered', the trouble that was asked for, or 'left' when the caller did not wait. */
  outcome: string
}

export type Journal = {
  add: (entry: Omit<Entry, 'id' | 'at' | 'outcome'>) => Entry
  /** Newest first. */
  list: () => Entry[]
}

const keep = 200

export function createJournal(now: () => Date): Journal {
  const entries: Entry[] = []
  let lastId = 0
  return {
    add(entry) {
      lastId += 1
      const kept = { ...entry, id: lastId, at: now().toISOString(), outcome: 'answered' }
      entries.unshift(kept)
      entries.length = Math.min(entries.length, keep)
      return kept
    },
    list: () => [...entries],
  }
}

const NAMES = {
  analysis: 'Analizar una foto',
  enhancement: 'Mejorar un anuncio',
  talk: 'Conversar',
  other: 'Otra pregunta',
} as const satisfies Record<Question, string>

/** One line of the page of everything received. */
export function journalRow(entry: Entry): Html {
  const size = entry.pictureBytes ? ` · foto de ${Math.round(entry.pictureBytes / 1024)} KB` : ''
  return html`<tr><td>${entry.at}</td><td>IA</td><td>${NAMES[entry.question]} (${entry.model})${size}: ${
    entry.outcome
  }<br>${entry.texts.at(-1)?.slice(0, 200) ?? ''}</td></tr>`
}
