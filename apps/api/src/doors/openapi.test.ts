import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { describeCalls } from './openapi.ts'
import { allCalls } from './rest/all-calls.ts'

const Operation = z.looseObject({
  operationId: z.string(),
  security: z.optional(z.array(z.unknown())),
  responses: z.record(z.string(), z.unknown()),
})
const Document = z.looseObject({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
})

const text = JSON.stringify(describeCalls(allCalls, 'https://wepa.example'))
const document = Document.parse(JSON.parse(text))

test('every documented call stands in the document, once', () => {
  expect(document.openapi).toMatch(/^3\.1/)
  const names = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  )
  expect(names).toHaveLength(allCalls.length)
  expect(new Set(names).size).toBe(allCalls.length)
})

test('every reference leads to a schema', () => {
  const references = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name,
  )
  expect(references.length).toBeGreaterThan(0)
  for (const name of new Set(references)) {
    expect(Object.keys(document.components.schemas)).toContain(name)
  }
})

test('calls for members ask for a token, and only they', () => {
  for (const call of allCalls) {
    const operation = document.paths[call.path]?.[call.method]
    expect(Boolean(operation?.security), call.path).toBe(call.access !== 'everyone')
  }
})

test('nothing secret of a person has a place in an answer', () => {
  expect(text).not.toMatch(/passwordHash|tokenHash|paymentCustomerId/)
})
