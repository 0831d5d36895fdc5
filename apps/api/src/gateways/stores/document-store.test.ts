import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { listObjects } from '@wepa/sandbox/s3/list-objects'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocumentStore } from './document-store.ts'
import { createDiskDocumentStore } from './document-store-disk.ts'
import { createS3DocumentStore } from './document-store-s3.ts'

function behavesAsStore(store: () => DocumentStore) {
  test('before the first document there is nothing to find or remove', async () => {
    expect(await store().open('nada')).toBeUndefined()
    await store().remove(['nada'])
    expect(await store().list({ after: '', limit: 1 })).toEqual({ files: [], next: undefined })
  })
  test('a document is read back as it was put, until it is removed', async () => {
    await store().put('uno', Buffer.from('privado'))
    const found = await store().open('uno')
    expect(found?.size).toBe(7)
    expect(found && (await text(found.stream))).toBe('privado')
    await store().remove(['uno', 'nada'])
    expect(await store().open('uno')).toBeUndefined()
  })
  test('all documents are listed in parts by their names', async () => {
    await store().put('b', Buffer.from('x'))
    await store().put('a', Buffer.from('x'))
    const first = await store().list({ after: '', limit: 1 })
    expect(first.files.map(({ name }) => name)).toEqual(['a'])
    expect(first.next).toBe('a')
    const second = await store().list({ after: 'a', limit: 1 })
    expect(second.files.map(({ name }) => name)).toEqual(['b'])
    expect(second.next).toBeUndefined()
    await store().remove(['a', 'b'])
  })
}

describe('on disk', () => {
  let root = ''
  let store: DocumentStore
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'wepa-documents-'))
    store = createDiskDocumentStore(join(root, 'private'))
  })
  afterAll(() => rm(root, { recursive: true, force: true }))
  behavesAsStore(() => store)
  test('no other account can read them, whatever the folder was before', async () => {
    const open = join(root, 'open')
    await mkdir(open, { mode: 0o755 })
    await createDiskDocumentStore(open).put('dos', Buffer.from('x'))
    expect((await stat(open)).mode & 0o777).toBe(0o700)
    expect((await stat(join(open, 'dos'))).mode & 0o777).toBe(0o600)
  })
})

describe('in a bucket', () => {
  const settings = {
    region: 'us-east-1',
    bucket: 'documentos',
    accessKeyId: 'llave',
    secretAccessKey: 'secreto',
  }
  const objects = new Map<string, { body: Buffer; cache: string }>()
  const buckets = new Set<string>()
  let server: Server
  let store: DocumentStore
  beforeAll(async () => {
    server = fakeStore(objects, buckets)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    store = createS3DocumentStore({ ...settings, endpoint: `http://127.0.0.1:${address.port}` })
  })
  afterAll(() => new Promise((done) => server.close(done)))
  behavesAsStore(() => store)
  test('the bucket was made for the first one, and nothing on the way may keep a copy', async () => {
    expect([...buckets]).toEqual(['/documentos'])
    await store.put('dos', Buffer.from('x'))
    expect(objects.get('/documentos/dos')?.cache).toBe('private, no-store')
  })
  test('a store that does not answer is a refusal to try again', async () => {
    const silent = createS3DocumentStore({ ...settings, endpoint: 'http://127.0.0.1:9' })
    await expect(silent.open('uno')).rejects.toMatchObject({ code: 'unavailable' })
    await expect(silent.put('uno', Buffer.from('x'))).rejects.toMatchObject({ code: 'unavailable' })
  })
})

/** The calls of S3's protocol that the store makes, path style; buckets begin by not being there. */
function fakeStore(
  objects: Map<string, { body: Buffer; cache: string }>,
  buckets: Set<string>,
): Server {
  const answer = (method: string, path: string, body: Buffer, cache: string) => {
    if (method === 'PUT') objects.set(path, { body, cache })
    if (method === 'DELETE') objects.delete(path)
    return method === 'GET' ? objects.get(path)?.body : ''
  }
  return createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const { pathname, searchParams } = new URL(url, 'http://store')
    const path = pathname.replace(/\/$/, '')
    const body = await buffer(request)
    const bucket = `/${path.split('/')[1]}`
    if (searchParams.has('list-type')) {
      if (!buckets.has(bucket)) return refuse(response, 'NoSuchBucket')
      const keys = [...objects.keys()].map((name) => name.replace(`${bucket}/`, ''))
      return response.end(listObjects(keys, searchParams))
    }
    if (path === bucket) return buckets.add(bucket) && response.end()
    if (!buckets.has(bucket)) return refuse(response, 'NoSuchBucket')
    const found = answer(method, path, body, String(headers['cache-control']))
    return found === undefined ? refuse(response, 'NoSuchKey') : response.end(found)
  })
}

function refuse(response: ServerResponse, code: string) {
  return response
    .writeHead(404, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`)
}
