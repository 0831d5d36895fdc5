import { isPublic } from '@wepa/domain/listings/listing'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import {
  findLowering,
  hasComparedPrice,
  isWorthTelling,
  type Lowering,
} from '@wepa/domain/prices/earlier-price'
import { displayPrice, formatCents } from '@wepa/domain/prices/price'
import { attemptAll } from '../../../attempt-each.ts'
import type { Deps } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { priceDropKey } from '../../../db/sql/notices/told-of-drop.ts'
import { emailAbout } from '../../notifications/email-about.ts'
import { notify } from '../../notifications/notify.ts'
import { matchSavedSearches } from '../../saved-searches/alerts/match-saved-searches.ts'
import { findListing } from '../listings.repo.ts'
import { type Admirer, listAdmirers, listAskedPrices } from './asked-prices.repo.ts'
import { priceDropEmail } from './price-drop-email.ts'

const DAY = 86_400_000
const atOnce = 200

/** Tells people who kept an ad that it asks less than before. Done again it tells nobody twice. */
export async function tellPriceDrop(
  ctx: Deps,
  { listingId }: { listingId: number },
): Promise<void> {
  // First: people whose saved search finds the ad only now are told of it by that alone.
  await matchSavedSearches(ctx, { listingId })
  const now = ctx.clock.now()
  const listing = await findListing(ctx.db, listingId, now)
  if (!listing || !isPublic(listing) || !hasComparedPrice(listing)) return
  const lowering = findLowering(await listAskedPrices(ctx.db, listingId, now), now)
  // What is older has been told, or came too late to be news.
  if (!lowering || lowering.at <= now.getTime() - DAY || !isWorthTelling(lowering)) return
  const ad = { id: listingId, userId: listing.userId, loweredAt: new Date(lowering.at), now }
  await attemptAll(ctx, {
    name: 'people who kept an ad that is lowered',
    list: (after) => listAdmirers(ctx.db, ad, { after, limit: atOnce }),
    work: (person) => tell(ctx, person, { listing, lowering }),
  })
}

/** False for somebody whom another run has just told. */
async function tell(
  ctx: Deps,
  person: Admirer,
  { listing, lowering }: { listing: ListingDetail; lowering: Lowering },
): Promise<boolean> {
  const prices = {
    before: formatCents(lowering.from),
    after: displayPrice(listing.price),
  }
  return inTransaction(ctx, async (tx) => {
    const isNew = await notify(tx, {
      userId: person.id,
      type: 'price_dropped',
      title: `Bajó de precio: ${listing.title}`,
      message: `Antes ${prices.before}, ahora ${prices.after}. Lo tienes en tus favoritos.`,
      relatedId: listing.id,
      key: priceDropKey(listing.id, tx.clock.now()),
    })
    if (!isNew) return false
    const to = { userId: person.id, email: person.email, wantsEmails: person.wantsEmails }
    const email = priceDropEmail(person, { ...listing, ...prices }, tx.settings.baseUrl)
    await emailAbout(tx, { type: 'price_dropped', to }, email)
    return true
  })
}
