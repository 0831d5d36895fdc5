// Draws behind the running product what its first start left out. An ad gets its pictures when their files are there.
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import type { KnownPicture } from '../../anthropic/known-pictures.ts'
import { withClient } from '../../postgres/socket.ts'
import { makeDemo } from '../make-demo.ts'
import { newestFirst } from './first-screens.ts'
import { type Draw, drawPictures, type Put } from './pictures.ts'
import { drawFor, knownPictures, photoRows, type Shown } from './stored-pictures.ts'

export type MissingSettings = {
  dataDir: string
  databaseUrl: string
  put: Put
  /** The real one unless a test has no time for pictures. */
  draw?: Draw
  /** Told what the pictures of the ads show. */
  remember: (pictures: KnownPicture[]) => Promise<void>
  log: (line: string) => void
}

/** Ads that are drawn and written together: what an end in the middle loses at most. */
const BATCH = 20

/** Holds the time the demo was made for, from which all of it follows; it goes with the last picture. */
const fileIn = (dataDir: string) => join(dataDir, 'demo-pictures-missing')

/** Before the demo's rows are written: a start that ends between would leave them without pictures for good. */
export async function noteMissingPictures(dataDir: string, madeAt: Date): Promise<void> {
  await writeFile(fileIn(dataDir), madeAt.toISOString())
}

export async function forgetMissingPictures(dataDir: string): Promise<void> {
  await rm(fileIn(dataDir), { force: true })
}

export async function hasMissingPictures(dataDir: string): Promise<boolean> {
  return (await readMadeAt(dataDir)) !== undefined
}

async function readMadeAt(dataDir: string): Promise<Date | undefined> {
  const madeAt = new Date(await readFile(fileIn(dataDir), 'utf8').catch(() => ''))
  return Number.isNaN(madeAt.getTime()) ? undefined : madeAt
}

/** Profiles first, then the newest ads. Ended at any moment, it goes on where it was when it is called again. */
export async function drawMissingPictures(settings: MissingSettings): Promise<void> {
  const { dataDir, databaseUrl, log } = settings
  const madeAt = await readMadeAt(dataDir)
  if (!madeAt) return
  const missing = await withClient(databaseUrl, (client) => findMissing(client, madeAt))
  const count = missing.ads.reduce((sum, ad) => sum + ad.pictures.length, missing.people.length)
  if (count > 0)
    log(`Se dibujan ${count} fotos de muestra más; hasta entonces faltan en sus anuncios.`)
  for (const batch of inBatches(missing)) await drawBatch(settings, batch)
  await forgetMissingPictures(dataDir)
  if (count > 0) log('Todas las fotos de muestra están.')
}

/** Whoever is not as the demo made them, because of other demo data or since changed, is left alone. */
async function findMissing(client: Client, madeAt: Date): Promise<Shown> {
  const demo = makeDemo(madeAt)
  const bareAds = await client.query<{ id: number; title: string }>(
    'select id, title from listings where not exists (select from photos where listing_id = listings.id)',
  )
  const barePeople = await client.query<{ id: number; username: string }>(
    'select id, username from users where profile_image_url is null',
  )
  const titles = new Map(bareAds.rows.map(({ id, title }) => [id, title]))
  const names = new Map(barePeople.rows.map(({ id, username }) => [id, username]))
  const ads = demo.ads.filter((ad) => ad.pictures.length > 0 && titles.get(ad.id) === ad.title)
  const people = demo.people.filter((one) => one.portrait && names.get(one.id) === one.username)
  return { ads: newestFirst(ads), people }
}

function inBatches({ ads, people }: Shown): Shown[] {
  const count = Math.ceil(ads.length / BATCH)
  const ofAds = Array.from({ length: count }, (_, i) => ads.slice(i * BATCH, (i + 1) * BATCH))
  return [{ ads: [], people }, ...ofAds.map((some) => ({ ads: some, people: [] }))]
}

async function drawBatch(settings: MissingSettings, batch: Shown): Promise<void> {
  const stored = await drawFor(batch, settings.put, settings.draw ?? drawPictures)
  await settings.remember(knownPictures(batch, stored))
  const rows = JSON.stringify(photoRows(batch, stored))
  await withClient(settings.databaseUrl, async (client) => {
    await client.query(batch.ads.length > 0 ? insertForAds : insertForPeople, [rows])
  })
}

const columns = 'user_id, listing_id, position, hash, width, height, created_at'
const drawn = 'drawn as (select * from json_populate_recordset(null::photos, $1))'

/** All pictures of an ad or none, and only where it stands still and nobody gave it others meanwhile. */
const insertForAds = `
  with ${drawn}, ads as (
    select id from listings where id in (select listing_id from drawn) for key share
  )
  insert into photos (${columns})
  select ${columns} from drawn
  where listing_id in (select id from ads)
    and not exists (select from photos where photos.listing_id = drawn.listing_id)`

const insertForPeople = `
  with ${drawn}, people as (
    update users set profile_image_url = '/uploads/' || drawn.hash || '.webp' from drawn
    where users.id = drawn.user_id and profile_image_url is null returning users.id
  )
  insert into photos (${columns})
  select ${columns} from drawn where user_id in (select id from people)`
