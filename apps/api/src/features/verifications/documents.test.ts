// Private documents: what is taken, who opens them, and when they go.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { register } from '../../../test/http.ts'
import { makePng } from '../../../test/pictures.ts'
import { verificationSteps } from '../../../test/verification-steps.ts'
import { openDocument } from '../moderation/open-document.ts'
import { removeLostDocuments } from './remove-lost-documents.ts'

const HOUR = 3_600_000

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

type User = Awaited<ReturnType<Suite['makeUser']>>
const { askIdentity, listOf } = verificationSteps(() => suite)

const pdf = (inside = '') => Buffer.from(`%PDF-1.7\n${inside}\n%%EOF\n`, 'latin1')
const upload = (user: User, bytes: Buffer = pdf()) =>
  suite.asUser(user).verifications.uploadDocument({ id: user.id, bytes: new Uint8Array(bytes) })
const open = (user: User, id: number) => {
  const ctx = suite.contextOf(user)
  if (!ctx.session) throw new Error('nobody')
  return openDocument({ ...ctx, session: ctx.session }, { id })
}
const files = () => readdir(join(suite.uploadsDir, 'documents')).catch(() => [])

describe('an upload', () => {
  test('is for oneself alone', async () => {
    const [ana, luis] = [await suite.makeUser(), await suite.makeUser()]
    const input = { id: ana.id, bytes: new Uint8Array(pdf()) }
    expect(await codeOf(suite.asVisitor().verifications.uploadDocument(input))).toBe('unauthorized')
    expect(await codeOf(suite.asUser(luis).verifications.uploadDocument(input))).toBe('forbidden')
  })

  test.each([
    ['a page', Buffer.from('<html></html>'), 'unsupported_media'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'unsupported_media'],
    ['half a PDF', pdf().subarray(0, 9), 'unsupported_media'],
    ['a PDF with a script', pdf('/JavaScript (app.alert(1))'), 'unsupported_media'],
    ['half a picture', makePng({ width: 300, height: 200 }).subarray(0, 9000), 'photo_invalid'],
    ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1), 'too_large'],
  ])('of %s is refused, and leaves nothing', async (_, bytes, code) => {
    const ana = await suite.makeUser()
    const before = await files()
    expect(await codeOf(upload(ana, bytes))).toBe(code)
    expect(await files()).toEqual(before)
  })

  test('of a picture is drawn anew, apart from the public pictures', async () => {
    const ana = await suite.makeUser()
    const photo = await sharp(makePng({ width: 300, height: 200 }))
      .withExif({ IFD0: { Copyright: 'Secreto' } })
      .jpeg()
      .toBuffer()
    expect(photo.toString('latin1')).toContain('Secreto')
    const made = await upload(ana, photo)
    expect(made).toMatchObject({ kind: 'image', url: `/api/verification-documents/${made.id}` })
    const { file } = await open(ana, made.id)
    expect((await buffer(file.stream)).toString('latin1')).not.toContain('Secreto')
    expect(await readdir(suite.uploadsDir)).not.toContain('uploads')
  })

  test('whose file cannot be kept leaves no row', async () => {
    const ana = await suite.makeUser()
    const put = vi.spyOn(suite.deps.documentStore, 'put').mockRejectedValueOnce(new Error('full'))
    await expect(upload(ana)).rejects.toMatchObject({ cause: { message: 'full' } })
    put.mockRestore()
    const rows = suite.deps.db.selectFrom('verificationDocuments').selectAll()
    expect(await rows.where('userId', '=', ana.id).execute()).toEqual([])
  })
})

