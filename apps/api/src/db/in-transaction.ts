// Device 1 of the house: a Context whose `db` is one transaction.
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './database.ts'

type Effect = () => unknown

/** A context inside a transaction: what `afterCommit` is given runs once the transaction stands, else never. */
export type InTransaction<C> = C & { afterCommit: (effect: Effect) => void }

type Base = { db: Database; log: { error: (fields: object, message: string) => void } }

const attempts = 5

/**
 * Runs `work` in one transaction. Whatever is called with its context joins it, this function too.
 * Serialization failures and deadlocks (40001, 40P01) run the whole of `work` again: it must change
 * nothing outside the database.
 */
export async function inTransaction<C extends Base, T>(
  ctx: C,
  work: (tx: InTransaction<C>) => Promise<T>,
): Promise<T> {
  if (isInside(ctx)) return work(ctx)
  for (let attempt = 1; ; attempt++) {
    const effects: Effect[] = []
    try {
      const result = await ctx.db
        .transaction()
        .execute((db) => work({ ...ctx, db, afterCommit: (effect) => effects.push(effect) }))
      await runEffects(ctx, effects)
      return result
    } catch (error) {
      if (attempt >= attempts || !isWorthAnotherTry(error)) throw error
      // A little disorder, so that two that collided do not meet again.
      await wait(2 ** attempt * 5 * (0.5 + Math.random()))
    }
  }
}

function isInside<C extends Base>(ctx: C): ctx is InTransaction<C> {
  return ctx.db.isTransaction && 'afterCommit' in ctx
}

/** The transaction stands: an effect that fails is a bug to log, not a reason to refuse what was done. */
async function runEffects(ctx: Base, effects: readonly Effect[]): Promise<void> {
  for (const effect of effects) {
    try {
      await effect()
    } catch (err) {
      ctx.log.error({ err }, 'an effect after commit failed')
    }
  }
}

function isWorthAnotherTry(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01')
  )
}
