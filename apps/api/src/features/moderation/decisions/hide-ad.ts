import { DomainError } from '@wepa/domain/error'
import { hide, unhide } from '../../listings/withdrawals/withdraw-listings.ts'
import { holdPerson } from '../../people/set-suspension.ts'
import { makeAppealLink } from '../appeals/make-appeal-link.ts'
import { asRefusal, type Line, type Order, requireOpen, type Tx, writeLine } from '../order.ts'
import { markAppealsClosed, markFlagsClosed, markReportsClosed } from './close.repo.ts'
import { hiddenEmail, restoredListingEmail } from './decision-emails.ts'
import { findLast } from './decisions.repo.ts'
import { tellPerson, tellReporters } from './tell-people.ts'

/**
 * Hides the ad of a case from everybody but its owner, and closes with it whatever else waits about
 * the ad, and nothing that was said in a conversation. @throws DomainError not_found, already_decided
 */
export async function hideAd(tx: Tx, order: Order): Promise<void> {
  const listingId = await holdAd(tx, order)
  await requireOpen(tx, order.source)
  const line = await writeLine(tx, order)
  const hidden = await hide(tx, { id: listingId, at: line.now })
  if (!hidden) throw asRefusal(await findLast(tx.db, { action: 'hide_listing', listingId }))
  const { kind, id } = order.source
  const ownId = kind === 'report' ? id : undefined
  const reports = await markReportsClosed(tx.db, { listingId, ownId }, line)
  await markFlagsClosed(tx.db, { listingId }, line)
  await tellOwnerHidden(tx, order, line, hidden)
  await tellReporters(tx, reports, line)
}

/** Brings a hidden ad back to what it was. @throws DomainError not_found, already_decided when it is not hidden */
export async function restoreAd(tx: Tx, order: Order): Promise<void> {
  const listingId = await holdAd(tx, order)
  const line = await writeLine(tx, order)
  const isBack = await returnAd(tx, order, line)
  if (!isBack) {
    throw new DomainError('already_decided', { message: 'Este anuncio ya no está oculto.' })
  }
  await markAppealsClosed(tx.db, { action: 'hide_listing', listingId }, line)
}

/** Also of an appeal that was accepted. False when the ad is not hidden any more, or gone. */
export async function returnAd(tx: Tx, { source, reason }: Order, line: Line): Promise<boolean> {
  const listing = source.listingId === null ? undefined : await unhide(tx, { id: source.listingId })
  if (!listing) return false
  const { title, userId } = listing
  const { reference, decisionId } = line
  const url = `${tx.settings.baseUrl}/my-listings`
  await tellPerson(tx, {
    userId,
    decisionId,
    title: 'Tu anuncio volvió',
    message: `«${title}» está como antes. ${reason}`,
    email: (name) => restoredListingEmail({ name, title, reason, reference, url }),
  })
  return true
}

/** The owner before the ad, as by whoever changes one. */
async function holdAd(tx: Tx, { source }: Order): Promise<number> {
  const { listingId, personId } = source
  if (listingId === null || personId === null) throw new DomainError('not_found')
  await holdPerson(tx, personId)
  return listingId
}

async function tellOwnerHidden(
  tx: Tx,
  { reason }: Order,
  line: Line,
  { userId, title }: { userId: number; title: string },
): Promise<void> {
  const appealUrl = await makeAppealLink(tx, line)
  const { reference, decisionId } = line
  await tellPerson(tx, {
    userId,
    decisionId,
    title: 'Ocultamos tu anuncio',
    message: `«${title}» ya no se ve. Motivo: ${reason}`,
    email: (name) => hiddenEmail({ name, title, reason, reference, appealUrl }),
  })
}
