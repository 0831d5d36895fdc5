import type { Deps } from '../../context.ts'
import { deleteSentMails } from './mail.repo.ts'

const kept = 30 * 24 * 60 * 60 * 1000

/** That a letter was sent is of use for a month, to answer 'no me llegó'. Answers how many were forgotten. */
export async function forgetSentMails(ctx: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return deleteSentMails(ctx.db, new Date(ctx.clock.now().getTime() - kept))
}
