import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { setRole } from './set-role.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

/** `pnpm wepa …`, without the launcher around it. */
function wepa(...args: string[]): Promise<{ code: number; text: string }> {
  const script = join(import.meta.dirname, '../../command.ts')
  const env = { DATABASE_URL: suite.databaseUrl }
  return new Promise((done) => {
    execFile(process.execPath, [script, ...args], { env }, (error, out, err) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, text: out + err }),
    )
  })
}

test('a username that nobody has, and words that mean nothing, change nothing', async () => {
  const ask = { username: 'nadie', role: 'admin', madeBy: 'cli:test' } as const
  expect(await codeOf(setRole(suite.deps, ask))).toBe('not_found')
  expect(await wepa('admin', 'grant', 'nadie')).toEqual({
    code: 1,
    text: 'No hay ninguna cuenta con el usuario «nadie».\n',
  })
  expect(await wepa('admin', 'grant')).toMatchObject({
    code: 2,
    text: expect.stringContaining('Uso:'),
  })
}, 30_000)

test('a role is given once, taken once, and each time it stands who said so', async () => {
  const { id, username, fullName } = await suite.makeUser()
  const who = `«${username}» (${fullName})`
  const say = async (...args: string[]) => (await wepa('admin', ...args)).text
  expect(await say('grant', username.toUpperCase())).toBe(`${who} administra Wepa desde ahora.\n`)
  expect(await setRole(suite.deps, { username, role: 'admin', madeBy: 'cli:test' })).toEqual({
    username,
    fullName,
    isChanged: false,
  })
  expect(await say('list')).toMatch(new RegExp(`^${username} .*, desde el .* por cli:`))
  expect(await say('revoke', username)).toBe(
    `${who} ya no administra Wepa. Ahora nadie la administra.\n`,
  )
  const { rows } = await suite.database.pool.query(
    'select user_id, role, made_by from role_changes order by id',
  )
  expect(rows).toEqual([
    { user_id: id, role: 'admin', made_by: expect.stringMatching(/^cli:./) },
    { user_id: id, role: 'user', made_by: expect.stringMatching(/^cli:./) },
  ])
}, 30_000)

test('two that give the same role at once write one line', async () => {
  const { id, username } = await suite.makeUser()
  const ask = { username, role: 'admin', madeBy: 'cli:test' } as const
  const done = await Promise.all(Array.from({ length: 8 }, () => setRole(suite.deps, ask)))
  expect(done.filter(({ isChanged }) => isChanged)).toHaveLength(1)
  const { rowCount } = await suite.database.pool.query(
    'select 1 from role_changes where user_id = $1',
    [id],
  )
  expect(rowCount).toBe(1)
})
