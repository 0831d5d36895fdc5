// What is done at the terminal: `node apps/api/src/command.ts admin grant ana`. Ends with 1 when it could not.
import { writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { DomainError } from '@wepa/domain/error'
import { dateAndTime } from '@wepa/domain/text/date'
import { openDatabase } from './db/database.ts'
import { isMigrated } from './db/migrate.ts'
import { readEnvOrExit } from './env.ts'
import { toRefusal } from './errors.ts'
import { erasePerson, exportPerson } from './features/admin/answer-for-person.ts'
import { findAdmins, setRole } from './features/admin/set-role.ts'
import { createLog } from './log.ts'

const usage = `Uso:
  pnpm wepa admin grant <usuario>    le da a una cuenta la administración de Wepa
  pnpm wepa admin revoke <usuario>   se la quita
  pnpm wepa admin list               quién la tiene
  pnpm wepa admin export <usuario> <archivo>   guarda todos los datos de una cuenta, por quien no puede entrar
  pnpm wepa admin delete <usuario> <usuario>   elimina una cuenta, sin vuelta atrás: por eso dos veces
`

/** What can be done, and with how many words after it. */
const verbs = new Map([
  ['list', 0],
  ['grant', 1],
  ['revoke', 1],
  ['export', 2],
  ['delete', 2],
])
const [room, verb = '', ...given] = process.argv.slice(2)
const [username = '', second = ''] = given
const isAgreed = verb !== 'delete' || username === second
if (room !== 'admin' || verbs.get(verb) !== given.length || !isAgreed) end(usage, 2)

const env = readEnvOrExit()
const log = createLog('warn')
const opened = openDatabase({
  url: env.DATABASE_DIRECT_URL,
  poolSize: 1,
  statementTimeout: 10_000,
  onIdleError: () => undefined,
})
const settings = { baseUrl: env.BASE_URL }
const ctx = { db: opened.db, clock: { now: () => new Date() }, log, settings }
const [words, code] = await run().catch(explain)
await opened.close()
end(words, code)

async function run(): Promise<[string, number]> {
  if (!(await isMigrated(opened.db))) {
    return [
      'A esta base de datos le faltan tablas: inicia Wepa una vez y vuelve a intentarlo.\n',
      1,
    ]
  }
  if (verb === 'list') return list()
  if (verb === 'export') return save(username, resolve(second))
  return verb === 'delete' ? erase(username) : change(username)
}

async function change(name: string): Promise<[string, number]> {
  const role = verb === 'grant' ? 'admin' : 'user'
  const person = await setRole(ctx, { username: name, role, madeBy: `cli:${account()}` })
  const who = `«${person.username}» (${person.fullName})`
  if (verb === 'grant') {
    return [
      `${who} ${person.isChanged ? 'administra Wepa desde ahora' : 'ya administraba Wepa'}.\n`,
      0,
    ]
  }
  if (!person.isChanged) return [`${who} no administraba Wepa.\n`, 0]
  const left = (await findAdmins(ctx)).length
  return [`${who} ya no administra Wepa.${left === 0 ? ' Ahora nadie la administra.' : ''}\n`, 0]
}

/** Into a new file that only its owner reads. */
async function save(name: string, path: string): Promise<[string, number]> {
  const pieces = await exportPerson(ctx, name)
  await writeFile(path, pieces, { flag: 'wx', mode: 0o600 })
  return [`Los datos de «${name}» están en ${path}\n`, 0]
}

async function erase(name: string): Promise<[string, number]> {
  const person = await erasePerson(ctx, name)
  return [`La cuenta «${person.username}» (${person.fullName}) ya no existe.\n`, 0]
}

async function list(): Promise<[string, number]> {
  const lines = (await findAdmins(ctx)).map(({ username: name, fullName, since, madeBy }) => {
    const origin = since
      ? `desde el ${dateAndTime(since.toISOString())}, por ${madeBy}`
      : 'desde el principio'
    return `${name} (${fullName}), ${origin}\n`
  })
  return [lines.join('') || 'Nadie administra Wepa todavía.\n', 0]
}

/** A refusal in words, and so a database that is not there; anything else is a bug. */
function explain(error: unknown): [string, number] {
  if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
    return [`Ya hay un archivo ${second}: escoge otro.\n`, 1]
  }
  if (!(error instanceof DomainError)) throw error
  if (error.code === 'not_found')
    return [`No hay ninguna cuenta con el usuario «${username}».\n`, 1]
  return [`${toRefusal(error).message} (${error.code})\n`, 1]
}

/** Who is at the terminal; containers may run under a number without a name. */
function account(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.() ?? 'desconocido')
  }
}

function end(text: string, exitCode: number): never {
  const out = exitCode === 0 ? process.stdout : process.stderr
  out.write(text)
  process.exit(exitCode)
}
