// RSS 2.0 as readers want it: absolute addresses, RFC 822 dates, and whatever people wrote made harmless twice, as
// HTML and as XML. Not by the package `feed`: it writes control characters as they come, at which XML
// parsers stop, so the cleaning below would have to stay.

export type FeedItem = {
  url: string
  title: string
  /** What readers show: HTML. */
  html: string
  category: string
  publishedAt: string
  picture?: { url: string; type: string; bytes: number }
}

export type Feed = {
  /** Of the feed itself. */
  url: string
  /** The page that shows the same. */
  pageUrl: string
  title: string
  description: string
  /** Newest first. */
  items: readonly FeedItem[]
}

export function writeRss(feed: Feed): string {
  const [newest] = feed.items
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', feed.title),
    element('link', feed.pageUrl),
    `<atom:link href="${xmlText(feed.url)}" rel="self" type="application/rss+xml"/>`,
    element('description', feed.description),
    '<language>es-pr</language>',
    ...(newest ? [element('lastBuildDate', rfc822(newest.publishedAt))] : []),
    '<ttl>15</ttl>',
    ...feed.items.map(writeItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

/** Text that a reader will show as HTML. */
export function htmlText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function writeItem({ url, title, html, category, publishedAt, picture }: FeedItem): string {
  return [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${xmlText(url)}</guid>`,
    element('pubDate', rfc822(publishedAt)),
    element('category', category),
    element('description', html),
    ...(picture
      ? [
          `<enclosure url="${xmlText(picture.url)}" length="${picture.bytes}" type="${picture.type}"/>`,
        ]
      : []),
    '</item>',
  ].join('\n')
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`
}

/** XML 1.0 has no way at all to write most control characters, half surrogates and two more. */
function xmlText(text: string): string {
  return htmlText(text.replace(forbidden, '').replace(/\p{Cs}/gu, ''))
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]/g

/** 'Sun, 22 Nov 2026 12:00:00 GMT'. */
function rfc822(time: string): string {
  return new Date(time).toUTCString()
}
