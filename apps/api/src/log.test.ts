import { expect, test } from 'vitest'
import { createLog } from './log.ts'

/** What the log wrote of these fields. */
function written(fields: object): string {
  const lines: string[] = []
  createLog('info', { write: (line) => lines.push(line) }).info(fields, 'hecho')
  return lines.join('')
}

test('tokens, passwords and addresses do not reach the log, however deep they lie', () => {
  const secrets = {
    authorization: 'Bearer abc123',
    token: 'abc123',
    password: 'clave-1',
    currentPassword: 'clave-2',
    passwordHash: '$argon2id$x',
    email: 'ana@ejemplo.pr',
    contactPhone: '787-555-0134',
  }
  for (const fields of [secrets, { input: secrets }, { req: { headers: secrets } }]) {
    expect(written(fields)).not.toMatch(/abc123|clave-|argon2id|ana@|555-0134/)
    expect(written(fields)).toContain('[oculto]')
  }
})

test('an error keeps its kind, text and stack, without the row that a database quotes', () => {
  const cause = Object.assign(new Error('duplicate key: ana@ejemplo.pr'), {
    code: '23505',
    detail: 'Key (lower(email))=(ana@ejemplo.pr) already exists.',
  })
  const line = written({ err: new Error('failed with Bearer abc123', { cause }) })
  expect(line).toContain('failed with Bearer [oculto]')
  expect(line).toContain('log.test.ts')
  expect(line).toContain('23505')
  expect(line).not.toMatch(/ana@|abc123|already exists/)
})
