// An inventory of 10,000 rows and 5,000 photos comes in while people read, and its server is killed in the middle:
// `pnpm --filter @wepa/api bench:imports [--rows 10000] [--photos 5000] [--kill]`. Says minutes, memory above idle, and how
// much slower reads are meanwhile.
import { execFileSync } from 'node:child_process'
import { createWriteStream, readFileSync } from 'node:fs'
import { mkdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { ZipFile } from 'yazl'
import { openDatabase } from '../src/db/database.ts'
import { migrate } from '../src/db/migrate.ts'
import { hashToken, makeToken } from '../src/features/auth/token.ts'
import { createAdWriter } from './ad-writer.ts'
import { measure } from './http-client.ts'
import { startDatabase } from './postgres.ts'
import { type Server, startProduct } from './servers.ts'

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000' },
    photos: { type: 'string', default: '5000' },
    port: { type: 'string', default: '4291' },
    data: { type: 'string', default: join(tmpdir(), 'wepa-bench-imports') },
    kill: { type: 'boolean', default: false },
  },
})
const rows = Number(options.rows)
const photos = Number(options.photos)
/** Photos of one ZIP. */
const zipOf = 1000

await mkdir(options.data, { recursive: true, mode: 0o755 })
const postgres = await startDatabase(options.data, 'imports')
const opened = openDatabase({
  url: postgres.url,
  poolSize: 2,
  statementTimeout: 600_000,
  onIdleError: () => {},
})
await migrate(opened)
const start = () =>
  startProduct(Number(options.port), postgres.url, options.data, 1, { SEARCH_CACHE_MS: '0' })
let product = await start()
const seller = await makeSeller()
try {
  await fillSome()
  const zips = await makeZips()
  // What V8 takes for the same reads alone is no import's.
  await ask(60)
  await sleep(5_000)
  const [idle, quiet] = [sumOf(memoryOf(product)), await ask(5)]
  say(`reads alone: ${megabytes(idle)} MB, a search ${quiet.toFixed(1)} ms`)
  const id = await send(zips)
  const began = performance.now()
  await call('POST', `/api/inventory/imports/${id}/read`, '{}')
  await until(id, ['ready', 'failed'])
  say(`read in ${seconds(began)} s`)
  const confirmed = performance.now()
  await call('POST', `/api/inventory/imports/${id}/confirm`, '{}')
  const { peak, samples } = await follow(id)
  say(`done in ${(seconds(confirmed) / 60).toFixed(1)} min`)
  say(`memory at most ${megabytes(peak - idle)} MB above idle`)
  await sleep(5_000)
  // With the new ads there is more to find: the same search takes longer than before them, alone too.
  const after = await ask(5)
  say(`a search meanwhile, by rows that were done, and alone afterwards: ${after.toFixed(1)} ms`)
  for (const line of describe(samples, { quiet, after })) say(line)
  const { rows: counts } = await opened.pool.query(
    `select count(*)::int as ads, count(distinct reference)::int as references,
       (select count(*)::int from photos where user_id = $1 and listing_id is not null) as photos
     from listings join listing_references on listing_id = listings.id where listings.user_id = $1`,
    [seller.id],
  )
  say(JSON.stringify(counts[0]))
} finally {
  await product.stop()
  await opened.pool.query('delete from users where id = $1', [seller.id])
  await opened.close()
  await postgres.stop()
}

/** Milliseconds that a search took, in the median of three seconds, when so many rows were done; bytes then. */
type Sample = { done: number; took: number; memory: Memory }

/** Ten parts of the import, each with the median and the slowest of its samples, beside what the search takes alone. */
function describe(samples: readonly Sample[], alone: { quiet: number; after: number }): string[] {
  return Array.from({ length: 10 }, (_, part) => {
    const from = (part * rows) / 10
    const its = samples.filter(
      ({ done }) => done >= from && (part === 9 || done < from + rows / 10),
    )
    const took = its.map((sample) => sample.took).sort((a, b) => a - b)
    const most = its.toSorted((a, b) => sumOf(b.memory) - sumOf(a.memory))[0]?.memory
    const usual = alone.quiet + ((alone.after - alone.quiet) * (part + 0.5)) / 10
    const [middle = 0, slowest = 0] = [took[Math.floor(took.length / 2)], took.at(-1)]
    const times = (value: number) => `${value.toFixed(1)} ms, ${(value / usual).toFixed(2)} times`
    const memory = most && `${megabytes(most.server)} + ${megabytes(most.others)} MB`
    return `${String(from).padStart(6)}: ${times(middle)}; at most ${times(slowest)} (alone ${usual.toFixed(1)} ms); ${memory}`
  })
}

/** Follows an import to its end; answers the most memory and how long a search took meanwhile. */
async function follow(id: number): Promise<{ peak: number; samples: Sample[] }> {
  const samples: Sample[] = []
  let [peak, isKilled] = [0, !options.kill]
  for (;;) {
    const took = await ask(3)
    const memory = memoryOf(product)
    peak = Math.max(peak, sumOf(memory))
    const { state, done } = await status(id)
    samples.push({ done, took, memory })
    if (state !== 'applying') return { peak, samples }
    if (isKilled || done < rows / 2) continue
    say(`killed at ${done} rows`)
    isKilled = true
    process.kill(product.pid, 'SIGKILL')
    await sleep(500)
    product = await start()
  }
}

