import { answerBy } from '@wepa/domain/managers/working-hours'
import { clockTime } from '@wepa/domain/text/date'
import type { Deps } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { notify } from '../notifications/notify.ts'
import { type AccountStanding, listManagers, listStandings } from './managers.repo.ts'

/** Before the promised time, in milliseconds. */
const notice = 3_600_000
const most = 500

/**
 * Reminds a manager an hour before an answer is due, and the whole administration once it is late: each once for
 * each time that a business began to wait.
 */
export async function remindManagers(
  ctx: Pick<Deps, 'db' | 'clock' | 'live' | 'log'>,
): Promise<void> {
  const now = ctx.clock.now()
  const accounts = await listStandings(ctx.db, { now, offset: 0, limit: most })
  for (const account of accounts) {
    const { waitingSince } = account
    if (!waitingSince) return
    const due = answerBy(waitingSince)
    if (due.getTime() - notice <= now.getTime()) await remind(ctx, account, due)
  }
}

async function remind(
  ctx: Pick<Deps, 'db' | 'clock' | 'live' | 'log'>,
  { id, manager, fullName, businessName, firstWaiting }: AccountStanding,
  due: Date,
): Promise<void> {
  const name = businessName ?? fullName
  const isLate = due <= ctx.clock.now()
  const title = isLate
    ? `${name} espera más de lo prometido`
    : `${name} espera contestación. Hora límite: ${clockTime(due.toISOString())}`
  await inTransaction(ctx, async (tx) => {
    const told = manager && !isLate ? [manager] : await listManagers(tx.db)
    for (const { id: userId } of told) {
      await notify(tx, {
        userId,
        type: 'manager_desk',
        title,
        message: manager ? `Atiende ${manager.fullName}.` : 'No tiene quien lo atienda.',
        relatedId: id,
        key: `manager-${isLate ? 'late' : 'due'}:${id}:${firstWaiting}`,
      })
    }
  })
}
