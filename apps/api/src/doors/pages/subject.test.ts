import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { buildApp } from '../../app.ts'
import { openDatabase } from '../../db/database.ts'
import { noReplicas } from '../../db/replicas/readers.ts'
import { hideListing, unhideListing } from '../../features/listings/withdrawals/withdrawals.repo.ts'
import { setSuspension } from '../../features/people/set-suspension.ts'
import { createLog } from '../../log.ts'

/** A build whose pages ask for their row, as the real ones do; each body says which rendering it is. */
const renderer = `
let renderings = 0
const procedures = { listing: 'listings.get', seller: 'users.get' }
export function createRenderer() {
  return {
    missingPath: () => undefined,
    async render({ href, call }) {
      const [, kind, text] = href.split('?')[0].split('/')
      const path = procedures[kind]
      const id = Number(text)
      const answer = path && id > 0 ? await call({ type: 'query', path, input: { id } }) : undefined
      const row = answer?.data
      const isMissing = kind === 'category' ? text === '-' : !row
      const body = href + ' rendering ' + ++renderings + ' ' + (row?.title ?? row?.fullName ?? '')
      return { status: isMissing ? 404 : 200, body, location: null }
    },
  }
}`

let suite: Suite
let webDist: string
/** Two processes of one product: what one keeps, the other knows nothing of. */
let processes: [FastifyInstance, FastifyInstance]

beforeAll(async () => {
  suite = await startSuite()
  webDist = await mkdtemp(join(tmpdir(), 'wepa-web-'))
  await mkdir(join(webDist, 'server'))
  await mkdir(join(webDist, 'client/.vite'), { recursive: true })
  await writeFile(join(webDist, 'server/entry-server.js'), renderer)
  await writeFile(join(webDist, 'server/package.json'), '{"type":"module"}')
  await writeFile(join(webDist, 'client/.vite/manifest.json'), '{}')
  await writeFile(join(webDist, 'client/shell.html'), '<body>empty shell</body>')
  const deps = { ...suite.deps, settings: { ...suite.deps.settings, webDist } }
  const start = () => buildApp(deps, createLog('silent'))
  processes = [await start(), await start()]
})

afterAll(async () => {
  await Promise.all(processes.map((process) => process.close()))
  await suite.close()
  await rm(webDist, { recursive: true })
})

/** Each process is asked twice, so that one that keeps an answer shows it. */
async function statuses(url: string): Promise<number[]> {
  const all: number[] = []
  for (const process of [...processes, ...processes]) {
    all.push((await process.inject({ url })).statusCode)
  }
  return all
}
const everywhere = (status: number) => [status, status, status, status]
const bodyOf = async (url: string, at: 0 | 1 = 0) => (await processes[at].inject({ url })).body
const renderingOf = async (url: string) => /rendering \d+/.exec(await bodyOf(url))?.[0]

async function makeAd(title = 'Nevera') {
  const owner = await suite.makeUser()
  const seller = suite.asUser({ id: owner.id, role: 'user' })
  const words = { title, description: 'Enfría bien', categoryId: 8, price: '100' }
  const ad = await seller.listings.publish(words)
  return { ad, words, seller, owner, url: `/listing/${ad.id}` }
}

test('an ad that is hidden is gone at once in every process, and back at once', async () => {
  const { ad, url } = await makeAd()
  expect(await statuses(url)).toEqual(everywhere(200))
  await hideListing(suite.deps.db, ad.id, suite.clock.now())
  expect(await statuses(url)).toEqual(everywhere(404))
  await unhideListing(suite.deps.db, ad.id, suite.clock.now())
  expect(await statuses(url)).toEqual(everywhere(200))
})

test('so is one that its owner switches off, then renews', async () => {
  const { ad, url, seller } = await makeAd()
  await suite.deps.db
    .updateTable('listings')
    .set({ isActive: false })
    .where('id', '=', ad.id)
    .execute()
  expect(await statuses(url)).toEqual(everywhere(404))
  await seller.listings.renew({ id: ad.id })
  expect(await statuses(url)).toEqual(everywhere(200))
})

