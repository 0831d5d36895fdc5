import type { Deps } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { notify } from '../notifications/notify.ts'
import { endPlaces } from './listing-writes.repo.ts'

/**
 * Writes off paid places whose time is over, and tells their owners. Readers do not wait for it: a place
 * counts until its end and no longer (decision B13).
 */
export async function endPaidPlaces(ctx: Deps): Promise<void> {
  for (let some = 1; some > 0; ) {
    some = await inTransaction(ctx, async (tx) => {
      const ended = await endPlaces(tx.db, tx.clock.now())
      for (const { id, userId, title } of ended) {
        await notify(tx, {
          userId,
          type: 'featured',
          title: 'Terminó el destacado de tu anuncio',
          message: `«${title}» sigue publicado. Puedes destacarlo de nuevo desde $5.`,
          relatedId: id,
        })
      }
      return ended.length
    })
  }
}
