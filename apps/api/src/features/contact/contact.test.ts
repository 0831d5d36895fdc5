import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const typed = {
  name: 'Ana Ríos',
  email: 'ana@correo.example',
  category: 'technical',
  subject: 'No puedo entrar',
  message: 'Desde ayer no puedo entrar a mi cuenta.',
} as const
const kept = () => suite.deps.db.selectFrom('contactMessages').selectAll().orderBy('id').execute()

test.each([
  ['name', 'A', 'El nombre debe tener al menos 2 caracteres'],
  ['email', 'ana', 'Correo electrónico inválido'],
  ['category', 'chisme', 'Selecciona una categoría'],
  ['subject', 'hey', 'El asunto debe tener al menos 5 caracteres'],
  ['message', 'corto', 'El mensaje debe tener al menos 20 caracteres'],
])(
  'a message whose %s is %j is refused at its field, and not kept',
  async (path, value, message) => {
    const before = (await kept()).length
    const body = { ...typed, [path]: value }
    const { status, json } = await request(await suite.app(), 'POST', '/api/contact', { body })
    expect([status, json.issues]).toEqual([400, [{ path, message }]])
    expect(await kept()).toHaveLength(before)
  },
)

test('a visitor’s and a member’s message are kept under a reference, with nothing they may not set', async () => {
  const app = await suite.app()
  const { user, token } = await register(suite)
  const body = { ...typed, status: 'resolved', userId: 1, adminNotes: 'x' }
  const visitor = await request(app, 'POST', '/api/contact', { body })
  const member = await request(app, 'POST', '/api/contact', { body, token })
  expect([visitor.status, member.status]).toEqual([201, 201])
  expect(visitor.json.referenceId).toMatch(/^CT-[0-9A-HJKMNP-TV-Z]{8}$/)
  const written = (await kept()).slice(-2)
  expect(written).toMatchObject([
    { ...typed, reference: visitor.json.referenceId, userId: null, status: 'pending' },
    { ...typed, reference: member.json.referenceId, userId: user.id, adminNotes: null },
  ])
  await suite.deps.db.deleteFrom('users').where('id', '=', user.id).execute()
  expect((await kept()).map(({ reference }) => reference)).not.toContain(member.json.referenceId)
})

test('sent twice under one Idempotency-Key it is one message', async () => {
  const app = await suite.app()
  const { token } = await register(suite)
  const headers = { 'idempotency-key': randomUUID() }
  const send = () => request(app, 'POST', '/api/contact', { body: typed, token, headers })
  const before = (await kept()).length
  const [first, second] = [await send(), await send()]
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.json).toEqual(first.json)
  expect(await kept()).toHaveLength(before + 1)
})

test('who writes too much is told when to go on; a refused form does not count', async () => {
  const own = await startSuite({ rateLimitFactor: 0.1 })
  const { contact } = own.asVisitor()
  for (let i = 0; i < 5; i++) {
    expect(await codeOf(contact.send({ ...typed, subject: 'x' }))).toBe('validation')
  }
  for (let i = 0; i < 3; i++) await contact.send(typed)
  expect(await codeOf(contact.send(typed))).toBe('rate_limited')
  await own.close()
})
