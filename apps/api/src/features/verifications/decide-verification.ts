import { DomainError } from '@wepa/domain/error'
import {
  VERIFICATION_NAMES,
  type VerificationDecision,
  type VerificationRequest,
} from '@wepa/domain/trust/verification'
import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { type Notice, notify } from '../notifications/notify.ts'
import { lockPerson } from '../people/lock-person.ts'
import { decideRequest, findRequest, refreshStanding } from './verifications.repo.ts'
import { withDocuments } from './with-documents.ts'

/**
 * Approves or rejects a pending request and tells the person. For moderation, which has asked whether
 * this is an administrator and written `settledBy`, the line of the audit trail; nobody decides about
 * themselves. @throws DomainError validation for a rejection without a reason, not_found, forbidden, conflict once decided
 */
export async function decideVerification(
  ctx: MemberContext,
  {
    id,
    decision,
    notes = null,
    settledBy,
  }: VerificationDecision & { id: number; settledBy: number },
): Promise<VerificationRequest> {
  return inTransaction(ctx, async (tx) => {
    const request = await findRequest(tx.db, id)
    if (!request) throw new DomainError('not_found')
    if (request.userId === ctx.session.userId) throw new DomainError('forbidden')
    await lockPerson(tx, request.userId)
    const now = ctx.clock.now()
    const status = decision === 'approve' ? 'approved' : 'rejected'
    const isDecided = await decideRequest(tx.db, {
      id,
      status,
      notes,
      decidedBy: ctx.session.userId,
      settledBy,
      now,
    })
    if (!isDecided) throw new DomainError('conflict', { message: 'Esta solicitud ya se decidió.' })
    await refreshStanding(tx.db, request.userId, now)
    const after = await findRequest(tx.db, id)
    const [decided] = await withDocuments(tx, after ? [after] : [])
    if (!decided) throw new DomainError('not_found')
    await notify(tx, noticeOf(decided))
    return decided
  })
}

function noticeOf({ id, userId, verificationType, status, notes }: VerificationRequest): Notice {
  const label = VERIFICATION_NAMES[verificationType]
  const isApproved = status === 'approved'
  return {
    userId,
    type: 'verification',
    title: isApproved ? 'Verificación aprobada' : 'Verificación rechazada',
    message: isApproved
      ? `Tu verificación de ${label} quedó aprobada.`
      : `No pudimos aprobar tu verificación de ${label}. Motivo: ${notes}`,
    key: `verification-${id}`,
  }
}
