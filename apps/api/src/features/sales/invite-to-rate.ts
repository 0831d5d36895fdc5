import type { Deps } from '../../context.ts'
import type { InTransaction } from '../../db/in-transaction.ts'
import { emailAbout } from '../notifications/email-about.ts'
import { notify } from '../notifications/notify.ts'
import { findRecipient } from '../people/find-recipient.ts'
import { type Invitation, ratingEmail } from './rating-email.ts'
import { updateInvitedAt } from './sales.repo.ts'

type RecordedSale = {
  id: number
  listingId: number
  listingTitle: string
  buyerId: number
  sellerId: number
  wasInvited: boolean
}

/**
 * Asks both sides of a sale how it went: by a notification, and by email who wants emails. The email
 * leaves once for each sale, however often its owner takes it back and notes it again.
 */
export async function inviteToRate(
  tx: InTransaction<Pick<Deps, 'db' | 'clock' | 'live' | 'settings'>>,
  sale: RecordedSale,
): Promise<void> {
  const buyer = await findRecipient(tx, sale.buyerId)
  const seller = await findRecipient(tx, sale.sellerId)
  if (!buyer || !seller) return
  const { listingId, listingTitle } = sale
  const url = `${tx.settings.baseUrl}/rate/${listingId}`
  const invitations: Invitation[] = [
    { side: 'buyer', to: buyer, other: seller.fullName, listingTitle, url },
    { side: 'seller', to: seller, other: buyer.fullName, listingTitle, url },
  ]
  for (const invitation of invitations) {
    await notify(tx, {
      userId: invitation.to.userId,
      type: 'rating',
      title: `¿Cómo te fue con ${invitation.other}?`,
      message:
        invitation.side === 'buyer'
          ? `Compraste «${listingTitle}». Cuenta cómo te fue: toma un minuto.`
          : `Vendiste «${listingTitle}». Cuenta cómo te fue: toma un minuto.`,
      relatedId: listingId,
      key: `sale:${sale.id}`,
    })
    if (sale.wasInvited) continue
    await emailAbout(tx, { type: 'rating', to: invitation.to }, ratingEmail(invitation))
  }
  if (!sale.wasInvited) await updateInvitedAt(tx.db, sale.id, tx.clock.now())
}
