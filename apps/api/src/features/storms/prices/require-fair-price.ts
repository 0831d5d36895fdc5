import { DomainError } from '@wepa/domain/error'
import { readPlace } from '@wepa/domain/places/read-place'
import { type ParsedPrice, parsePrice } from '@wepa/domain/prices/parse-price'
import type { EssentialKind } from '@wepa/domain/storms/essential-kinds'
import { essentialKind } from '@wepa/domain/storms/essentials'
import { exceededLimit, limitWords } from '@wepa/domain/storms/price-limit'
import type { Deps } from '../../../context.ts'
import type { InTransaction } from '../../../db/in-transaction.ts'
import {
  findAverage,
  findStormIn,
  findStormPrice,
  insertStormPrices,
  sharePrices,
} from './storm-prices.repo.ts'

type Tx = InTransaction<Pick<Deps, 'db' | 'clock'>>

/** What of an ad decides; `location` as on the ad: 'Ponce, Sur'. */
export type Priced = { title: string; location: string | null; price: string | null }

export type PriceChange = {
  listingId: number
  /** The ad as it stands; undefined for one that is being published. */
  before: Priced | undefined
  after: Priced
}

/**
 * Refuses a price that a storm does not allow, for every way in which an ad gets one. The ad is held, or new in this
 * transaction. @throws DomainError price_frozen
 */
export async function requireFairPrice(
  tx: Tx,
  { listingId, before, after }: PriceChange,
): Promise<void> {
  const is = readPriced(after)
  const was = before && readPriced(before)
  if (isNoMatter(was, is)) return
  await sharePrices(tx.db)
  const storm = is.region && (await findStormIn(tx.db, is.region, tx.clock.now()))
  if (!storm) return
  const noted = await findStormPrice(tx.db, storm.id, listingId)
  // What came into the storm as an essential stays one, whatever it is called now.
  const kind = is.kind ?? noted?.kind ?? was?.kind
  if (!kind) return
  const stood = standingBefore(was, is, noted !== undefined)
  const asked = { kind, cents: is.cents, before: noted && toCents(noted.price), now: stood?.cents }
  await requireWithin(tx, storm.id, asked)
  if (!noted)
    await note(tx, { stormId: storm.id, listingId, kind, cents: stood?.cents ?? is.cents })
}

/** The ad as it stood in the storm already, as an essential of its region; undefined for one that comes into it now. */
function standingBefore(was: Read | undefined, is: Read, isNoted: boolean): Read | undefined {
  if (was === undefined || was.region !== is.region) return undefined
  return was.kind !== undefined || isNoted ? was : undefined
}

type Noted = { stormId: number; listingId: number; kind: EssentialKind; cents: number | undefined }

/** The first price of an ad in the storm. */
async function note(tx: Tx, { cents, ...ad }: Noted): Promise<void> {
  if (cents === undefined) return
  await insertStormPrices(tx.db, [{ ...ad, price: (cents / 100).toFixed(2) }])
}

type Asked = {
  kind: EssentialKind
  cents: number | undefined
  before: number | undefined
  now: number | undefined
}

async function requireWithin(
  tx: Tx,
  stormId: number,
  { kind, cents, before, now }: Asked,
): Promise<void> {
  if (cents === undefined) return
  const average = await findAverage(tx.db, stormId, kind)
  const standing = {
    average: average === undefined ? undefined : toCents(average),
    before,
    now,
  }
  const limit = exceededLimit(cents, standing)
  if (limit === undefined) return
  const message = limitWords(kind, limit, standing)
  throw new DomainError('price_frozen', { message, issues: [{ path: 'price', message }] })
}

type Read = { kind: EssentialKind | undefined; region: string | null; cents: number | undefined }

function readPriced({ title, location, price }: Priced): Read {
  return {
    kind: essentialKind(title),
    region: readPlace(location).region,
    cents: highest(parsePrice(price)),
  }
}

/** Nothing that a storm forbids: a thing of other kinds that is new, a price that does not rise where the ad stays what it is. */
function isNoMatter(was: Read | undefined, is: Read): boolean {
  if (!was) return is.kind === undefined
  if (was.kind !== is.kind || was.region !== is.region) return false
  return is.cents === undefined || (was.cents !== undefined && is.cents <= was.cents)
}

function highest({ priceNumeric, priceMax }: ParsedPrice): number | undefined {
  const price = priceMax ?? priceNumeric
  return price === null ? undefined : toCents(price)
}

function toCents(amount: string): number {
  return Math.round(Number(amount) * 100)
}
