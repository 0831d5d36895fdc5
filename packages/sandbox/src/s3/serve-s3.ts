// A bucket that lets in whom S3 would: requests that are signed rightly and have not run out. Made for tests.
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listObjects } from './list-objects.ts'
import { admit, type S3Keys } from './signature.ts'

export type S3Options = S3Keys & {
  bucket: string
  port?: number
  /** The store's clock. */
  now?: () => Date
  /** Whose pages may read what they fetch (CORS); nobody's, unless told. */
  allowedOrigin?: string | undefined
}

type StoredObject = { body: Buffer; type: string; caching: string }

/** A request that was answered. `key` is '' for the bucket itself. */
type Asked = { method: string; key: string; by: 'header' | 'query' | 'nothing'; status: number }

export type RunningS3 = {
  /** `http://127.0.0.1:<port>`, below which the bucket lies. */
  url: string
  objects: Map<string, StoredObject>
  /** All requests so far, oldest first. */
  asked: Asked[]
  close: () => Promise<void>
}

type Store = { options: S3Options; objects: Map<string, StoredObject> }
type Answer = { status: number; headers?: Record<string, string | number>; body?: Buffer | string }

/** Opens an empty bucket on this machine, on a free port unless told. `options` may change while it is open. */
export async function serveS3(options: S3Options): Promise<RunningS3> {
  const store: Store = { options, objects: new Map() }
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const { key, by, answer } = await answerTo(store, request)
    asked.push({ method: request.method ?? '', key, by, status: answer.status })
    send(response, { ...answer, headers: { ...answer.headers, ...corsOf(options, request) } })
  })
  await new Promise<void>((done) => server.listen(options.port ?? 0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    objects: store.objects,
    asked,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

async function answerTo(store: Store, request: IncomingMessage) {
  const { method = '', url = '/', headers } = request
  const { pathname, searchParams } = new URL(url, 'http://store')
  const body = await buffer(request)
  const [, bucket = '', ...rest] = pathname.split('/')
  const key = rest.join('/')
  const { now = () => new Date() } = store.options
  const admission = admit({ method, url, headers }, store.options, now())
  if ('refused' in admission) {
    return { key, by: 'nothing' as const, answer: refusal(403, admission.refused) }
  }
  const { by } = admission
  if (bucket !== store.options.bucket) return { key, by, answer: refusal(404, 'NoSuchBucket') }
  const answer =
    key === ''
      ? listing(store, searchParams)
      : onObject(store, key, { request, searchParams, body })
  return { key, by, answer }
}

type Parts = { request: IncomingMessage; searchParams: URLSearchParams; body: Buffer }

function onObject(store: Store, key: string, { request, searchParams, body }: Parts): Answer {
  const { method, headers } = request
  if (method === 'PUT') {
    const type = headers['content-type'] ?? 'binary/octet-stream'
    store.objects.set(key, { body, type, caching: headers['cache-control'] ?? '' })
    return { status: 200, headers: { etag: etagOf(body) } }
  }
  if (method === 'DELETE') {
    store.objects.delete(key)
    return { status: 204 }
  }
  if (method !== 'GET' && method !== 'HEAD') return refusal(405, 'MethodNotAllowed')
  const found = store.objects.get(key)
  if (!found) return refusal(404, 'NoSuchKey')
  return readObject(found, request, searchParams)
}

function readObject(
  { body, type, caching }: StoredObject,
  { method, headers }: IncomingMessage,
  asked: URLSearchParams,
): Answer {
  const etag = etagOf(body)
  const expires = asked.get('response-expires')
  const shown = {
    etag,
    'cache-control': asked.get('response-cache-control') ?? caching,
    ...(expires && { expires }),
  }
  if (headers['if-none-match'] === etag) return { status: 304, headers: shown }
  return {
    status: 200,
    headers: { ...shown, 'content-type': type, 'content-length': body.length },
    ...(method === 'GET' && { body }),
  }
}

function listing({ objects }: Store, asked: URLSearchParams): Answer {
  if (!asked.has('list-type')) return refusal(400, 'InvalidRequest')
  const headers = { 'content-type': 'application/xml' }
  return { status: 200, headers, body: listObjects(objects.keys(), asked) }
}

/** What S3 says where the bucket's rules allow this origin to read; the answer is another for each origin. */
function corsOf({ allowedOrigin }: S3Options, { headers }: IncomingMessage) {
  if (headers.origin === undefined || headers.origin !== allowedOrigin) return {}
  return { 'access-control-allow-origin': headers.origin, vary: 'Origin' }
}

function refusal(status: number, code: string): Answer {
  return {
    status,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  }
}

function etagOf(body: Buffer): string {
  return `"${createHash('md5').update(body).digest('hex')}"`
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers).end(body)
}
