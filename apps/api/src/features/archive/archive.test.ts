import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeListingInput } from '../../../test/factories.ts'
import { type ImportSteps, startImports, zipOf } from '../../../test/imports.ts'
import { makeDataUrl } from '../../../test/pictures.ts'
import { openZip } from '../../gateways/sheets/open-zip.ts'

let steps: ImportSteps
beforeAll(async () => {
  steps = await startImports()
})
afterAll(() => steps.close())

type Seller = Awaited<ReturnType<ImportSteps['seller']>>

const archiveOf = ({ user, token }: Seller) =>
  steps.bytes('GET', `/api/users/${user.id}/archive`, { token })

/** The files of an archive by their names, as text. */
async function filesIn(raw: Buffer): Promise<Map<string, string>> {
  const zip = await openZip(raw, 1000)
  const files = new Map<string, string>()
  for (const { name, read } of zip.entries) {
    const parts: Buffer[] = []
    for await (const part of read(10_000_000)) parts.push(part)
    files.set(name, Buffer.concat(parts).toString())
  }
  zip.close()
  return files
}

const restore = async ({ token }: Seller, body: Buffer) => {
  const { status, raw } = await steps.bytes('POST', '/api/inventory/archives', { token, body })
  return { status, json: JSON.parse(raw.toString()) }
}

/** Reads and confirms an archive. */
async function publishAgain(seller: Seller, raw: Buffer) {
  const { json } = await restore(seller, raw)
  await steps.suite.workOffQueue()
  await steps.as(seller).imports.confirm({ id: json.id })
  await steps.suite.workOffQueue()
  return steps.as(seller).imports.get({ id: json.id })
}

describe('refusals', () => {
  test('an archive is one’s own alone', async () => {
    const [ana, luis] = [await steps.seller(), await steps.seller()]
    const url = `/api/users/${ana.user.id}/archive`
    expect((await steps.bytes('GET', url)).status).toBe(401)
    expect((await steps.bytes('GET', url, { token: luis.token })).status).toBe(403)
  })

  test('a ZIP that is none of ours is not read', async () => {
    const ana = await steps.seller()
    const other = await restore(ana, await zipOf({ 'hola.txt': 'hola' }))
    expect([other.status, other.json.message]).toEqual([
      400,
      expect.stringContaining('no es una copia'),
    ])
    expect((await restore(ana, Buffer.from('PK'))).status).toBe(400)
  })

  test('what the plan has no room for is not published, and says so', async () => {
    const ana = await steps.seller()
    for (let n = 0; n < 4; n++) await steps.as(ana).listings.publish(makeListingInput())
    const { raw } = await archiveOf(ana)
    const luis = await steps.seller('pro')
    const { db } = steps.suite.deps
    const plans = db.updateTable('personPlans').set({ plan: 'free' })
    await plans.where('userId', '=', luis.user.id).execute()
    const done = await publishAgain(luis, raw)
    expect(done).toMatchObject({ done: 3, failed: 1 })
    expect((await steps.problems(luis, done.id))[0]?.issues).toEqual([
      expect.stringContaining('límite de 3 anuncios'),
    ])
  })
})

test('an archive can be read: pages, table, data and photos; what people wrote runs nothing', async () => {
  const [ana, luis] = [await steps.seller(), await steps.seller()]
  const image = makeDataUrl({ width: 320, height: 200, seed: 51 })
  const title = '<script>alert(1)</script> Nevera'
  const ad = await steps.as(ana).listings.publish(makeListingInput({ title, images: [image] }))
  const about = { listingId: ad.id, sellerId: ana.user.id }
  const { conversation } = await steps.as(luis).conversations.start(about)
  const words = { id: conversation.id, content: '¿Sigue <b>disponible</b>?' }
  await steps.as(luis).conversations.send(words)
  const { raw, headers } = await archiveOf(ana)
  expect(headers['content-type']).toBe('application/zip')
  const files = await filesIn(raw)
  const photo = ad.images[0]?.replace('/uploads/', 'fotos/') ?? ''
  expect([...files.keys()]).toEqual([
    'inicio.html',
    'mensajes.html',
    'datos.json',
    'anuncios.csv',
    photo,
  ])
  expect(files.get('inicio.html')).toContain('&lt;script&gt;alert(1)&lt;/script&gt; Nevera')
  expect(files.get('inicio.html')).toContain(photo)
  expect(files.get('mensajes.html')).toContain('¿Sigue &lt;b&gt;disponible&lt;/b&gt;?')
  expect(files.get('mensajes.html')).not.toContain('<script')
  expect(JSON.parse(files.get('datos.json') ?? '')).toMatchObject({ listings: [{ id: ad.id }] })
  expect(files.get('anuncios.csv')).toContain(`wepa-${ad.id}`)
})

test('ads that are gone are published again from it, with their photos, once', async () => {
  const ana = await steps.seller()
  const image = makeDataUrl({ width: 320, height: 200, seed: 52 })
  const own = makeDataUrl({ width: 300, height: 200, seed: 53 })
  const kept = await steps
    .as(ana)
    .listings.publish(makeListingInput({ title: 'Se queda', images: [own] }))
  const lost = await steps
    .as(ana)
    .listings.publish(
      makeListingInput({ title: 'Se va', images: [image], attributes: { negotiable: true } }),
    )
  const { raw } = await archiveOf(ana)
  await steps.as(ana).listings.remove({ id: lost.id })
  expect(await publishAgain(ana, raw)).toMatchObject({ done: 1, rows: { create: 1, same: 1 } })
  const items = await steps.inventory(ana)
  expect(
    items.map(({ listing }) => [listing.title, listing.images, listing.saidAttributes]),
  ).toEqual([
    ['Se queda', kept.images, kept.saidAttributes],
    ['Se va', [expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.webp$/)], { negotiable: true }],
  ])
  // The same archive again finds both; what has its own photos stays as it is.
  const { json } = await restore(ana, raw)
  await steps.suite.workOffQueue()
  expect((await steps.as(ana).imports.get({ id: json.id })).rows).toMatchObject({
    create: 0,
    same: 1,
  })
})
