// Turns the texts of src/contents into data at build time: no Markdown is read in the browser.
import type { Plugin } from 'vite'
import { readMarkdown } from './read-markdown.ts'

export function markdownPlugin(): Plugin {
  return {
    name: 'wepa-markdown',
    transform(code, id) {
      if (!/src[\\/]contents[\\/][\w-]+\.md$/.test(id)) return undefined
      const { intro, sections } = readMarkdown(code)
      const lines = [
        `export const intro = ${JSON.stringify(intro)}`,
        `export const sections = ${JSON.stringify(sections)}`,
      ]
      return { code: lines.join('\n'), map: null, moduleType: 'js' }
    },
  }
}
