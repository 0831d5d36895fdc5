import type { Deps } from '../../context.ts'
import { deleteSentMails } from './mail.repo.ts'

const kept = 30 * 24 * 60 * 60 * 1000

/** That an email was sent is of use for a month, to answer 'no me llegó'. Answers how many were forgotten. */
export async function forgetSentMails(ctx: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - kept)
  let forgotten = 0
  for (let some = 1; some > 0; forgotten += some) some = await deleteSentMails(ctx.db, before)
  return forgotten
}
