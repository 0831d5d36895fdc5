import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../../test/harness.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const input = (extra: object = {}) => {
  const tag = Math.random().toString(36).slice(2, 10)
  return {
    username: `Ana_${tag}`,
    email: `ana_${tag}@ejemplo.pr`,
    password: 'Secreta-123',
    fullName: 'Ana Rivera',
    ...extra,
  }
}

describe('register', () => {
  test('answers a token and the person', async () => {
    const given = input({ phone: '787-555-0100' })
    const { token, user } = await suite.asVisitor().auth.register(given)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(user).toMatchObject({ username: given.username, phone: '(787) 555-0100', loginCount: 1 })
  })
})
