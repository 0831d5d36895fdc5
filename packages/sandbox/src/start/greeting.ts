// What a person reads when everything runs: where it is and who can sign in.
import { demoLogins } from '../demo/logins.ts'
import type { Settings } from '../env.ts'
import { withClient } from '../postgres/socket.ts'
import { say } from '../say.ts'

export async function greet(settings: Settings, databaseUrl: string): Promise<void> {
  const known = await knownUsernames(databaseUrl)
  const logins = demoLogins.filter(({ username }) => known.has(username))
  say('')
  say(`  Wepa está en         http://localhost:${settings.PORT}`)
  for (const { username, password, about } of logins) {
    say(`  ${about.padEnd(19)}  ${username} / ${password}`)
  }
  say(`  Correo de prueba     http://localhost:${settings.SANDBOX_PORT}/mail`)
  say('')
  say('  Ctrl-C para cerrar.')
}

/** Which demo people are in this database: it may be a person's own, without any. */
function knownUsernames(url: string): Promise<Set<string>> {
  const names = demoLogins.map(({ username }) => username)
  return withClient(url, async (client) => {
    const sql = 'select username from users where username = any($1)'
    const { rows } = await client.query<{ username: string }>(sql, [names])
    return new Set(rows.map((row) => row.username))
  })
}
