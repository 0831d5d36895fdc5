// Signature Version 4 as a store checks it, written from Amazon's description and not from the SDK that signs, so that
// a mistake on one side shows.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export type S3Keys = { accessKeyId: string; secretAccessKey: string; region: string }

/** A request as it came: `url` is path and query, names of headers are in lower case. */
export type SentRequest = {
  method: string
  url: string
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/** By what a request asks to be let in, or the code with which S3 refuses it. */
export type Admission = { by: 'header' | 'query' } | { refused: string }

/** How far a signing date may lie ahead of the store's clock (ms). */
const skew = 15 * 60_000

/**
 * Whether a request may be answered at `now`. The age of requests that are signed in a header is not checked: tests
 * move the clock, and the SDK signs by its own.
 */
export function admit(sent: SentRequest, keys: S3Keys, now: Date): Admission {
  const { authorization } = sent.headers
  const { searchParams } = toUrl(sent.url)
  if (typeof authorization === 'string') return byHeader(sent, keys, authorization)
  if (searchParams.has('X-Amz-Signature')) return byQuery(sent, keys, { searchParams, now })
  return { refused: 'AccessDenied' }
}

function byHeader(sent: SentRequest, keys: S3Keys, authorization: string): Admission {
  const part = (name: string) => new RegExp(`[ ,]${name}=([^,]+)`).exec(authorization)?.[1] ?? ''
  if (!authorization.startsWith('AWS4-HMAC-SHA256 ')) return { refused: 'InvalidArgument' }
  return compare('header', part('Signature'), {
    sent,
    keys,
    credential: part('Credential'),
    signedHeaders: part('SignedHeaders'),
    at: String(sent.headers['x-amz-date']),
    payload: String(sent.headers['x-amz-content-sha256']),
  })
}

function byQuery(
  sent: SentRequest,
  keys: S3Keys,
  { searchParams, now }: { searchParams: URLSearchParams; now: Date },
): Admission {
  const part = (name: string) => searchParams.get(`X-Amz-${name}`) ?? ''
  const lasts = Number(part('Expires'))
  const isKnown = part('Algorithm') === 'AWS4-HMAC-SHA256' && lasts > 0 && lasts <= 604_800
  if (!isKnown) return { refused: 'AuthorizationQueryParametersError' }
  const from = Date.parse(part('Date').replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))
  const isDue = from <= now.getTime() + skew && now.getTime() < from + lasts * 1000
  if (!isDue) return { refused: 'AccessDenied' }
  return compare('query', part('Signature'), {
    sent,
    keys,
    credential: part('Credential'),
    signedHeaders: part('SignedHeaders'),
    at: part('Date'),
    payload: 'UNSIGNED-PAYLOAD',
  })
}

type Signing = {
  sent: SentRequest
  keys: S3Keys
  /** `<key id>/<day>/<region>/s3/aws4_request`. */
  credential: string
  signedHeaders: string
  /** `20130524T000000Z` */
  at: string
  payload: string
}

function compare(by: 'header' | 'query', signature: string, signing: Signing): Admission {
  const { keys, credential, at } = signing
  const [keyId, ...scope] = credential.split('/')
  if (keyId !== keys.accessKeyId) return { refused: 'InvalidAccessKeyId' }
  const isOurs = scope.join('/') === `${at.slice(0, 8)}/${keys.region}/s3/aws4_request`
  const right = isOurs ? sign(signing, scope) : ''
  const isRight =
    right.length === signature.length && timingSafeEqual(Buffer.from(right), Buffer.from(signature))
  return isRight ? { by } : { refused: 'SignatureDoesNotMatch' }
}

function sign({ sent, keys, signedHeaders, at, payload }: Signing, scope: string[]): string {
  const { pathname, searchParams } = toUrl(sent.url)
  const names = signedHeaders.split(';')
  const canonical = [
    sent.method,
    pathname,
    canonicalQuery(searchParams),
    ...names.map((name) => `${name}:${String(sent.headers[name] ?? '').trim()}`),
    '',
    signedHeaders,
    payload,
  ].join('\n')
  const digest = createHash('sha256').update(canonical).digest('hex')
  let key: string | Buffer = `AWS4${keys.secretAccessKey}`
  for (const part of scope) key = hmac(key, part)
  return hmac(key, ['AWS4-HMAC-SHA256', at, scope.join('/'), digest].join('\n')).toString('hex')
}

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map((pair) => pair.map(encode).join('='))
    .sort()
    .join('&')
}

function encode(text: string): string {
  const escaped = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
  return encodeURIComponent(text).replace(/[!'()*]/g, escaped)
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function toUrl(url: string): URL {
  return new URL(url, 'http://store')
}
