// The HTML of a page as it is sent. It is the same for everybody, so it is hashed and compressed once, however
// often it is sent: https://web.dev/articles/strict-csp explains a policy by hashes.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, brotliCompress as zlibBrotli, gzip as zlibGzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import pLimit from 'p-limit'

const brotliCompress = promisify(zlibBrotli)
const gzip = promisify(zlibGzip)

const encodings = ['br', 'gzip'] as const
type Encoding = (typeof encodings)[number]

/**
 * Brotli's quality for a page that somebody waits for, and for one that is asked for often: a tenth smaller for forty
 * times the work, 90 ms of a thread for 90 KB.
 */
const quality = { atOnce: 5, often: 11 } as const
/** How often a page is sent before it is packed better. */
const manyTimes = 10
/** One thread at a time: others hash passwords and draw pictures there. */
const packBetter = pLimit(1)

export type PageBody = {
  html: Buffer
  /** Of the style elements that dialogs write: random for each rendering. No script runs by it. */
  styleNonce: string
  /** Sources for `script-src`, one for each inline script that was rendered by us. */
  scriptHashes: readonly string[]
  /** Weak: names the page, in whatever encoding. */
  etag: string
  /** What the page says, without what differs from rendering to rendering. */
  digest: string
  /** Filled when first asked for; who asks meanwhile waits for the same. */
  compressed: Map<Encoding, Promise<Buffer>>
  /** How often it was sent in Brotli. */
  timesSent: number
}

/**
 * @param html the rendered page; its inline scripts carry `nonce`, which no other text can contain
 * @param renderedAt as it stands in the page
 */
export function makePageBody(html: string, nonce: string, renderedAt = ''): PageBody {
  const lasting = renderedAt ? html.replaceAll(renderedAt, '') : html
  return {
    html: Buffer.from(html),
    styleNonce: nonce,
    scriptHashes: hashesOf(html, nonce),
    etag: `W/"${sha256(html).slice(0, 27)}"`,
    digest: sha256(lasting.replaceAll(nonce, '')),
    compressed: new Map(),
    timesSent: 0,
  }
}

/** The body in the encoding a client prefers, Brotli first. @param accepted its `Accept-Encoding` */
export async function encodePage(
  body: PageBody,
  accepted: string | undefined,
): Promise<{ bytes: Buffer; encoding: Encoding | null }> {
  const wanted = accepted === undefined ? null : negotiate(accepted.toLowerCase(), [...encodings])
  const encoding = encodings.find((each) => each === wanted)
  if (!encoding) return { bytes: body.html, encoding: null }
  const bytes = body.compressed.get(encoding) ?? compressOnce(body, encoding)
  if (encoding === 'br' && ++body.timesSent === manyTimes) void repack(body)
  return { bytes: await bytes, encoding }
}

/** Whether a client has this very page. @param known its `If-None-Match` */
export function isKnown({ etag }: PageBody, known: string | undefined): boolean {
  return known?.split(',').some((each) => each.trim() === etag) ?? false
}

function compressOnce(body: PageBody, encoding: Encoding): Promise<Buffer> {
  const bytes =
    encoding === 'gzip' ? gzip(body.html, { level: 6 }) : packBrotli(body.html, quality.atOnce)
  body.compressed.set(encoding, bytes)
  bytes.catch(() => body.compressed.delete(encoding))
  return bytes
}

/** Puts a smaller body in the place of the first one; without it the first one stays. */
async function repack(body: PageBody): Promise<void> {
  const bytes = await packBetter(() => packBrotli(body.html, quality.often)).catch(() => undefined)
  if (bytes) body.compressed.set('br', Promise.resolve(bytes))
}

function packBrotli(html: Buffer, level: number): Promise<Buffer> {
  return brotliCompress(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  })
}

/** Only scripts with the nonce count: what somebody wrote into an ad cannot know it. */
function hashesOf(html: string, nonce: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
  return scripts
    .filter(([, attributes = '']) => attributes.includes(`nonce="${nonce}"`))
    .filter(([, attributes = '']) => !/ (src|type="application)/.test(attributes))
    .map(([, , script = '']) => `'sha256-${sha256(script)}'`)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
