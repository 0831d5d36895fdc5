import { DomainError } from '@wepa/domain/error'
import { isAtLeast } from '@wepa/domain/teams/team'
import type { AssignInput, Assignment } from '@wepa/domain/teams/team-schema'
import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { getConversation } from '../conversations/get-conversation.ts'
import { notify } from '../notifications/notify.ts'
import { findBusinessName, findRole, listAssignments, putAssignment } from './teams.repo.ts'

/** Who looks after which conversations of one's business. */
export async function listOwnAssignments(ctx: MemberContext): Promise<Assignment[]> {
  return listAssignments(ctx.db, ctx.session.userId)
}

/**
 * Hands a conversation of one's business over to somebody of its team, who is told, or back to everybody.
 * @throws DomainError not_found for another's conversation, validation for somebody who does not write here
 */
export async function assignConversation(
  ctx: MemberContext,
  { conversationId, memberId }: AssignInput,
): Promise<Assignment[]> {
  const { userId: businessId, actor } = ctx.session
  await getConversation(ctx, { id: conversationId })
  await inTransaction(ctx, async (tx) => {
    if (memberId !== null) await requireWriter(tx, { businessId, memberId })
    await putAssignment(tx.db, {
      conversationId,
      businessId,
      memberId,
      createdAt: tx.clock.now(),
    })
    if (memberId === null || memberId === actor?.userId) return
    await notify(tx, {
      userId: memberId,
      type: 'team',
      title: `Te pasaron una conversación de ${await findBusinessName(tx.db, businessId)}`,
      message: 'Entra a trabajar en el negocio para contestarla.',
      relatedId: businessId,
    })
  })
  return listOwnAssignments(ctx)
}

async function requireWriter(
  { db }: Pick<MemberContext, 'db'>,
  who: { businessId: number; memberId: number },
): Promise<void> {
  const role = await findRole(db, who)
  if (role && isAtLeast(role, 'seller')) return
  const message = 'Elige a alguien del equipo que pueda escribir.'
  throw new DomainError('validation', { message, issues: [{ path: 'memberId', message }] })
}
