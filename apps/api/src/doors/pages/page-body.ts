// The HTML of a page as it is sent. It is the same for everybody, so it is hashed and compressed once, however
// often it is sent: https://web.dev/articles/strict-csp explains a policy by hashes.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, brotliCompress as zlibBrotli, gzip as zlibGzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'

const brotliCompress = promisify(zlibBrotli)
const gzip = promisify(zlibGzip)

const encodings = ['br', 'gzip'] as const
type Encoding = (typeof encodings)[number]

/** Half the size is gained by 5; 11 would take fifty times as long for another eighth. */
const brotliQuality = 5

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
  const bytes = body.compressed.get(encoding) ?? compress(body, encoding)
  return { bytes: await bytes, encoding }
}

/** Whether a client has this very page. @param known its `If-None-Match` */
export function isKnown({ etag }: PageBody, known: string | undefined): boolean {
  return known?.split(',').some((each) => each.trim() === etag) ?? false
}

function compress(body: PageBody, encoding: Encoding): Promise<Buffer> {
  const bytes =
    encoding === 'gzip'
      ? gzip(body.html, { level: 6 })
      : brotliCompress(body.html, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.html.length,
          },
        })
  body.compressed.set(encoding, bytes)
  bytes.catch(() => body.compressed.delete(encoding))
  return bytes
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
