// What holds for every schema of the domain.
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

declare global {
  interface ImportMeta {
    /** Vite's, which runs the tests. */
    glob(patterns: string[], options: { eager: true }): Record<string, Record<string, unknown>>
  }
}

const modules = import.meta.glob(['./**/*.ts', '!./**/*.test.ts'], {
  eager: true,
})
const schemas = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    value instanceof z.ZodMiniType ? [{ name: `${file} ${name}`, schema: value }] : [],
  ),
)

test('there are schemas to look at', () => {
  expect(schemas.length).toBeGreaterThan(50)
})

test.each(schemas)(
  '$name can be written as JSON Schema, for the OpenAPI document',
  ({ schema }) => {
    expect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'throw' })).toHaveProperty(
      '$schema',
    )
  },
)
