// A small product that may be harmed: a PostgreSQL of its own, servers as processes, a mail server, people.
import { rmSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { makeTalkers, type Talker } from '../../bench/live/people.ts'
import { jobKinds } from '../../src/db/queue/kinds.ts'
import { undoAtExit } from '../at-exit.ts'
import { type OwnPostgres, startOwnPostgres } from '../servers/own-postgres.ts'
import { type ServerProcess, startServer } from '../servers/server-process.ts'
import { type FakeSmtp, type SmtpManners, startSmtp } from '../servers/smtp-server.ts'

export type WorldOptions = {
  servers?: number
  smtp?: SmtpManners
  /** Settings of the servers, on top of those they need. */
  settings?: Readonly<Record<string, string>>
  /** Of PostgreSQL. */
  postgresSettings?: Readonly<Record<string, string>>
  /** Where PostgreSQL's files lie; a folder of its own unless told. */
  postgresFolder?: string
}

export type World = {
  postgres: Pick<OwnPostgres, 'url' | 'kill' | 'freeze' | 'thaw' | 'stop' | 'start'>
  smtp: FakeSmtp
  servers: ServerProcess[]
  /** Adds a server, as an orchestrator would: of this version, or from the sources of another. */
  startServer: (sources?: string) => Promise<ServerProcess>
  /** The servers that live. */
  urls: () => string[]
  people: Talker[]
  /** One statement over a connection of its own, past the servers. */
  query: (text: string, values?: unknown[]) => Promise<pg.QueryResult>
  /** Queues so many emails to `name0@…`, `name1@…`. */
  queueEmails: (name: string, count: number) => Promise<void>
  close: () => Promise<void>
}

/** Starts everything; about 5 s on an idle machine. */
export async function startWorld(options: WorldOptions = {}): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'wepa-faults-'))
  const forget = undoAtExit(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  await chmod(folder, 0o755)
  // As in production: what is acknowledged is on the disk.
  const settings = { fsync: 'on', max_connections: '60', ...options.postgresSettings }
  const postgres = await startOwnPostgres(settings, options.postgresFolder)
  const smtp = await startSmtp(options.smtp ?? { delay: 10 })
  const query = (text: string, values?: unknown[]) => queryOnce(postgres.url, text, values)
  const people = await makePeople(postgres.url)
  const count = options.servers ?? 1
  const start = (sources?: string) =>
    startServer(
      {
        DATABASE_URL: postgres.url,
        SMTP_URL: smtp.url,
        MAIL_FROM: 'Wepa <hola@wepa.example>',
        DATA_DIR: folder,
        LOG_LEVEL: 'warn',
        RATE_LIMIT_FACTOR: '1000',
        ...(count > 1 && { RATE_LIMIT_STORE: 'postgres' }),
        ...options.settings,
      },
      sources,
    )
  const servers = await Promise.all(Array.from({ length: count }, () => start()))
  return {
    postgres,
    smtp,
    servers,
    startServer: async (sources) => {
      const server = await start(sources)
      servers.push(server)
      return server
    },
    urls: () => servers.filter(isAlive).map(({ url }) => url),
    people,
    query,
    queueEmails: (name, emails) => queueEmails(query, name, emails),
    close: async () => {
      for (const { child } of servers) child.kill('SIGKILL')
      await smtp.close()
      await postgres.close()
      await rm(folder, { recursive: true, force: true })
      forget()
    },
  }
}

/** Queues so many emails to `name0@…`, `name1@…`. */
export async function queueEmails(
  query: World['query'],
  name: string,
  count: number,
): Promise<void> {
  const { priority, lane } = jobKinds['send-mail']
  await query(
    `with emails as (
       insert into mails (recipient, subject, body_text, body_html, created_at)
       select $1 || n || '@ejemplo.pr', 'Hola', 'Hola', 'Hola', now()
       from generate_series(0, $2::integer - 1) n returning id
     )
     select graphile_worker.add_job('send-mail', json_build_object('mailId', id),
       priority := $3::integer, flags := array[$4::text]) from emails`,
    [name, count, priority, lane],
  )
}

/** True while nobody has ended it and it has not ended by itself. */
export function isAlive({ child }: ServerProcess): boolean {
  return child.exitCode === null && child.signalCode === null
}

/** One statement over a connection of its own. */
export async function queryOnce(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url, query_timeout: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await client.query(text, values)
  } finally {
    await client.end()
  }
}

/** Six who talk two by two, and may publish without an end. */
export async function makePeople(url: string): Promise<Talker[]> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const people = await makeTalkers(pool, 6)
  await pool.query(`update person_plans set plan = 'business'`)
  await pool.end()
  return people
}
