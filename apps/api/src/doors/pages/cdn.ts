// What a CDN in front of the server may keep of pages (docs/operations.md). Browsers and other caches still ask each time.

/**
 * The header of RFC 9213 (https://www.rfc-editor.org/rfc/rfc9213) that lets a CDN keep a page until it is as old as `most`
 * seconds: what it sends may then be as old as what the server itself sends, and no older.
 * @param renderedAt ISO
 * @param now milliseconds
 */
export function cdnHeaders(
  { renderedAt }: { renderedAt: string },
  { most, now }: { most: number; now: number },
): Readonly<Record<string, string>> {
  const seconds = Math.floor(most - (now - Date.parse(renderedAt)) / 1000)
  return seconds > 0 ? { 'cdn-cache-control': `public, max-age=${seconds}` } : {}
}
