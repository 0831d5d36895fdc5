import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../test/harness.ts'
import { register, request } from '../../test/http.ts'
import { buildApp } from '../app.ts'
import { createLog } from '../log.ts'

const lines: string[] = []
let suite: Suite
beforeAll(async () => {
  const never = async () => {
    throw new Error('nobody asks that')
  }
  suite = await startSuite({
    overrides: {
      assistant: {
        mostCost: () => 1,
        analyzePhoto: never,
        enhance: never,
        async *talk() {
          yield 'Pon el precio en el título. Y luego'
          throw new Error('a bug in the middle of an answer')
        },
      },
    },
  })
})
afterAll(() => suite.close())

test('a bug after the first word is told as one, and logged once', async () => {
  const { token } = await register(suite)
  const path = '/api/ai/chat/stream'
  const app = await buildApp(
    suite.deps,
    createLog('warn', { write: (line: string) => void lines.push(line) }),
  )
  const { text } = await request(app, 'POST', path, {
    token,
    body: { message: 'hola' },
  })
  expect(text).toContain('event: error\ndata: {"code":"internal"')
  expect(text).not.toContain('a bug')
  expect(lines.filter((line) => line.includes('a bug in the middle'))).toHaveLength(1)
  await app.close()
})
