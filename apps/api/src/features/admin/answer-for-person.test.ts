import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { moderationSteps } from '../../../test/moderation-steps.ts'
import { erasePerson, exportPerson } from './answer-for-person.ts'

let suite: Suite
let folder: string
beforeAll(async () => {
  suite = await startSuite()
  folder = await mkdtemp(join(tmpdir(), 'wepa-export-'))
})
afterAll(async () => {
  await suite.close()
  await rm(folder, { recursive: true })
})

const { publish, decide, emailTo } = moderationSteps(() => suite)

/** `pnpm wepa admin …`, without the launcher around it. */
function wepa(...args: string[]): Promise<{ code: number; text: string }> {
  const script = join(import.meta.dirname, '../../command.ts')
  const env = { DATABASE_URL: suite.databaseUrl }
  return new Promise((done) => {
    execFile(process.execPath, [script, 'admin', ...args], { env }, (error, out, err) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, text: out + err }),
    )
  })
}

test('nobody’s data is none, and an account goes only when it is named twice', async () => {
  expect(await codeOf(exportPerson(suite.deps, 'nadie'))).toBe('not_found')
  expect(await codeOf(erasePerson(suite.deps, 'nadie'))).toBe('not_found')
  const { id, username } = await suite.makeUser()
  const unsure = await wepa('delete', username, 'otra')
  expect(unsure).toMatchObject({ code: 2, text: expect.stringContaining('Uso:') })
  expect(await suite.asVisitor().users.get({ id })).toMatchObject({ id })
}, 30_000)

test('a suspended person gets their data, and their account ends, by the terminal', async () => {
  const [ana, admin] = [await suite.makeUser(), await suite.makeUser({ role: 'admin' })]
  const id = await publish(ana)
  await decide(admin, `user-${ana.id}`, 'suspend_user', 'Vende lo que no tiene.')
  expect((await emailTo(ana)).text).toContain('una copia de tus datos o eliminar la cuenta')
  const file = join(folder, 'ana.json')
  expect(await wepa('export', ana.username, file)).toMatchObject({ code: 0 })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    account: { email: ana.email },
    listings: [{ id }],
  })
  expect(await wepa('export', ana.username, file)).toMatchObject({ code: 1 })
  expect(await wepa('delete', ana.username, ana.username)).toMatchObject({ code: 0 })
  expect(await codeOf(exportPerson(suite.deps, ana.username))).toBe('not_found')
  expect((await emailTo(ana)).subject).toBe('Eliminamos tu cuenta de Wepa')
}, 30_000)
