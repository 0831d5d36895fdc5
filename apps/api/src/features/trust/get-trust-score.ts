import { DomainError } from '@wepa/domain/error'
import { trustScore } from '@wepa/domain/trust/trust'
import type { TrustScore } from '@wepa/domain/trust/trust-schema'
import type { ReadDeps } from '../../context.ts'
import { findTrustSignals } from './trust.repo.ts'

/** How far a person can be trusted, worked out as of now. @throws DomainError not_found for nobody */
export async function getTrustScore(
  ctx: Pick<ReadDeps, 'db' | 'clock'>,
  { id }: { id: number },
): Promise<TrustScore> {
  const now = ctx.clock.now()
  const signals = await findTrustSignals(ctx.db, id, now)
  if (!signals) throw new DomainError('not_found', { message: 'Usuario no encontrado' })
  return trustScore(id, signals, now)
}
