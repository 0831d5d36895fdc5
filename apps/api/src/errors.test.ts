import { DomainError } from '@wepa/domain/error'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { toRefusal } from './errors.ts'

describe('a bug', () => {
  test('shows nothing of itself', () => {
    for (const thrown of [new Error('SELECT secret'), 'secret', null, { secret: true }]) {
      const refusal = toRefusal(thrown)
      expect(refusal).toMatchObject({ status: 500, code: 'internal' })
      expect(JSON.stringify(refusal)).not.toContain('secret')
    }
  })
})

describe('a refusal', () => {
  test('is found under what was wrapped around it', () => {
    const wrapped = new Error('outer', { cause: new DomainError('listing_not_found') })
    expect(toRefusal(wrapped)).toMatchObject({ status: 404, message: 'Anuncio no encontrado' })
  })

  test('has its own text, or the one of its code', () => {
    expect(toRefusal(new DomainError('forbidden', { message: 'Aquí no' })).message).toBe('Aquí no')
    expect(toRefusal(new DomainError('unauthorized')).message).toBe('No autorizado')
  })

  test('that time heals says when', () => {
    expect(toRefusal(new DomainError('rate_limited', { retryAfter: 42 })).retryAfter).toBe(42)
    expect(toRefusal(new DomainError('database_unavailable')).retryAfter).toBeGreaterThan(0)
    expect(toRefusal(new DomainError('forbidden'))).not.toHaveProperty('retryAfter')
  })
})

test('a failed parse names the fields by their path and shows the first text', () => {
  const schema = z.object({ images: z.array(z.string('La foto no es válida')) })
  const parsed = schema.safeParse({ images: ['a', 7, 8] })
  expect(toRefusal(parsed.error)).toMatchObject({
    status: 400,
    message: 'La foto no es válida',
    issues: [{ path: 'images.1' }, { path: 'images.2' }],
  })
})

test('values PostgreSQL cannot hold are the sender’s, a statement out of time is ours', () => {
  const withCode = (code: string) => toRefusal(Object.assign(new Error('pg'), { code })).status
  for (const code of ['22021', '22003', '22P05', '22008']) expect(withCode(code), code).toBe(400)
  expect(withCode('57014')).toBe(503)
  expect(withCode('42P01')).toBe(500)
})

test.each([
  '25006',
  '53100',
  '53200',
  '53300',
  '55P03',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08P01',
])('a database that cannot work now (%s) is a 503 with the time to wait', (code) => {
  const refusal = toRefusal(Object.assign(new Error('pg'), { code }))
  expect(refusal).toMatchObject({ status: 503, code: 'database_unavailable' })
  expect(refusal.retryAfter).toBeGreaterThan(0)
})

test('what collides in the database is no bug: what it leans on went away, or it met others too often', () => {
  const withCode = (code: string) => toRefusal(Object.assign(new Error('pg'), { code })).status
  expect(withCode('23503')).toBe(409)
  expect(['40001', '40P01'].map(withCode)).toEqual([503, 503])
})
