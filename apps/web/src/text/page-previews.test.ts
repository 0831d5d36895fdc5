import { expect, test } from 'vitest'
import { schemaProblems } from '../lib/head/schema-org.ts'
import { pagePreview } from './page-previews.ts'

const site = { origin: 'https://wepa.test', renderedAt: '2026-11-01T12:00:00.000Z' }

test('a page for one person alone tells nothing', () => {
  expect(pagePreview('favorites', site)).toEqual({})
})

test('help answers its questions, with links that work elsewhere', () => {
  const [questions] = pagePreview('help', site).jsonLd ?? []
  expect(questions).toMatchObject({ '@type': 'FAQPage' })
  expect(JSON.stringify(questions)).toContain('https://wepa.test/subscription')
  expect(JSON.stringify(questions)).not.toContain('href=\\"/')
})

test('a guide is an article under the guides', () => {
  const guide = pagePreview('guide-selling-tips', site)
  expect(guide.type).toBe('article')
  expect(guide.jsonLd).toMatchObject([
    { '@type': 'Article', headline: 'Consejos para vender' },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Inicio' }, { name: 'Guías' }, { name: 'Consejos para vender' }],
    },
  ])
})

const names = ['help', 'contact', 'terms', 'safety-tips', 'marketplace-guides', 'post-ad'] as const

test.each(names)('%s is whole in the words of schema.org', (name) => {
  expect(schemaProblems(pagePreview(name, site).jsonLd)).toEqual([])
})
