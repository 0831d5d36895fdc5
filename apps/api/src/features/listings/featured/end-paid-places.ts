import { attemptAll } from '../../../attempt-each.ts'
import type { Deps } from '../../../context.ts'
import { type InTransaction, inTransaction } from '../../../db/in-transaction.ts'
import { notify } from '../../notifications/notify.ts'
import { keepReport } from '../../place-reports/keep-report.ts'
import { endPlace, listEndedPlaces } from '../listing-writes.repo.ts'

/**
 * Writes off paid places whose time is over, tells their owners, and mails them Spotlight's report. Readers do not wait for it: a place
 * counts until its end and no longer.
 */
export async function endPaidPlaces(ctx: Deps): Promise<void> {
  const now = ctx.clock.now()
  await attemptAll(ctx, {
    name: 'paid place of listing',
    list: (after) => listEndedPlaces(ctx.db, { now, after }),
    work: ({ id }) => inTransaction(ctx, (tx) => end(tx, id, now)),
  })
}

async function end(tx: InTransaction<Deps>, id: number, now: Date): Promise<boolean> {
  const ended = await endPlace(tx.db, id, now)
  if (!ended) return false
  await keepReport(tx, id)
  await notify(tx, {
    userId: ended.userId,
    type: 'featured',
    title: 'Terminó el destacado de tu anuncio',
    message: `«${ended.title}» sigue publicado. Puedes destacarlo de nuevo desde $5.`,
    relatedId: id,
  })
  return true
}
