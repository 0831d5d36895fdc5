// The words that are completed while somebody types, as a module: the language they are made of stays out of the browser.
import { listKnownWords } from '@wepa/domain/search/suggestions/known-words'
import type { Plugin } from 'vite'

const name = 'virtual:known-words'

export function knownWordsPlugin(): Plugin {
  return {
    name: 'wepa-known-words',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? { code: writeKnownWords(), moduleType: 'js' } : undefined),
  }
}

/** The module's text: two lists, each as one text, which browsers read faster than an array. */
function writeKnownWords(): string {
  const { words, makes } = listKnownWords()
  return [
    `export const words = ${JSON.stringify(words.join('|'))}.split('|')`,
    `export const makes = ${JSON.stringify(makes.join('|'))}.split('|')`,
  ].join('\n')
}
