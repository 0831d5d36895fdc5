import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import type { Deps } from '../../../context.ts'
import { attributesOf } from './attributes-of.ts'
import {
  listUnread,
  type Place,
  type ReadAd,
  type UnreadAd,
  updateRead,
} from './unread-ads.repo.ts'

/** Ads that are written in one statement, and held meanwhile. */
const AD_COUNT = 200
/** Milliseconds of one run, for a server that ends waits for it; the next goes on. */
const LONGEST = 10_000

type Ctx = Pick<Deps, 'db' | 'log'>

/**
 * Reads the ads of before reading began, and all of them again when a newer reader has come: sold and inactive ones
 * too. Between two parts it rests as long as the last one took. Answers how many it wrote.
 */
export async function readUnreadAds(ctx: Ctx): Promise<number> {
  const until = performance.now() + LONGEST
  let written = 0
  let after: Place | undefined
  while (performance.now() < until) {
    const began = performance.now()
    const ads = await listUnread(ctx.db, after, AD_COUNT)
    if (ads.length > 0) written += await updateRead(ctx.db, await readAll(ctx, ads))
    // What could not be written is come back to by the next run, not by this one again and again.
    after = ads.at(-1)
    if (ads.length < AD_COUNT) break
    await wait(performance.now() - began)
  }
  if (written > 0) ctx.log.info({ ads: written }, 'attributes of ads read')
  return written
}

async function readAll(ctx: Ctx, ads: readonly UnreadAd[]): Promise<ReadAd[]> {
  const read: ReadAd[] = []
  for (const ad of ads) {
    read.push(...readOne(ctx, ad))
    // Whoever waits for an answer of this process comes first.
    await turn()
  }
  return read
}

/** As of the day on which it was written: dates without a year are the next ones from there. */
function readOne({ log }: Ctx, ad: UnreadAd): ReadAd[] {
  try {
    const { attributes } = attributesOf(ad, ad.saidAttributes, ad.createdAt)
    return [{ id: ad.id, stamp: ad.stamp, attributes }]
  } catch (err) {
    log.error({ err, listingId: ad.id }, 'the attributes of an ad could not be read')
    return []
  }
}
