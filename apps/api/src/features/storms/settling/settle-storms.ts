import type { Deps, Stoppable } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { markSettled, moveSome, takeUnsettled } from './settling.repo.ts'

/** Ads looked at in one transaction. */
const atOnce = 500

/**
 * Gives the ads of storms that are over their days back, each once: how far it has come is written in the transaction that
 * moves their ends. Whoever dies on the way is followed by the next; two at once go by turns. While it is under way no ad
 * of these regions expires.
 * @param rounds of 500 ads, where somebody waits for it; the timed job does the rest
 */
export async function settleStorms(
  ctx: Pick<Deps, 'db' | 'clock' | 'log'> & Stoppable,
  { rounds = Number.POSITIVE_INFINITY }: { rounds?: number } = {},
): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    ctx.signal?.throwIfAborted()
    if (!(await settleSome(ctx))) return
  }
}

/** False once nothing is left to settle. */
async function settleSome(ctx: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now()
    const region = await takeUnsettled(tx.db, now)
    if (!region) return false
    const settledTo = await moveSome(tx.db, region, atOnce)
    if (settledTo === undefined) {
      await markSettled(tx.db, region, now)
      tx.afterCommit(() => tx.log.info({ ...region }, 'ads have the days of a storm back'))
    }
    return true
  })
}
