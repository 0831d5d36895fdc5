import {
  isSummaryDue,
  lastWeeks,
  summaryLines,
  type Week,
  type WeeklySums,
} from '@wepa/domain/insights/weekly-summary'
import { attemptAll } from '../../../attempt-each.ts'
import type { Deps } from '../../../context.ts'
import { type InTransaction, inTransaction } from '../../../db/in-transaction.ts'
import { countAppearances } from '../../appearances/list-appearances.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { getAnswers } from '../get-answers.ts'
import { getFunnel } from '../get-funnel.ts'
import { listDueBusinesses, takeBusiness } from './summaries.repo.ts'
import { summaryEmail } from './summary-email.ts'

const atOnce = 100

type Ctx = Pick<Deps, 'db' | 'clock' | 'live' | 'log' | 'settings'>

/**
 * From Monday at 8 on, emails each business what the week before came to: once, whatever restarts, and nothing where
 * nothing happened. Answers how many emails there are.
 */
export async function sendSummaries(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now()
  if (!isSummaryDue(now)) return 0
  const weeks = lastWeeks(now)
  const due = { week: weeks.last.from, now }
  return attemptAll(ctx, {
    name: 'weekly email of business',
    list: (after) => listDueBusinesses(ctx.db, due, { after, limit: atOnce }),
    work: ({ id }) => inTransaction(ctx, (tx) => sendTo(tx, id, { due, weeks })),
  })
}

type Sending = { due: { week: string; now: Date }; weeks: ReturnType<typeof lastWeeks> }

async function sendTo(
  tx: InTransaction<Ctx>,
  userId: number,
  { due, weeks }: Sending,
): Promise<boolean> {
  const reader = await takeBusiness(tx.db, userId, due)
  if (!reader) return false
  const lines = summaryLines(
    await sumWeek(tx, userId, weeks.last),
    await sumWeek(tx, userId, weeks.before),
  )
  if (lines.length === 0) return false
  const email = summaryEmail({ reader, lines, week: weeks.last }, tx.settings.baseUrl)
  await queueMail(tx, { userId, email: reader.email }, email)
  return true
}

async function sumWeek(ctx: Pick<Deps, 'db'>, userId: number, week: Week): Promise<WeeklySums> {
  const window = { userId, ...week }
  const appearances = await countAppearances(ctx, window)
  const { views, conversations, sales } = (await getFunnel(ctx, window)).total
  const { answered, medianMinutes } = await getAnswers(ctx, window)
  return { appearances, views, conversations, sales, answered, medianMinutes }
}
