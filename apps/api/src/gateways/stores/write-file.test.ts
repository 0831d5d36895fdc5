// A disk that takes nothing more, and what writes that died left behind.
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDiskDocumentStore } from './document-store-disk.ts'
import { createDiskImageStore } from './image-store-disk.ts'
import { refusalOfDisk, writeAtomically } from './write-file.ts'

const hour = 3_600_000
const picture = (bytes: number) => ({ bytes: Buffer.alloc(bytes, 1), contentType: 'image/webp' })

let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'wepa-write-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

test.each(['ENOSPC', 'EDQUOT', 'EROFS'])(
  'a disk that answers %s is a refusal to try again later',
  (code) => {
    const cause = Object.assign(new Error(code), { code })
    const refused = refusalOfDisk(cause, 'No hay espacio.')
    expect(refused).toMatchObject({
      code: 'unavailable',
      message: 'No hay espacio.',
      retryAfter: 30,
      cause,
    })
  },
)

test('any other failure of a disk stays what it is, and leaves nothing', async () => {
  const folder = join(root, 'other')
  await mkdir(join(folder, 'taken'), { recursive: true })
  const written = writeAtomically(join(folder, 'taken'), Buffer.from('x'), { fullText: '' })
  await expect(written).rejects.toMatchObject({ code: 'EISDIR' })
  expect(await readdir(folder)).toEqual(['taken'])
})

describe('drafts', () => {
  const uploads = () => join(root, 'sweep', 'uploads')
  test('of writes that died are swept, and nothing else', async () => {
    const images = createDiskImageStore(join(root, 'sweep'))
    const documents = createDiskDocumentStore(uploads())
    expect(await images.removeDrafts(new Date())).toBe(0)
    await mkdir(uploads(), { recursive: true })
    for (const name of ['old.webp.1.tmp', 'new.webp.2.tmp', 'kept.webp']) {
      await writeFile(join(uploads(), name), 'x')
    }
    const long = new Date(Date.now() - 2 * hour)
    for (const name of ['old.webp.1.tmp', 'kept.webp'])
      await utimes(join(uploads(), name), long, long)
    expect(await images.removeDrafts(new Date(Date.now() - hour))).toBe(1)
    expect((await readdir(uploads())).toSorted()).toEqual(['kept.webp', 'new.webp.2.tmp'])
    expect(await documents.removeDrafts(new Date(Date.now() + hour))).toBe(1)
    expect(await readdir(uploads())).toEqual(['kept.webp'])
  })
})

/** Only root may mount a disk that is this small. */
const mount = () => {
  const folder = join(root, 'small')
  execFileSync('mkdir', ['-p', folder])
  try {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder], {
      stdio: 'ignore',
    })
    return folder
  } catch {
    return undefined
  }
}

test('a disk that really is full refuses, keeps what it has, and works again with room', async (context) => {
  const small = mount()
  if (!small) return context.skip('needs the right to mount')
  try {
    const images = createDiskImageStore(small)
    const documents = createDiskDocumentStore(join(small, 'documents'))
    await images.put('uploads/a.webp', picture(100_000))
    const refused = { code: 'unavailable', retryAfter: 30 }
    await expect(images.put('uploads/b.webp', picture(300_000))).rejects.toMatchObject(refused)
    await expect(documents.put('c', Buffer.alloc(300_000))).rejects.toMatchObject(refused)
    expect(await readdir(join(small, 'uploads'))).toEqual(['a.webp'])
    expect(await readdir(join(small, 'documents'))).toEqual([])
    await images.remove(['uploads/a.webp'])
    await images.put('uploads/b.webp', picture(100_000))
    expect((await images.find('uploads/b.webp'))?.bytes.length).toBe(100_000)
  } finally {
    execFileSync('/bin/umount', [small])
  }
})
