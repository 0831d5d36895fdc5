import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { readMarkdown } from './read-markdown.ts'

it('cuts a text at its headings, and names each by an address', () => {
  const text =
    'Hola.\n\n## ¿Qué año?\n\nUno **dos**.\n\n### Más\n\n- [x](/search)\n\n## El fin\n\nYa.\n'
  expect(readMarkdown(text)).toEqual({
    intro: '<p>Hola.</p>',
    sections: [
      {
        id: 'que-ano',
        title: '¿Qué año?',
        html: '<p>Uno <strong>dos</strong>.</p>\n<h3>Más</h3>\n<ul>\n<li><a href="/search">x</a></li>\n</ul>',
      },
      { id: 'el-fin', title: 'El fin', html: '<p>Ya.</p>' },
    ],
  })
})

const folder = join(import.meta.dirname, '../src/contents')
const routes = join(import.meta.dirname, '../src/routes')
const names = readdirSync(folder).filter((name) => name.endsWith('.md'))

describe.each(names)('%s', (name) => {
  const { intro, sections } = readMarkdown(readFileSync(join(folder, name), 'utf8'))
  const html = intro + sections.map((section) => section.html).join('')

  test('has sections with addresses of their own', () => {
    expect(sections.length).toBeGreaterThan(3)
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
    for (const { html } of sections) expect(html).not.toBe('')
  })

  test('runs nothing and leads to places of our own', () => {
    expect(html).not.toMatch(/<script|<img|<iframe|\son\w+=|javascript:/i)
    const known = readdirSync(routes).map((file) => `/${file.split('.')[0]}`)
    for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) {
      expect(known).toContain(href.split('?')[0])
    }
  })
})

test('the guides take about as long as they say', () => {
  const minutes = { 'guide-selling-tips': 8, 'guide-buying-guide': 6, 'guide-local-market': 10 }
  for (const [name, promised] of Object.entries(minutes)) {
    const words = readFileSync(join(folder, `${name}.md`), 'utf8').split(/\s+/).length
    // People read 150 to 220 words a minute.
    expect(words / 220, name).toBeLessThan(promised)
    expect(words / 150, name).toBeGreaterThanOrEqual(promised * 0.95)
  }
})
