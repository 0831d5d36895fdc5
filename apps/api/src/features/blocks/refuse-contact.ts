import { DomainError } from '@wepa/domain/error'
import type { Deps } from '../../context.ts'
import { listBlockersBetween } from './blocks.repo.ts'

type Pair = { from: number; to: number }

/**
 * Why one person cannot write to another now; undefined when they can. Who is blocked hears the same
 * `recipient_unavailable` as for everybody who takes no messages, and is not told of the block.
 */
export async function findContactRefusal(
  ctx: Pick<Deps, 'db'>,
  { from, to }: Pair,
): Promise<DomainError | undefined> {
  const blockers = await listBlockersBetween(ctx.db, from, to)
  if (blockers.includes(from)) return new DomainError('person_blocked')
  if (blockers.includes(to)) return new DomainError('recipient_unavailable')
  return undefined
}

/** @throws DomainError person_blocked when the person asking has blocked the other, recipient_unavailable the other way round */
export async function requireContact(ctx: Pick<Deps, 'db'>, pair: Pair): Promise<void> {
  const refusal = await findContactRefusal(ctx, pair)
  if (refusal) throw refusal
}

/** True when a person has blocked another and is to hear nothing of what they do. */
export async function hasBlocked(
  ctx: Pick<Deps, 'db'>,
  { blockerId, blockedId }: { blockerId: number; blockedId: number },
): Promise<boolean> {
  return (await listBlockersBetween(ctx.db, blockerId, blockedId)).includes(blockerId)
}
