import type { Deps } from '../../context.ts'
import { countUnsentMails } from './mail.repo.ts'

/** How many emails have not left yet, and how many seconds the oldest of them has waited. */
export async function countWaitingMails({
  db,
}: Pick<Deps, 'db'>): Promise<{ waiting: number; oldest: number }> {
  return countUnsentMails(db)
}
