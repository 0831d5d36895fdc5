import { expect, test } from 'vitest'
import { pageHead } from './head.ts'

const site = { origin: 'https://wepa.test', renderedAt: '2026-11-01T12:00:00.000Z' }
const page = { site, title: 'Nevera', description: 'Enfría', path: '/listing/7' }

test('what people wrote cannot end the script it stands in', () => {
  const { scripts } = pageHead({ ...page, preview: { jsonLd: [{ name: '</script><b>' }] } })
  expect(JSON.stringify(scripts)).not.toContain('</script>')
  expect(scripts[0]).toMatchObject({
    type: 'application/ld+json',
    children: '{"@context":"https://schema.org","name":"\\u003c/script>\\u003cb>"}',
  })
})

test('a page that says nothing more has Wepa’s own picture, with its size and kind', () => {
  const { meta } = pageHead(page)
  expect(meta).toContainEqual({
    property: 'og:image',
    content: 'https://wepa.test/preview.png',
  })
  for (const name of ['secure_url', 'type', 'width', 'height', 'alt']) {
    expect(meta).toContainEqual(expect.objectContaining({ property: `og:image:${name}` }))
  }
  for (const name of ['card', 'title', 'description', 'image', 'image:alt']) {
    expect(meta).toContainEqual(expect.objectContaining({ name: `twitter:${name}` }))
  }
})
