import type { Deps } from '../../context.ts'
import type { InTransaction } from '../../db/in-transaction.ts'
import { emailAbout } from '../notifications/email-about.ts'
import { findRecipient } from '../people/find-recipient.ts'
import { countReport } from './count-report.ts'
import { insertReport } from './place-reports.repo.ts'
import { reportEmail } from './report-email.ts'

/**
 * Keeps the report of a Spotlight place that ends in this transaction, and mails it to its owner: once, whoever ends the
 * place. Nothing for the other places. Called while the ad and what was bought for it are as they were.
 */
export async function keepReport(
  tx: InTransaction<Pick<Deps, 'db' | 'clock' | 'settings'>>,
  listingId: number,
): Promise<void> {
  const counted = await countReport(tx, listingId)
  if (!counted) return
  const { userId } = counted
  const now = tx.clock.now()
  const { endsAt } = counted.report
  const end = Date.parse(endsAt) > now.getTime() ? now.toISOString() : endsAt
  const report = { ...counted.report, isOver: true, endsAt: end }
  if (!(await insertReport(tx.db, { userId, report, createdAt: now }))) return
  const owner = await findRecipient(tx, userId)
  if (!owner) return
  const email = reportEmail(owner, report, tx.settings.baseUrl)
  await emailAbout(tx, { type: 'featured', to: owner }, email)
}
