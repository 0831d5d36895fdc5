// `pnpm bench:slow-readers [readers]`: what a server holds in memory while so many read a document of 10 MB at
// 100 bytes a second. Ends with 1 when it grows by 100 MB or more.
import { link, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startTestPostgres } from '@wepa/sandbox/test-postgres'
import * as z from 'zod/mini'
import { openDatabase } from '../src/db/database.ts'
import { migrate } from '../src/db/migrate.ts'
import { startProduct } from './servers.ts'

const readers = Number(process.argv[2] ?? 300)
/** The server lets each person read ten at once. */
const perPerson = 10
const bytesPerSecond = 100
const seconds = 20
const documentBytes = 10 * 1024 * 1024
const mostGrowth = 100
const port = 4477
const Registered = z.object({ token: z.string(), user: z.object({ id: z.number() }) })

const postgres = await startTestPostgres()
const databaseUrl = await postgres.createDatabase(`slow_readers_${process.pid}`)
const database = openDatabase({
  url: databaseUrl,
  poolSize: 4,
  statementTimeout: 30_000,
  onIdleError: () => {},
})
await migrate(database)
const dataDir = await mkdtemp(join(tmpdir(), 'wepa-slow-readers-'))
const server = await startProduct(port, databaseUrl, dataDir)
try {
  const requests = (await makeDocuments(Math.ceil(readers / perPerson)))
    .flatMap((request) => Array.from({ length: perPerson }, () => request))
    .slice(0, readers)
  // What the server needs at its first answers is not the readers' doing.
  await Promise.all(requests.slice(0, 5).map(readWhole))
  const before = await residentMegabytes()
  const sockets = await Promise.all(requests.map(readSlowly))
  let most = before
  for (let second = 0; second < seconds; second += 1) {
    await sleep(1000)
    most = Math.max(most, await residentMegabytes())
  }
  const isServed = sockets.filter((socket) => socket.bytesRead > 0 && !socket.destroyed).length
  for (const socket of sockets) socket.destroy()
  await sleep(1000)
  const after = await residentMegabytes()
  const grown = most - before
  process.stdout.write(
    `${isServed} of ${readers} readers served · resident before ${before} MB, at most ${most} MB (+${grown}), after ${after} MB\n`,
  )
  if (grown >= mostGrowth || isServed < readers) process.exitCode = 1
} finally {
  await server.stop()
  await database.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** One document for each of so many people; answers the requests that read them. */
async function makeDocuments(people: number): Promise<string[]> {
  const folder = join(dataDir, 'documents')
  await mkdir(folder, { recursive: true })
  const original = join(folder, 'original')
  await writeFile(original, Buffer.alloc(documentBytes, 37))
  const requests: string[] = []
  for (let person = 0; person < people; person += 1) {
    const { token, user } = await register(`lectora${person}`)
    // The same bytes under another name: disks need not hold them all.
    await link(original, join(folder, `documento-${person}`))
    const { id } = await database.db
      .insertInto('verificationDocuments')
      .values({
        userId: user.id,
        name: `documento-${person}`,
        kind: 'pdf',
        byteSize: documentBytes,
        createdAt: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    requests.push(
      `GET /api/verification-documents/${id} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n\r\n`,
    )
  }
  return requests
}

async function register(username: string) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username,
      email: `${username}@ejemplo.pr`,
      password: 'lectora-paciente-1',
      fullName: 'Lectora Paciente',
    }),
  })
  if (!answer.ok) throw new Error(`registering was answered ${answer.status}`)
  return Registered.parse(await answer.json())
}

async function readWhole(request: string): Promise<void> {
  const socket = await ask(request)
  let left = documentBytes
  for await (const part of socket) {
    left -= part.length
    if (left <= 0) break
  }
}

/** Takes a little each second, and leaves the rest where it is. */
async function readSlowly(request: string): Promise<Socket> {
  const socket = await ask(request)
  socket.on('error', () => undefined)
  const timer = setInterval(() => socket.read(bytesPerSecond), 1000)
  socket.once('close', () => clearInterval(timer))
  return socket
}

async function ask(request: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await new Promise((done, failed) => socket.once('connect', done).once('error', failed))
  socket.write(request)
  return socket
}

/** What the server's process holds in memory, in megabytes, as Linux counts it. */
async function residentMegabytes(): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