async function ask(seconds: number): Promise<number> {
  const path = () => '/api/listings?search=casa&limit=20'
  return (await measure(product.port, path, { connections: 1, seconds })).median
}

/** Bytes of the server, and of the processes it started. */
type Memory = { server: number; others: number }

function sumOf({ server, others }: Memory): number {
  return server + others
}

/**
 * What a server and the processes it started hold. What they share, Node's own code above all, is counted once
 * (https://docs.kernel.org/filesystems/proc.html, `Pss`).
 */
function memoryOf({ pid }: Server): Memory {
  const text = execFileSync('ps', ['-o', 'pid=', '-p', `${pid}`, '--ppid', `${pid}`]).toString()
  const pids = text.trim().split(/\s+/)
  const others = pids.filter((each) => each !== String(pid)).map(shareOf)
  return { server: shareOf(String(pid)), others: others.reduce((sum, share) => sum + share, 0) }
}

function shareOf(pid: string): number {
  return Number(/^Pss:\s+(\d+) kB$/m.exec(readRollup(pid))?.[1] ?? 0) * 1024
}

/** Empty for a process that has ended meanwhile. */
function readRollup(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  } catch {
    return ''
  }
}

async function until(id: number, states: readonly string[]): Promise<void> {
  while (!states.includes((await status(id)).state)) await sleep(500)
}

async function status(id: number): Promise<{ state: string; done: number }> {
  return JSON.parse(await call('GET', `/api/inventory/imports/${id}`))
}

async function send(zips: readonly string[]): Promise<number> {
  const write = createAdWriter(7)
  const lines = Array.from({ length: rows }, (_, n) => {
    const { title, description, price, location } = write()
    const photo = n < photos ? `foto-${n}.jpg` : ''
    const cells = [`R-${n}`, 'De Todo', title, description, price ?? '', location ?? '', photo]
    return cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')
  })
  const table = ['Referencia,Categoría,Título,Descripción,Precio,Lugar,Fotos', ...lines].join('\n')
  const { id } = JSON.parse(await call('POST', '/api/inventory/imports?name=bench.csv', table))
  const began = performance.now()
  for (const zip of zips) {
    await call('PUT', `/api/inventory/imports/${id}/photos`, await readFile(zip))
  }
  say(`photos sent in ${seconds(began)} s`)
  return id
}

async function call(method: string, path: string, body?: string | Buffer): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${product.port}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${seller.token}`,
      ...(body !== undefined && {
        'content-type': body === '{}' ? 'application/json' : 'application/octet-stream',
      }),
    },
    ...(body !== undefined && { body }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return text
}

/** Photos as phones shrink them before they send them, each its own; made once. */
async function makeZips(): Promise<string[]> {
  const names: string[] = []
  for (let first = 0; first < photos; first += zipOf) {
    const name = join(options.data, `photos-${first}.zip`)
    names.push(name)
    if (await stat(name).catch(() => undefined)) continue
    const zip = new ZipFile()
    for (let n = first; n < Math.min(photos, first + zipOf); n++) {
      zip.addBuffer(await makePhoto(n), `lote/foto-${n}.jpg`, { compress: false })
    }
    zip.end()
    await pipeline(zip.outputStream, createWriteStream(`${name}.part`))
    execFileSync('mv', [`${name}.part`, name])
  }
  return names
}

function makePhoto(n: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const hue = `hsl(${(n * 37) % 360} 60% 50%)`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960"><rect x="${(n * 13) % 700}" y="${(n * 7) % 500}" width="500" height="400" fill="${hue}"/><circle cx="${(n * 29) % 1280}" cy="300" r="200" fill="white" opacity=".6"/></svg>`
  return sharp({ create: { width: 1280, height: 960, channels: 3, background: hue, noise } })
    .blur(1.5)
    .composite([{ input: Buffer.from(svg) }])
    .jpeg({ quality: 78 })
    .toBuffer()
}

/** Ads of others, so that there is something to search. */
async function fillSome(): Promise<void> {
  await opened.pool.query(
    `insert into listings (user_id, category_id, title, description)
     select $1, 1, 'Casa de prueba ' || n, 'Con marquesina' from generate_series(1, 2000) n
     where not exists (select from listings limit 1)`,
    [seller.id],
  )
}

async function makeSeller(): Promise<{ id: number; token: string }> {
  const name = `importa_${Date.now()}`
  const { rows: made } = await opened.pool.query<{ id: number }>(
    `insert into users (username, email, password_hash, full_name)
     values ($1, $1 || '@ejemplo.pr', 'none', 'Importa') returning id`,
    [name],
  )
  const id = made[0]?.id ?? 0
  await opened.pool.query(`update person_plans set plan = 'business' where user_id = $1`, [id])
  const token = makeToken()
  await opened.pool.query('insert into sessions (user_id, token_hash) values ($1, $2)', [
    id,
    hashToken(token),
  ])
  return { id, token }
}

function megabytes(bytes: number): string {
  return (bytes / 1024 ** 2).toFixed(0)
}

function seconds(since: number): number {
  return Math.round((performance.now() - since) / 1000)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

await rm(join(options.data, 'documents'), { recursive: true, force: true })