describe('a document', () => {
  test('opens for its owner and the administration, for nobody else', async () => {
    const [ana, luis, admin] = [
      await suite.makeUser(),
      await suite.makeUser(),
      await suite.makeUser({ role: 'admin' }),
    ]
    const { id } = await upload(ana)
    expect(await open(ana, id)).toMatchObject({ kind: 'pdf' })
    expect(await open(admin, id)).toMatchObject({ kind: 'pdf' })
    expect(await codeOf(open(luis, id))).toBe('not_found')
    expect(await codeOf(open(admin, 2_000_000_000))).toBe('not_found')
  })

  test('that the administration opens stands in the audit trail with who and from where', async () => {
    const [ana, admin] = [await suite.makeUser(), await suite.makeUser({ role: 'admin' })]
    const { id } = await upload(ana)
    const lines = () =>
      suite.deps.db
        .selectFrom('moderationDecisions')
        .select(['caseId', 'action', 'adminId', 'subjectUserId', 'reason', 'ip'])
        .where('subjectUserId', '=', ana.id)
        .execute()
    await open(ana, id)
    expect(await lines()).toEqual([])
    await open(admin, id)
    const line = {
      action: 'open_document',
      adminId: admin.id,
      subjectUserId: ana.id,
      reason: `Documento ${id}`,
      ip: '203.0.113.7',
    }
    expect(await lines()).toEqual([{ ...line, caseId: `user-${ana.id}` }])
    const request = await askIdentity(ana, { documentNumber: 'A', documentIds: [id] })
    await open(admin, id)
    expect(await lines()).toContainEqual({ ...line, caseId: `verification-${request.id}` })
  })

  test('joins its request; those of others, or of another request, are refused', async () => {
    const [ana, luis] = [await suite.makeUser(), await suite.makeUser()]
    const [one, two] = [await upload(ana), await upload(ana, makePng())]
    const ask = (user: User) =>
      askIdentity(user, { documentNumber: 'A', documentIds: [one.id, two.id, one.id] })
    expect(await codeOf(ask(luis))).toBe('validation')
    expect(await listOf(luis)).toEqual([])
    const asked = await ask(ana)
    expect(asked.documents.map(({ kind }) => kind)).toEqual(['pdf', 'image'])
    expect(asked.documentUrl).toBe(one.url)
    const address = {
      id: ana.id,
      verificationType: 'address' as const,
      documentData: { address: 'Calle 1', documentIds: [one.id] },
    }
    expect(await codeOf(suite.asUser(ana).verifications.request(address))).toBe('validation')
  })

  test('goes with the account, also one whose file arrives late', async () => {
    const ana = await suite.makeUser()
    const { id } = await upload(ana)
    await askIdentity(ana, { documentNumber: 'A', documentIds: [id] })
    await removeLostDocuments(suite.deps)
    const { name } = await suite.deps.db
      .selectFrom('verificationDocuments')
      .select('name')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(await files()).toContain(name)
    await suite.deps.db.deleteFrom('users').where('id', '=', ana.id).execute()
    await removeLostDocuments(suite.deps)
    expect(await files()).not.toContain(name)
    await suite.deps.documentStore.put(name, pdf())
    suite.clock.advance(2 * HOUR)
    await removeLostDocuments(suite.deps)
    expect(await files()).not.toContain(name)
    const garbage = await suite.deps.db.selectFrom('documentGarbage').select('name').execute()
    expect(garbage.map((each) => each.name)).not.toContain(name)
  })

  test('that no request takes goes after a day, the others stay', async () => {
    const ana = await suite.makeUser()
    const [lost, kept] = [await upload(ana), await upload(ana)]
    await askIdentity(ana, { documentNumber: 'A', documentIds: [kept.id] })
    suite.clock.advance(25 * HOUR)
    await removeLostDocuments(suite.deps)
    expect(await codeOf(open(ana, lost.id))).toBe('not_found')
    expect(await open(ana, kept.id)).toBeDefined()
  })
})

describe('over HTTP', () => {
  const multipart = (bytes: Buffer) => {
    const boundary = 'frontera'
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="../x.html"\r\ncontent-type: text/html\r\n\r\n`
    const payload = Buffer.concat([
      Buffer.from(head),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ])
    return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
  }

  test('it is sent as a form and comes back as a download that nobody keeps', async () => {
    const [ana, luis] = [await register(suite), await register(suite)]
    const app = await suite.app()
    const url = `/api/users/${ana.user.id}/verification-documents`
    const { payload, headers } = multipart(pdf())
    const send = (token?: string) =>
      app.inject({
        method: 'POST',
        url,
        payload,
        headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      })
    expect((await send()).statusCode).toBe(401)
    expect((await send(luis.token)).statusCode).toBe(403)
    const sent = await send(ana.token)
    expect(sent.statusCode).toBe(201)
    const document = sent.json()
    expect(document).toMatchObject({ kind: 'pdf', byteSize: pdf().length })

    const get = (token?: string) =>
      app.inject({
        url: document.url,
        ...(token && { headers: { authorization: `Bearer ${token}` } }),
      })
    expect((await get()).statusCode).toBe(401)
    expect((await get(luis.token)).statusCode).toBe(404)
    const got = await get(ana.token)
    expect(got.rawPayload.equals(pdf())).toBe(true)
    expect(got.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="documento-${document.id}.pdf"`,
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(got.headers['content-security-policy']).toContain('sandbox')
    const strange = await app.inject({ url: '/api/verification-documents/..%2f1' })
    expect([401, 404]).toContain(strange.statusCode)
  })
})

test('documents are taken thirty an hour, whatever is in them', async () => {
  const strict = await startSuite({ rateLimitFactor: 0.1 })
  const ana = await strict.makeUser()
  const send = (bytes: Buffer) =>
    codeOf(
      strict.asUser(ana).verifications.uploadDocument({ id: ana.id, bytes: new Uint8Array(bytes) }),
    )
  expect([await send(pdf()), await send(Buffer.from('nada')), await send(pdf())]).toEqual([
    'none',
    'unsupported_media',
    'none',
  ])
  expect(await send(pdf())).toBe('rate_limited')
  await strict.close()
})
