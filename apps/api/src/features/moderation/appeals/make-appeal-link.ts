import { APPEAL_DAYS } from '@wepa/domain/moderation/appeal'
import { hashToken, makeToken } from '../../auth/token.ts'
import type { Line, Tx } from '../order.ts'
import { insertAppealLink } from './appeals.repo.ts'

const DAY = 86_400_000

/** The way to appeal that an email carries: whoever has it needs no account (it may be suspended). */
export async function makeAppealLink(tx: Tx, { decisionId, now }: Line): Promise<string> {
  const token = makeToken()
  const expiresAt = new Date(now.getTime() + APPEAL_DAYS * DAY)
  await insertAppealLink(tx.db, { decisionId, tokenHash: hashToken(token), expiresAt }, now)
  return `${tx.settings.baseUrl}/appeal/${token}`
}
