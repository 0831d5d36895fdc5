// The benchmark: `pnpm --filter @wepa/api bench [--ads 100000,1000000] [--seconds 3] [--data folder]`.
// The filled databases stay in the data folder, so that a second run measures at once.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { fillConcepts } from '../src/db/concepts.ts'
import { openDatabase } from '../src/db/database.ts'
import { migrate } from '../src/db/migrate.ts'
import { bareCases, type Case, listCases } from './cases.ts'
import { cpuOf } from './cpu.ts'
import { fill } from './fill.ts'
import { fillAttributes } from './fill-attributes.ts'
import { type Measured, measure } from './http-client.ts'
import { startDatabase } from './postgres.ts'
import { type Server, startBare, startProduct } from './servers.ts'

const { values: options } = parseArgs({
  options: {
    ads: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    port: { type: 'string', default: '4281' },
    data: { type: 'string', default: join(tmpdir(), 'wepa-bench') },
  },
})
const CONNECTIONS = [1, 16]

for (const ads of options.ads.split(',').map(Number)) await benchmark(ads)

async function benchmark(ads: number): Promise<void> {
  const postgres = await startDatabase(options.data, `ads_${ads}`)
  const client = new pg.Client(postgres.url)
  await client.connect()
  const servers: Server[] = []
  try {
    await prepare(client, postgres.url, ads)
    const product = await start(postgres.url, { SEARCH_CACHE_MS: '0' })
    servers.push(product)
    const bare = await startBare(Number(options.port) + 1, postgres.url)
    servers.push(bare)
    say(`\n${ads.toLocaleString('en')} ads\n`)
    say(`${line(['case', 'connections', 'requests/s', 'median ms', 'p99 ms', 'cpu ms'])}\n`)
    const cases = await listCases(client, product.port, ads)
    for (const each of cases) await show(product, each, postgres.pid)
    for (const each of bareCases(ads)) await show(bare, each, postgres.pid)
    await product.stop()
    servers.splice(servers.indexOf(product), 1)
    const caching = await start(postgres.url, {})
    servers.push(caching)
    for (const each of cases.filter(isHot)) {
      await show(caching, { ...each, name: `kept: ${each.name}` }, postgres.pid)
    }
  } finally {
    for (const server of servers) await server.stop()
    await client.end()
    await postgres.stop()
  }
}

function start(url: string, settings: Readonly<Record<string, string>>): Promise<Server> {
  return startProduct(Number(options.port), url, options.data, 1, settings)
}

/** What many ask for at the same moment. */
function isHot({ name }: Case): boolean {
  return ['newest', 'category', 'common word', 'synonym'].includes(name)
}

async function prepare(client: pg.Client, url: string, ads: number): Promise<void> {
  const opened = openDatabase({
    url,
    poolSize: 1,
    statementTimeout: 3_600_000,
    onIdleError: () => undefined,
  })
  await migrate(opened)
  const { rows } = await client.query<{ count: number }>('select count(*)::int from listings')
  if (rows[0]?.count !== ads) {
    const start = performance.now()
    await client.query('truncate users, listings, photos, spelling restart identity cascade')
    await fill(client, ads)
    say(`filled with ${ads.toLocaleString('en')} ads in ${seconds(start)} s\n`)
  }
  await fillConcepts(opened.db, 3_600_000)
  const filled = performance.now()
  await fillAttributes(client, ads)
  say(`attributes of ${ads.toLocaleString('en')} ads in ${seconds(filled)} s\n`)
  await opened.close()
}

async function show(server: Server, { name, path }: Case, postgres: number): Promise<void> {
  if (!name.includes(options.only) && !name.startsWith('bare')) return
  await measure(server.port, path, { connections: 2, seconds: 1 })
  for (const connections of CONNECTIONS) {
    const load = { connections, seconds: Number(options.seconds) }
    const before = await cpuOf(server.pid, postgres)
    const measured = await measure(server.port, path, load)
    const spent = (await cpuOf(server.pid, postgres)) - before
    say(`${row(name, connections, measured, spent / measured.count)}\n`)
  }
}

function row(name: string, connections: number, measured: Measured, spent: number): string {
  const { perSecond, median, p99, failures } = measured
  const times = [median, p99, spent].map((each) => each.toFixed(1))
  const cells = [name, connections, Math.round(perSecond), ...times]
  return line(cells.map(String)) + (failures > 0 ? `  ${failures} failed` : '')
}

function line([first = '', ...rest]: string[]): string {
  return first.padEnd(28) + rest.map((cell) => cell.padStart(12)).join('')
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1)
}

function say(text: string): void {
  process.stdout.write(text)
}
