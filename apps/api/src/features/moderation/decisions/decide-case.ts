import { DomainError } from '@wepa/domain/error'
import {
  actionsOf,
  type CaseWithHistory,
  type ModerationAction,
  type ModerationInput,
  parseCaseId,
  USUAL_REASONS,
} from '@wepa/domain/moderation/moderation'
import type { MemberContext } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { toRefusal } from '../../../errors.ts'
import { findSource } from '../cases.repo.ts'
import { getCase } from '../get-case.ts'
import { alreadyDecided, type Order, type Tx } from '../order.ts'
import {
  closeContact,
  decideAppeal,
  decideRequest,
  endAllSessions,
  resolveCase,
} from './close-case.ts'
import { hideAd, restoreAd } from './hide-ad.ts'
import { restorePerson, suspendPerson } from './suspend-person.ts'
import { takeMessage } from './take-message.ts'
import { warnPerson } from './warn-person.ts'

/**
 * Decides a case, or about an ad or a person that nobody complained of: in one
 * transaction with its line of the audit trail, and once: of two at the same moment the second is told
 * what stands. Whoever calls must have asked whether this is an administrator; nobody decides about
 * themselves.
 * @throws DomainError not_found, validation for an action that does not go with the case or lacks its reason,
 *   forbidden, already_decided
 */
export async function decideCase(
  ctx: MemberContext,
  order: ModerationInput & { id: string },
): Promise<CaseWithHistory> {
  await settle(ctx, order)
  return getCase(ctx, order)
}

/**
 * Decides several cases alike, each for itself: one that somebody decided meanwhile stops none of the others.
 * @returns for each case, in the order of `ids`, the message it was refused with, or null
 */
export async function decideCases(
  ctx: MemberContext,
  { ids, ...input }: ModerationInput & { ids: readonly string[] },
): Promise<{ id: string; problem: string | null }[]> {
  const answers = []
  for (const id of new Set(ids)) {
    answers.push({ id, problem: await problemOf(settle(ctx, { ...input, id })) })
  }
  return answers
}

async function problemOf(work: Promise<void>): Promise<string | null> {
  try {
    await work
    return null
  } catch (error) {
    if (error instanceof DomainError) return toRefusal(error).message
    throw error
  }
}

async function settle(
  ctx: MemberContext,
  { id, ...input }: ModerationInput & { id: string },
): Promise<void> {
  const target = parseCaseId(id)
  if (!target) throw new DomainError('not_found')
  const reason = input.reason ?? USUAL_REASONS[input.action]
  if (!reason) throw refused('reason', 'Escribe el motivo')
  await inTransaction(ctx, async (tx) => {
    const source = await findSource(tx.db, target)
    if (!source) throw new DomainError('not_found')
    if (!actionsOf[source.kind].includes(input.action)) throw notPossible()
    requireFitting(input)
    if (source.personId === ctx.session.userId) throw aboutOneself()
    if (!source.isPending) throw await alreadyDecided(tx, source)
    await rules[input.action](tx, { ...input, reason, source })
  })
}

const rules: Record<ModerationAction, (tx: Tx, order: Order) => Promise<void>> = {
  resolve: resolveCase,
  warn_user: warnPerson,
  remove_message: takeMessage,
  hide_listing: hideAd,
  restore_listing: restoreAd,
  suspend_user: suspendPerson,
  restore_user: restorePerson,
  approve: decideRequest,
  reject: decideRequest,
  answer: closeContact,
  close: closeContact,
  uphold: decideAppeal,
  reverse: decideAppeal,
  end_sessions: endAllSessions,
  // A single session, a document, a job and a search are no cases: what is done to them writes its own line.
  end_session: async () => {
    throw notPossible()
  },
  open_document: async () => {
    throw notPossible()
  },
  retry_job: async () => {
    throw notPossible()
  },
  search_person: async () => {
    throw notPossible()
  },
}

/** What goes with one decision alone says nothing of another. */
function requireFitting({ action, days, messageId }: ModerationInput): void {
  if (days && action !== 'suspend_user') throw refused('days', 'Los días van con una suspensión')
  if (messageId && action !== 'remove_message') {
    throw refused('messageId', 'El mensaje va con retirarlo')
  }
}

function notPossible(): DomainError {
  return refused('action', 'Esa decisión no va con este caso')
}

function refused(path: 'action' | 'reason' | 'days' | 'messageId', message: string): DomainError {
  return new DomainError('validation', { issues: [{ path, message }] })
}

function aboutOneself(): DomainError {
  return new DomainError('forbidden', { message: 'Nadie decide sobre su propio caso.' })
}
