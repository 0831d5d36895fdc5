import { isIP } from 'node:net'
import { DomainError } from '@wepa/domain/error'
import type { FeedInput, InventoryFeed } from '@wepa/domain/inventory/import-schema'
import type { MemberContext } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { enqueueJob } from '../../../db/queue/queue.ts'
import { isPublicAddress } from '../../../gateways/public-address.ts'
import { requireBusiness } from '../../subscriptions/require-business.ts'
import { deleteFeed, findFeed, noteFeed, putFeed } from './feeds.repo.ts'

const DAY = 86_400_000

/** The address from which one's own inventory is read; null for none. */
export async function getOwnFeed(ctx: MemberContext): Promise<InventoryFeed | null> {
  const feed = await findFeed(ctx.db, ctx.session.userId)
  if (!feed) return null
  const { url, absent, problem, lastImportId } = feed
  return {
    url,
    absent,
    problem,
    lastImportId,
    nextAt: feed.nextAt.toISOString(),
    lastAt: feed.lastAt?.toISOString() ?? null,
  }
}

/** Reads an inventory from an address, now and then once a day. @throws DomainError business_required, validation */
export async function setFeed(ctx: MemberContext, input: FeedInput): Promise<InventoryFeed | null> {
  await requireBusiness(ctx)
  refuseInside(input.url)
  const { userId } = ctx.session
  await inTransaction(ctx, async (tx) => {
    const nextAt = new Date(tx.clock.now().getTime() + DAY)
    await putFeed(tx.db, { ...input, userId, nextAt })
    await queueFeed(tx, userId)
  })
  return getOwnFeed(ctx)
}

/** Reads it now. @throws DomainError business_required, not_found without an address */
export async function readFeedNow(ctx: MemberContext): Promise<InventoryFeed | null> {
  await requireBusiness(ctx)
  const { userId } = ctx.session
  if (!(await findFeed(ctx.db, userId))) throw new DomainError('not_found')
  await inTransaction(ctx, async (tx) => {
    await noteFeed(tx.db, userId, {
      problem: null,
      nextAt: new Date(tx.clock.now().getTime() + DAY),
    })
    await queueFeed(tx, userId)
  })
  return getOwnFeed(ctx)
}

/** Reads it no more; the ads stay. */
export async function removeFeed(ctx: MemberContext): Promise<{ success: true }> {
  await deleteFeed(ctx.db, ctx.session.userId)
  return { success: true }
}

/** Has an inventory fetched once the transaction stands. */
export async function queueFeed(tx: Pick<MemberContext, 'db'>, userId: number): Promise<void> {
  await enqueueJob(tx.db, 'fetch-feed', { userId }, { key: `fetch-feed:${userId}` })
}

/** What stands in the address itself; where its name leads is looked at when it is fetched. */
function refuseInside(text: string): void {
  const url = URL.parse(text)
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? ''
  const isInside = host === 'localhost' || (isIP(host) !== 0 && !isPublicAddress(host))
  const isPlain = url !== null && url.username === '' && url.password === ''
  if (isPlain && !isInside && ['', '80', '443'].includes(url.port)) return
  const message = 'Escribe una dirección pública, sin usuario ni puerto.'
  throw new DomainError('validation', { message, issues: [{ path: 'url', message }] })
}
