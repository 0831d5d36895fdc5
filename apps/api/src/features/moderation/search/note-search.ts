import type { DeskFindings, DeskQuestion } from '@wepa/domain/moderation/desk-search'
import type { MemberContext } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { makeReference } from '../../../reference.ts'
import { insertDecision } from '../decisions/decisions.repo.ts'

type PrivateQuestion = Extract<DeskQuestion, { by: 'email' | 'phone' }>

/**
 * Notes in the audit trail who of the administration looked for somebody by email or phone: a line about each person
 * it led to, or one about nobody. The trail outlives accounts, so it holds no more than tells two searches apart.
 */
export async function noteSearch(
  ctx: MemberContext,
  question: PrivateQuestion,
  { people, listings, cases }: DeskFindings,
): Promise<void> {
  const found = new Set([
    ...people.map(({ id }) => id),
    ...listings.map(({ userId }) => userId),
    ...cases.flatMap(({ writer }) => writer?.id ?? []),
  ])
  const subjects = found.size > 0 ? [...found] : [null]
  await inTransaction(ctx, async (tx) => {
    for (const subjectUserId of subjects) {
      await insertDecision(tx.db, {
        reference: makeReference('MOD'),
        caseId: subjectUserId === null ? 'search' : `user-${subjectUserId}`,
        action: 'search_person',
        adminId: tx.session.userId,
        subjectUserId,
        listingId: null,
        listingTitle: null,
        reason: maskedWords(question),
        note: null,
        ip: tx.ip,
        createdAt: tx.clock.now(),
      })
    }
  })
}

/** 'Email a…@correo.example', 'Teléfono …0123'. */
function maskedWords(question: PrivateQuestion): string {
  if (question.by === 'phone') return `Teléfono …${question.phone.slice(-4)}`
  const { email } = question
  return `Email ${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`
}
