import { expect, test } from 'vitest'
import { htmlText, writeRss } from './write-rss.ts'

const feed = {
  url: 'https://wepa.test/rss.xml',
  pageUrl: 'https://wepa.test/search',
  title: 'Lo más reciente',
  description: 'Todo',
  items: [],
}
const item = {
  url: 'https://wepa.test/listing/7',
  title: 'Nevera',
  html: 'Enfría',
  category: 'Hogar y Jardín',
  publishedAt: '2026-11-22T12:00:00.000Z',
}

test('what XML cannot hold is left out', () => {
  const title = 'a\u0000b\u0007c\u001fd\ufffee\ud800f'
  const xml = writeRss({ ...feed, items: [{ ...item, title }] })
  expect(xml).toContain('<title>abcdef</title>')
})

test('what people wrote stays text, in XML and in the HTML inside it', () => {
  const title = 'Mesa <b>&</b> ]]> "silla"'
  const xml = writeRss({ ...feed, items: [{ ...item, title, html: `<p>${htmlText(title)}</p>` }] })
  expect(xml).toContain('<title>Mesa &lt;b&gt;&amp;&lt;/b&gt; ]]&gt; &quot;silla&quot;</title>')
  expect(xml).toContain('&lt;p&gt;Mesa &amp;lt;b&amp;gt;')
  expect(xml).not.toContain(']]>')
})

test('an item has a lasting name, a date and its picture', () => {
  const picture = { url: 'https://wepa.test/thumbnails/a.webp', type: 'image/webp', bytes: 1234 }
  const xml = writeRss({ ...feed, items: [{ ...item, picture }] })
  expect(xml).toContain('<guid isPermaLink="true">https://wepa.test/listing/7</guid>')
  expect(xml).toContain('<pubDate>Sun, 22 Nov 2026 12:00:00 GMT</pubDate>')
  expect(xml).toContain('<lastBuildDate>Sun, 22 Nov 2026 12:00:00 GMT</lastBuildDate>')
  expect(xml).toContain(
    '<enclosure url="https://wepa.test/thumbnails/a.webp" length="1234" type="image/webp"/>',
  )
})
