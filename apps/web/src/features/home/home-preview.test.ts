import { expect, test } from 'vitest'
import { schemaProblems } from '../../lib/head/schema-org.ts'
import { readPreview } from './home-preview.ts'

test('home is whole in the words of schema.org', () => {
  const { jsonLd, feed } = readPreview({ origin: 'https://wepa.test', renderedAt: '' })
  expect(feed?.path).toBe('/rss.xml')
  expect(schemaProblems(jsonLd)).toEqual([])
  expect(jsonLd).toMatchObject([{ '@type': 'WebSite' }, { '@type': 'Organization' }])
})
