import { EXPIRY_NOTICE_DAYS, LISTING_DAYS } from '@wepa/domain/listings/listing'
import { longDate } from '@wepa/domain/text/date'
import { attemptAll } from '../../../attempt-each.ts'
import type { Deps } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { emailAbout } from '../../notifications/email-about.ts'
import { notify, type Telling } from '../../notifications/notify.ts'
import { findRecipient } from '../../people/find-recipient.ts'
import { lockPerson } from '../../people/lock-person.ts'
import { type ExpiringListing, listOwnersToWarn, type Soon, takeExpiring } from './expiry.repo.ts'
import { expiryEmail } from './expiry-email.ts'

const DAY = 86_400_000
const ownersAtOnce = 100

/**
 * Tells owners that ads run out within three days, once for each end: a notification for
 * each ad, so that one tap renews it, and one email for all that came up in this run.
 */
export async function warnOfExpiry(ctx: Deps): Promise<void> {
  const now = ctx.clock.now()
  const soon = { now, until: new Date(now.getTime() + EXPIRY_NOTICE_DAYS * DAY) }
  const owners = await attemptAll(ctx, {
    name: 'ads that run out, of owner',
    list: (after) => listOwnersToWarn(ctx.db, soon, { after, limit: ownersAtOnce }),
    work: async ({ id }) => (await warnOwner(ctx, id, soon)) > 0,
  })
  if (owners > 0) ctx.log.info({ owners }, 'owners told that ads run out')
}

async function warnOwner(ctx: Deps, userId: number, soon: Soon): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    // First: the owner's row is held before the ad's, as by whoever changes an ad.
    await lockPerson(tx, userId)
    const listings = await takeExpiring(tx.db, userId, soon)
    for (const listing of listings) await tell(tx, userId, listing)
    const owner = await findRecipient(tx, userId)
    if (owner && listings.length > 0) {
      const email = expiryEmail(owner, listings, tx.settings.baseUrl)
      await emailAbout(tx, { type: 'expiry', to: owner }, email)
    }
    return listings.length
  })
}

async function tell(
  tx: Telling,
  userId: number,
  { id, title, expiresAt }: ExpiringListing,
): Promise<void> {
  const end = expiresAt.toISOString()
  await notify(tx, {
    userId,
    type: 'expiry',
    title: 'Tu anuncio está por vencer',
    message: `«${title}» sale de las búsquedas el ${longDate(end)}. Renuévalo con un toque: ${LISTING_DAYS} días más.`,
    relatedId: id,
    key: `expiry:${id}:${end}`,
  })
}
