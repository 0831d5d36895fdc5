import type { QuickAnswers } from '@wepa/domain/conversations/quick-answers'
import type { MemberContext } from '../../../context.ts'
import { findQuickAnswers, putQuickAnswers } from './quick-answers.repo.ts'

/** What one keeps to say again, in one's own order. */
export async function getQuickAnswers({ db, session }: MemberContext): Promise<QuickAnswers> {
  return { texts: await findQuickAnswers(db, session.userId) }
}

/** All of them anew. */
export async function setQuickAnswers(
  { db, session }: MemberContext,
  { texts }: QuickAnswers,
): Promise<QuickAnswers> {
  await putQuickAnswers(db, session.userId, texts)
  return { texts }
}
