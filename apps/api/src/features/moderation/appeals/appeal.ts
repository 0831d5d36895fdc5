// How people object to a decision about them: by the link of an email, or signed in.
import { DomainError } from '@wepa/domain/error'
import type { Appeal, AppealInput, HiddenNotice } from '@wepa/domain/moderation/appeal'
import { suspensionEnd } from '@wepa/domain/people/suspension'
import type { Context, MemberContext } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { hashToken } from '../../auth/token.ts'
import { holdPerson } from '../../people/set-suspension.ts'
import { readCaseListings } from '../read-case-listings.ts'
import {
  type Appealable,
  findAppealable,
  findLinkedDecision,
  insertAppeal,
  listHidden,
} from './appeals.repo.ts'

/** Ads named to their owner at once. */
const mostHidden = 200

/**
 * A decision with what was appealed and answered, as the person concerned sees it. `key` is the token of
 * an email, or signed in the number of the decision. @throws DomainError not_found, also for others'
 */
export async function getAppeal(ctx: Context, { key }: { key: string }): Promise<Appeal> {
  return toAppeal(ctx, await requireAppealable(ctx, key))
}

/**
 * Appeals, once for each decision: it lands in the moderators' queue.
 * @throws DomainError not_found, conflict when it was appealed before or does not stand any more
 */
export async function sendAppeal(
  ctx: Context,
  { key, message }: AppealInput & { key: string },
): Promise<Appeal> {
  const { decisionId, userId } = await requireAppealable(ctx, key)
  return inTransaction(ctx, async (tx) => {
    // As by whoever takes a decision back: it stands, or the appeal is closed with it.
    await holdPerson(tx, userId)
    const now = await requireAppealable(tx, key)
    if (!now.isStanding && now.message === null) throw conflict('Esta decisión ya no está en pie.')
    const createdAt = tx.clock.now()
    const isFirst = await insertAppeal(tx.db, { decisionId, userId, message, createdAt })
    if (!isFirst) throw conflict('Ya apelaste esta decisión. Te avisamos en cuanto la revisemos.')
    return toAppeal(tx, await requireAppealable(tx, key))
  })
}

/** Why own ads are hidden, for the list of them. */
export async function listHiddenNotices(ctx: MemberContext): Promise<HiddenNotice[]> {
  const hidden = await listHidden(ctx.db, ctx.session.userId, mostHidden)
  return hidden.flatMap((one) =>
    one.listingId === null
      ? []
      : [
          {
            decisionId: one.decisionId,
            listingId: one.listingId,
            reference: one.reference,
            reason: one.reason,
            decidedAt: one.createdAt.toISOString(),
            appealState: stateOf(one),
          },
        ],
  )
}

async function requireAppealable(ctx: Context, key: string): Promise<Appealable> {
  const isNumber = /^[1-9]\d{0,8}$/.test(key)
  const decisionId = isNumber
    ? Number(key)
    : await findLinkedDecision(ctx.db, hashToken(key), ctx.clock.now())
  const found = decisionId === undefined ? undefined : await findAppealable(ctx.db, decisionId)
  if (!found || (isNumber && found.userId !== ctx.session?.userId)) {
    throw new DomainError('not_found', { message: 'Este enlace venció o no es válido' })
  }
  return found
}

async function toAppeal(ctx: Context, one: Appealable): Promise<Appeal> {
  return {
    reference: one.reference,
    action: one.action,
    listingTitle: one.listingTitle,
    images: await imagesOf(ctx, one),
    removedText: one.removedText,
    reason: one.reason,
    decidedAt: one.createdAt.toISOString(),
    until: suspensionEnd(one.createdAt, one.days)?.toISOString() ?? null,
    isStanding: one.isStanding,
    message: one.message,
    appealedAt: one.appealedAt?.toISOString() ?? null,
    state: stateOf(one),
    answer: one.answer,
  }
}

/** Whoever may read the decision owns the ad. */
async function imagesOf(ctx: Context, { action, listingId }: Appealable): Promise<string[]> {
  if (action !== 'hide_listing' || listingId === null) return []
  return (await readCaseListings(ctx, [listingId])).get(listingId)?.photos ?? []
}

/** A decision that was taken back otherwise has granted what was asked for. */
function stateOf({ message, outcome }: Appealable): Appeal['state'] {
  if (message === null) return 'none'
  if (outcome === null) return 'pending'
  return outcome === 'uphold' ? 'upheld' : 'reversed'
}

function conflict(message: string): DomainError {
  return new DomainError('conflict', { message })
}
