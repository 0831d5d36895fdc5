import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type RunningS3, serveS3 } from '@wepa/sandbox/s3/serve-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImageStore } from './image-store.ts'
import { createDiskImageStore } from './image-store-disk.ts'
import { createS3ImageStore } from './image-store-s3.ts'

const image = (text: string) => ({ bytes: Buffer.from(text), contentType: 'image/webp' })

function behavesAsStore(store: () => ImageStore) {
  test('a file that was never put is not found', async () => {
    expect(await store().find('uploads/ffff.webp')).toBeUndefined()
    expect(await store().open('uploads/ffff.webp')).toBeUndefined()
    expect(await store().sizeOf('uploads/ffff.webp')).toBeUndefined()
  })
  test('a file is read back as it was put, with its type', async () => {
    await store().put('uploads/aa.webp', image('uno'))
    await store().put('uploads/aa.avif', image('dos'))
    const found = await store().find('uploads/aa.webp')
    expect(found && Buffer.from(found.bytes).toString()).toBe('uno')
    expect(found?.contentType).toBe('image/webp')
    expect((await store().find('uploads/aa.avif'))?.contentType).toBe('image/avif')
    const opened = await store().open('uploads/aa.avif')
    expect(opened?.size).toBe(3)
    expect(await store().sizeOf('uploads/aa.avif')).toBe(3)
    expect(opened && (await text(opened.stream))).toBe('dos')
  })
  test('putting twenty times at once leaves one whole file', async () => {
    await Promise.all(
      Array.from({ length: 20 }, () => store().put('thumbnails/b.webp', image('x'.repeat(50_000)))),
    )
    expect((await store().find('thumbnails/b.webp'))?.bytes.length).toBe(50_000)
  })
  test('removing takes the named files, and missing ones are fine', async () => {
    await store().put('uploads/c.webp', image('c'))
    await store().remove(['uploads/c.webp', 'uploads/never.webp'])
    expect(await store().find('uploads/c.webp')).toBeUndefined()
    expect(await store().find('uploads/aa.webp')).toBeDefined()
  })
  test('all files are listed in parts by their names, each once', async () => {
    await store().put('previews/listing-1.jpg', image('p'))
    expect(await namesOf(store())).toEqual([
      ['previews/listing-1.jpg', 'thumbnails/b.webp'],
      ['uploads/aa.avif', 'uploads/aa.webp'],
    ])
  })
}

async function namesOf(store: ImageStore): Promise<string[][]> {
  const parts: string[][] = []
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page = await store.list({ after, limit: 2 })
    for (const { writtenAt } of page.files)
      expect(writtenAt.getTime()).toBeLessThan(Date.now() + 1000)
    parts.push(page.files.map(({ name }) => name))
    after = page.next
  }
  return parts
}

describe('on disk', () => {
  let directory = ''
  let store: ImageStore
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'wepa-images-'))
    store = createDiskImageStore(join(directory, 'deep', 'down'))
  })
  afterAll(() => rm(directory, { recursive: true, force: true }))
  test('a folder that is not there yet has nothing to list', async () => {
    expect(await store.list({ after: '', limit: 2 })).toEqual({ files: [], next: undefined })
  })
  behavesAsStore(() => store)
  test('no drafts are left beside the files', async () => {
    const names = await readdir(join(directory, 'deep', 'down', 'thumbnails'))
    expect(names).toEqual(['b.webp'])
  })
})

describe('in a bucket', () => {
  const settings = {
    region: 'us-east-1',
    bucket: 'fotos',
    accessKeyId: 'llave',
    secretAccessKey: 'secreto',
  }
  let bucket: RunningS3
  let store: ImageStore
  beforeAll(async () => {
    bucket = await serveS3(settings)
    store = createS3ImageStore({ ...settings, endpoint: bucket.url })
  })
  afterAll(() => bucket.close())
  test('a store that does not answer is a refusal to try again, not a bug', async () => {
    const silent = createS3ImageStore({ ...settings, endpoint: 'http://127.0.0.1:9' })
    await expect(silent.find('uploads/aa.webp')).rejects.toThrow(/en este momento/)
    await expect(silent.put('uploads/aa.webp', image('x'))).rejects.toMatchObject({
      code: 'unavailable',
    })
  })
  test('with another secret nothing is taken or given', async () => {
    const other = { ...settings, endpoint: bucket.url, secretAccessKey: 'otra' }
    const stranger = createS3ImageStore(other)
    await expect(stranger.put('uploads/aa.webp', image('x'))).rejects.toMatchObject({
      code: 'unavailable',
    })
    expect(bucket.objects.size).toBe(0)
  })
  behavesAsStore(() => store)
  test('objects lie under the bucket, typed and immutable', () => {
    const object = bucket.objects.get('uploads/aa.webp')
    expect(object?.type).toBe('image/webp')
    expect(object?.caching).toContain('immutable')
  })
})
