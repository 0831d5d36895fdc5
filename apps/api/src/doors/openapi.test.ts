import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Tables } from '../db/tables.ts'
import { describeCalls } from './openapi.ts'
import { allCalls } from './rest/all-calls.ts'

const Parameter = z.looseObject({
  name: z.string(),
  in: z.string(),
  schema: z.looseObject({ type: z.optional(z.unknown()) }),
})
const Operation = z.looseObject({
  operationId: z.string(),
  security: z.optional(z.array(z.unknown())),
  parameters: z.optional(z.array(Parameter)),
  requestBody: z.optional(z.looseObject({ required: z.optional(z.boolean()) })),
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

test.each([
  ['/api/listings/{id}', 'get', 'integer'],
  ['/api/users/{id}/blocks/{userId}', 'delete', 'integer'],
  // 'report-12'
  ['/api/admin/moderation/{id}', 'get', 'string'],
  ['/api/admin/moderation/{id}', 'post', 'string'],
  ['/api/admin/failed-jobs/{id}/retry', 'post', 'string'],
])('what stands in %s of %s is of type %s', (path, method, type) => {
  const parameters = document.paths[path]?.[method]?.parameters ?? []
  const inPath = parameters.filter((each) => each.in === 'path')
  expect(inPath.map(({ schema }) => schema.type)).toEqual(inPath.map(() => type))
  expect(inPath).not.toHaveLength(0)
})

test('a body is required where one without it is refused', () => {
  const { paths } = document
  expect(paths['/api/reports']?.post?.requestBody?.required).toBe(true)
  for (const path of ['/api/admin/sessions/{id}', '/api/admin/users/{id}/sessions']) {
    expect(paths[path]?.delete?.requestBody?.required, path).not.toBe(true)
  }
})

type Column = { [Name in keyof Tables]: keyof Tables[Name] }[keyof Tables]

/** By the columns' own names: one that is renamed does not compile here. */
const secret = [
  'passwordHash',
  'tokenHash',
  'customerId',
  'attemptKey',
] as const satisfies readonly Column[]

test.each(secret)('%s, which nobody may read, has no place in an answer', (column) => {
  expect(text).not.toContain(`"${column}"`)
  // The look itself finds what is there.
  expect(text).toContain('"username"')
})
