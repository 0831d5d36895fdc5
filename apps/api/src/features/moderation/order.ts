// A decision on its way: what is decided about what, and the line of the audit trail it leaves.
import { DomainError } from '@wepa/domain/error'
import {
  deedOf,
  type ModerationDecision,
  type ModerationInput,
} from '@wepa/domain/moderation/moderation'
import type { MemberContext } from '../../context.ts'
import type { InTransaction } from '../../db/in-transaction.ts'
import { makeReference } from '../../reference.ts'
import { caseIdOf } from './assemble-cases.ts'
import { type CaseSource, findSource } from './cases.repo.ts'
import { findDecisions, insertDecision } from './decisions/decisions.repo.ts'

export type Tx = InTransaction<MemberContext>

export type Order = ModerationInput & { reason: string; source: CaseSource }

/** The line that was written: its number, and the reference people are told. */
export type Line = { decisionId: number; reference: string; note: string | null; now: Date }

/** Writes the line of the audit trail. */
export async function writeLine(
  tx: Tx,
  { action, reason, note = null, days = null, source }: Order,
): Promise<Line> {
  const reference = makeReference('MOD')
  const now = tx.clock.now()
  const decisionId = await insertDecision(tx.db, {
    reference,
    caseId: caseIdOf(source),
    action,
    adminId: tx.session.userId,
    subjectUserId: source.personId ?? source.writerId,
    listingId: source.listingId,
    listingTitle: source.listingTitle,
    reason,
    note,
    days,
    ip: tx.ip,
    createdAt: now,
  })
  return { decisionId, reference, note, now }
}

/**
 * Looks again once the person or ad is held: somebody else may have decided while we waited.
 * @throws DomainError already_decided
 */
export async function requireOpen(tx: Tx, source: CaseSource): Promise<void> {
  const now = await findSource(tx.db, source)
  if (!now?.isPending) throw await alreadyDecided(tx, source)
}

/** The refusal of a second decision, which says whose stands. */
export async function alreadyDecided(tx: Tx, source: CaseSource): Promise<DomainError> {
  const { settledBy = null } = (await findSource(tx.db, source)) ?? {}
  const decisions = await findDecisions(tx.db, settledBy === null ? [] : [settledBy])
  return asRefusal([...decisions.values()][0])
}

export function asRefusal(standing: ModerationDecision | undefined): DomainError {
  if (!standing) return new DomainError('already_decided')
  const who = standing.admin?.fullName ?? 'otra persona'
  const message = `Ya se decidió: ${who} ${deedOf(standing)} (${standing.reference}).`
  return new DomainError('already_decided', { message })
}
