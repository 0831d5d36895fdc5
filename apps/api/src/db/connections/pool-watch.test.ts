import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { openDatabase } from '../database.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

/** A pool of one connection, and what it told; `at` is where the statement ran, `waits` where each wait ended. */
function openTelling() {
  const current = new AsyncLocalStorage<string>()
  const asked: { text: string; error: unknown; at: string | undefined }[] = []
  const waits: (string | undefined)[] = []
  let running = 0
  const opened = openDatabase({
    url: suite.databaseUrl,
    poolSize: 1,
    statementTimeout: 10_000,
    onIdleError: () => {},
    watch: {
      waits: () => {
        // As a span finds what it hangs under: at its end.
        return () => waits.push(current.getStore())
      },
      asks: (text) => {
        running += 1
        const at = current.getStore()
        return (error) => {
          running -= 1
          if (!text.startsWith('set statement_timeout')) asked.push({ text, error, at })
        }
      },
    },
  })
  return { ...opened, current, asked, waits, running: () => running }
}

test('statements are told as they are written, without their values', async () => {
  const { db, query, asked, waits, running, close } = openTelling()
  await db.selectFrom('users').select('id').where('email', '=', 'ana@ejemplo.pr').execute()
  await query({ text: 'select $1::int as one', values: [1] })
  expect(asked).toMatchObject([
    { text: 'select "id" from "users" where "email" = $1', error: undefined },
    { text: 'select $1::int as one', error: undefined },
  ])
  expect(waits).toHaveLength(2)
  expect(running()).toBe(0)
  await close()
})

test('one that fails tells of its error, and answers it to whoever asked', async () => {
  const { pool, query, asked, running, close } = openTelling()
  await expect(query({ text: 'select 1 / 0' })).rejects.toMatchObject({ code: '22012' })
  await expect(pool.query('select nothing')).rejects.toMatchObject({ code: '42703' })
  expect(asked).toMatchObject([{ error: { code: '22012' } }, { error: { code: '42703' } }])
  expect(running()).toBe(0)
  await close()
})

test('a wait and a statement belong to who asked, whoever gave the connection back', async () => {
  const { pool, current, asked, waits, close } = openTelling()
  const held = await pool.connect()
  const second = current.run('second', () => pool.query('select 2'))
  current.run('first', () => held.release())
  await second
  expect(asked).toMatchObject([{ text: 'select 2', at: 'second' }])
  expect(waits.at(-1)).toBe('second')
  await close()
})
