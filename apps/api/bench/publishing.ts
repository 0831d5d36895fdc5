// Searches while people publish: `pnpm --filter @wepa/api bench:publishing [--ads 1000000] [--rate 1000] [--seconds 20]`.
// Uses the database that `bench` has filled, and takes away what it published there.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { hashToken, makeToken } from '../src/features/auth/token.ts'
import { createAdWriter } from './ad-writer.ts'
import { type Case, listCases } from './cases.ts'
import { getJson, measure } from './http-client.ts'
import { startDatabase } from './postgres.ts'
import { startProduct } from './servers.ts'

const { values: options } = parseArgs({
  options: {
    ads: { type: 'string', default: '1000000' },
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '20' },
    port: { type: 'string', default: '4281' },
    data: { type: 'string', default: join(tmpdir(), 'wepa-bench') },
  },
})
const CASES = ['newest', 'category', 'common word', 'two words', 'synonym', 'three attributes']
/** Every so many ads one is looked for until it is found. */
const LOOKED_FOR = 20

const postgres = await startDatabase(options.data, `ads_${options.ads}`)
const client = new pg.Client(postgres.url)
await client.connect()
const product = await startProduct(Number(options.port), postgres.url, options.data, 1, {
  SEARCH_CACHE_MS: '0',
})
let seller: { id: number; token: string } | undefined
try {
  seller = await makeSeller()
  const all = await listCases(client, product.port, Number(options.ads))
  const cases = all.filter(({ name }) => CASES.includes(name))
  const quiet = await ask(cases)
  const publisher = startPublishing(seller.token)
  const busy = await ask(cases)
  const { published, failures, found } = await publisher.stop()
  for (const { name } of cases) {
    const [before = 0, meanwhile = 0] = [quiet.get(name), busy.get(name)]
    const times = (meanwhile / before).toFixed(2)
    say(
      `${name.padEnd(20)} ${before.toFixed(1)} ms, meanwhile ${meanwhile.toFixed(1)} ms: ${times} times`,
    )
  }
  say(
    `published ${published} (${failures} failed), found after at most ${Math.max(...found).toFixed(0)} ms`,
  )
} finally {
  await product.stop()
  if (seller) await client.query('delete from users where id = $1', [seller.id])
  await client.end()
  await postgres.stop()
}

/** The median of each case in milliseconds, asked one after the other. */
async function ask(cases: readonly Case[]): Promise<ReadonlyMap<string, number>> {
  const medians = new Map<string, number>()
  for (const { name, path } of cases) {
    await measure(product.port, path, { connections: 1, seconds: 1 })
    const seconds = Number(options.seconds) / cases.length
    medians.set(name, (await measure(product.port, path, { connections: 1, seconds })).median)
  }
  return medians
}

/** Who may publish any number. */
async function makeSeller(): Promise<{ id: number; token: string }> {
  const name = `publica_${Date.now()}`
  const { rows } = await client.query<{ id: number }>(
    `insert into users (username, email, password_hash, full_name)
     values ($1, $1 || '@ejemplo.pr', 'none', 'Publica') returning id`,
    [name],
  )
  const id = rows[0]?.id ?? 0
  await client.query(
    `insert into person_plans (user_id, plan) values ($1, 'business')
     on conflict (user_id) do update set plan = excluded.plan`,
    [id],
  )
  const token = makeToken()
  await client.query('insert into sessions (user_id, token_hash) values ($1, $2)', [
    id,
    hashToken(token),
  ])
  return { id, token }
}

/** Publishes at the asked rate until it is stopped; a slow server does not slow it down. */
function startPublishing(token: string) {
  const write = createAdWriter(Date.now() % 100_000)
  const found: number[] = []
  const running = new Set<Promise<void>>()
  let [published, failures, isRunning] = [0, 0, true]
  const publishOne = async (at: number) => {
    const { title, description, price, categoryId, location } = write()
    const word = `zq${at}${Date.now().toString(36)}`
    const response = await fetch(`http://127.0.0.1:${product.port}/api/listings`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        title: `${title} ${word}`.slice(-100),
        ...{ description, price, categoryId, location },
      }),
    })
    await response.arrayBuffer()
    if (response.status !== 201) failures += 1
    else published += 1
    if (response.status === 201 && at % LOOKED_FOR === 0) found.push(await untilFound(word))
  }
  const pace = async () => {
    const start = performance.now()
    for (let at = 0; isRunning; at += 1) {
      const one = publishOne(at).finally(() => running.delete(one))
      running.add(one)
      const next = start + ((at + 1) * 60_000) / Number(options.rate)
      await sleep(Math.max(0, next - performance.now()))
    }
  }
  const paced = pace()
  return {
    stop: async () => {
      isRunning = false
      await paced
      await Promise.all(running)
      return { published, failures, found }
    },
  }
}

/** Milliseconds from the answer of the publication to the first search that finds it. */
async function untilFound(word: string): Promise<number> {
  const start = performance.now()
  for (;;) {
    const { body } = await getJson(product.port, `/api/listings?search=${word}`)
    if (JSON.stringify(body).includes(word)) return performance.now() - start
    await sleep(20)
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