test('an ad that was asked for before it was there is found once it is, and gone once it is deleted', async () => {
  const { ad } = await makeAd()
  const next = `/listing/${ad.id + 1}`
  expect(await statuses(next)).toEqual(everywhere(404))
  const { url, seller, ad: made } = await makeAd()
  expect(url).toBe(next)
  expect(await statuses(next)).toEqual(everywhere(200))
  await seller.listings.remove({ id: made.id })
  expect(await statuses(next)).toEqual(everywhere(404))
})

test('a changed ad shows its new words at once, and is kept while nobody changes it', async () => {
  const { ad, url, seller, words } = await makeAd('Lavadora')
  expect(await renderingOf(url)).toBe(await renderingOf(url))
  await bodyOf(url, 1)
  suite.clock.advance(1)
  await seller.listings.edit({ id: ad.id, ...words, title: 'Secadora' })
  for (const at of [0, 1] as const) expect(await bodyOf(url, at)).toContain('Secadora')
})

test('the profile of a person who is let in again is back at once', async () => {
  const { id } = await suite.makeUser()
  const url = `/seller/${id}`
  expect(await statuses(url)).toEqual(everywhere(200))
  await setSuspension(suite.deps, { userId: id, suspendedAt: suite.clock.now() })
  expect(await statuses(url)).toEqual(everywhere(404))
  await setSuspension(suite.deps, { userId: id, suspendedAt: null })
  expect(await statuses(url)).toEqual(everywhere(200))
})

test.each([
  ['listing', '/listing/', ['900001', '900002', '99999999999', 'nada', '0', '900001?q=x']],
  ['seller', '/seller/', ['900001', '900002', '007', 'ana', '-1']],
  ['category', '/category/', ['nada', 'otra', 'nada?location=Ponce']],
])('made-up addresses of a %s share one 404', async (_kind, path, names) => {
  const renderings = new Set<string | undefined>()
  for (const name of names) {
    const { statusCode, body } = await processes[0].inject({ url: path + name })
    expect(statusCode, name).toBe(404)
    renderings.add(/rendering \d+/.exec(body)?.[0])
  }
  expect(renderings.size).toBe(1)
  expect(renderings).not.toContain(undefined)
})

test('other spellings of what is there are not called missing', async () => {
  const { ad } = await makeAd('Estufa')
  const digits = [...String(ad.id)].map((digit) => `%3${digit}`).join('')
  expect(await bodyOf(`/listing/${ad.id}?view=list`)).toContain('Estufa')
  expect((await processes[0].inject({ url: '/category/Veh%C3%ADculos' })).statusCode).toBe(200)
  // The build of this test does not decode: that it was asked is what counts.
  expect(await bodyOf(`/listing/${digits}`)).toContain(`/listing/${digits}`)
})

test('while the primary is away an ad and its seller still have their pages, from a replica', async () => {
  const { ad, owner } = await makeAd('Abanico')
  suite.clock.advance(60_000)
  const away = openDatabase({
    url: 'postgresql://127.0.0.1:1/wepa',
    poolSize: 1,
    statementTimeout: 1000,
    onIdleError: () => {},
  })
  const { db } = suite.deps
  const readers = {
    ...noReplicas(away.db),
    choose: () => db,
    isPrimaryAway: async () => true,
    states: () => [{ isUsed: true, isPrimary: false, lag: 0 }],
  }
  const settings = { ...suite.deps.settings, webDist }
  const app = await buildApp({ ...suite.deps, db: away.db, readers, settings }, createLog('silent'))
  try {
    const page = await app.inject({ url: `/listing/${ad.id}` })
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Abanico')])
    // It may have been published a moment ago.
    expect((await app.inject({ url: '/listing/900001' })).statusCode).toBe(503)
    expect((await app.inject({ url: `/seller/${owner.id}` })).statusCode).toBe(200)
  } finally {
    await app.close()
    await away.close()
  }
})
