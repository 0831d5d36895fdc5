// The score of whoever did something lately, and what follows from it: docs/product/suspicion.md.
import {
  LOOK_FROM,
  LOOKED_AT_FOR,
  NEW_ACCOUNT,
  PART_RULES,
  type PartCounts,
  suspicionScore,
  suspicionStep,
} from '@wepa/domain/moderation/suspicion'
import { dateOnly } from '@wepa/domain/text/date'
import { attemptEach } from '../../attempt-each.ts'
import type { Deps } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { notify } from '../notifications/notify.ts'
import { holdPerson } from '../people/set-suspension.ts'
import { countLowPrices } from './count-low-prices.ts'
import { type ActivePerson, countParts, listActive } from './counts.repo.ts'
import { deleteScored, findLookedAt, markScored, raiseSuspicion } from './suspicions.repo.ts'

const hour = 3_600_000
const day = 24 * hour
/** A photo stays somebody else's for longer than a day. */
const month = 30 * day

/** People of one page, and pages of one run: the next run goes on. */
const PAGE = 200
const PAGES = 10
/** What is being written while people are counted is counted by the next run. */
const SLACK = 5_000

/**
 * Scores the people who did something in the last hour. Who is killed in the middle leaves those behind who were not
 * noted as scored, and the next run takes them first. Answers how many accounts came before a moderator, or higher there.
 */
export async function scorePeople(ctx: Deps): Promise<number> {
  const now = ctx.clock.now()
  const since = new Date(now.getTime() - hour)
  let raised = 0
  let after: ActivePerson | undefined
  for (let page = 0; page < PAGES; page++) {
    const people = await listActive(ctx.db, { since, limit: PAGE, after })
    raised += await scorePage(ctx, people, now)
    after = people.at(-1)
    if (people.length < PAGE) break
  }
  return raised
}

async function scorePage(ctx: Deps, people: readonly ActivePerson[], now: Date): Promise<number> {
  const ids = people.map(({ id }) => id)
  if (ids.length === 0) return 0
  const before = (age: number) => new Date(now.getTime() - age)
  const from = { day: before(day), month: before(month), newAccount: before(NEW_ACCOUNT) }
  const counts = await countParts(ctx.db, ids, from)
  const scored: number[] = []
  const { changed } = await attemptEach(
    ctx,
    ids,
    (userId) => ({ userId }),
    async (userId) => {
      const found = await withPrices(ctx, { ...counts.get(userId) }, { userId, since: from.day })
      const isRaised = await scoreOne(ctx, userId, found)
      scored.push(userId)
      return isRaised
    },
  )
  await markScored(ctx.db, scored, before(SLACK))
  return changed
}

type Asked = { userId: number; since: Date }

/** A search for each new ad: only where prices could decide. */
async function withPrices(
  ctx: Deps,
  found: PartCounts,
  { userId, since }: Asked,
): Promise<PartCounts> {
  if (suspicionScore(found).score < LOOK_FROM - PART_RULES.low_prices.cap) return found
  const prices = await countLowPrices(ctx, [userId], since)
  return { ...found, low_prices: prices.get(userId) ?? 0 }
}

/** Whether the account came before a moderator, or higher there. */
async function scoreOne(ctx: Deps, userId: number, found: PartCounts): Promise<boolean> {
  // Nearly everybody: nothing is held for them, and nothing kept of them.
  if (suspicionStep(suspicionScore(found)) === 'none') return false
  return inTransaction(ctx, async (tx) => {
    // Held as by whoever decides: what a moderator looks at now is not raised beside them.
    const person = await holdPerson(tx, userId)
    if (!person || person.suspendedAt) return false
    const now = tx.clock.now()
    const since = new Date(now.getTime() - LOOKED_AT_FOR)
    const scored = suspicionScore(found, await findLookedAt(tx.db, { userId, since }))
    const step = suspicionStep(scored)
    if (step === 'none') return false
    const isWaiting = step === 'wait'
    const raised = await raiseSuspicion(tx.db, { ...scored, userId, isWaiting, now })
    if (raised?.waitsSince?.getTime() === now.getTime()) {
      await notify(tx, {
        userId,
        type: 'account_review',
        title: 'Estamos mirando tu cuenta',
        message:
          'Una persona de Wepa la va a mirar. Mientras tanto, y por un día como mucho, no puedes empezar conversaciones nuevas; las que ya tienes siguen como siempre.',
        key: `account-review:${raised.id}:${dateOnly(now)}`,
      })
    }
    return raised !== undefined
  })
}

/** Forgets who was scored more than a day ago. Answers how many. */
export async function forgetOldScores({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - day)
  let forgotten = 0
  for (let some = 1; some > 0; forgotten += some) some = await deleteScored(db, before)
  return forgotten
}
