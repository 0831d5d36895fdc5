import { DomainError } from '@wepa/domain/error'
import type { VerificationDecision, VerificationRequest } from '@wepa/domain/trust/verification'
import type { MemberContext } from '../../../context.ts'
import { decideCase } from './decide-case.ts'

/**
 * Decides a request for verification by its own call, as any case of the queue.
 * @throws DomainError validation for a rejection without a reason, not_found, forbidden, already_decided
 */
export async function decideVerificationRequest(
  ctx: MemberContext,
  { id, decision, notes }: VerificationDecision & { id: number },
): Promise<VerificationRequest> {
  if (decision === 'reject' && !notes) throw noReason()
  const { verification } = await decideCase(ctx, {
    id: `verification-${id}`,
    action: decision,
    reason: notes,
  })
  if (!verification) throw new DomainError('not_found')
  return verification
}

function noReason(): DomainError {
  const message = 'Escribe el motivo del rechazo'
  return new DomainError('validation', { issues: [{ path: 'notes', message }] })
}
