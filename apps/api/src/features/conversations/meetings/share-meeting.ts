import { DELETED_USER } from '@wepa/domain/conversations/conversation'
import { DomainError } from '@wepa/domain/error'
import {
  MAX_SHARES,
  MEETING_TYPE,
  type MeetingShare,
  SHARE_HOURS,
  type SharedMeeting,
} from '@wepa/domain/meetings/meeting'
import type { Context, Deps, MemberContext } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { hashToken, makeToken } from '../../auth/token.ts'
import { requireMeeting } from './answer-meeting.ts'
import { deleteOldShares, deleteShares, findShared, insertShare } from './shares.repo.ts'

const HOUR = 3_600_000

/**
 * Makes a link to a meeting of one's own, for somebody one trusts: it opens without an account until some hours after
 * it, or until one ends it.
 * @throws DomainError not_found, meeting_closed for one that does not stand, conflict for too many links
 */
export async function shareMeeting(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<MeetingShare> {
  const { state, startsAt, messageType } = await requireMeeting(ctx, id)
  const now = ctx.clock.now()
  const endsAt = endOf(startsAt)
  if (state !== 'accepted' || messageType !== MEETING_TYPE || endsAt <= now) {
    throw new DomainError('meeting_closed')
  }
  const token = makeToken()
  const isAdded = await inTransaction(ctx, (tx) =>
    insertShare(tx.db, {
      meetingId: id,
      userId: ctx.session.userId,
      tokenHash: hashToken(token),
      createdAt: now,
      most: MAX_SHARES,
    }),
  )
  if (!isAdded) {
    const message = `Ya hay ${MAX_SHARES} enlaces a este encuentro. Deja de compartirlo para hacer otros.`
    throw new DomainError('conflict', { message })
  }
  return { path: `/encuentro/${token}`, endsAt: endsAt.toISOString() }
}

/** Ends one's own links to a meeting. @throws DomainError not_found */
export async function unshareMeeting(ctx: MemberContext, { id }: { id: number }): Promise<void> {
  await requireMeeting(ctx, id)
  await deleteShares(ctx.db, { meetingId: id, userId: ctx.session.userId })
}

/** What a link opens. @throws DomainError not_found for one that was ended, has run out or never was */
export async function getSharedMeeting(
  ctx: Context,
  { token }: { token: string },
): Promise<SharedMeeting> {
  const found = await findShared(ctx.db, {
    tokenHash: hashToken(token),
    messageType: MEETING_TYPE,
  })
  const endsAt = found && endOf(found.startsAt)
  if (!endsAt || endsAt <= ctx.clock.now()) {
    throw new DomainError('not_found', { message: 'Este enlace ya no abre ningún encuentro.' })
  }
  return {
    ...found,
    startsAt: found.startsAt.toISOString(),
    otherName: found.otherName ?? DELETED_USER,
    endsAt: endsAt.toISOString(),
  }
}

/** Deletes links that open nothing any more. */
export async function forgetOldShares(ctx: Deps): Promise<void> {
  await deleteOldShares(ctx.db, new Date(ctx.clock.now().getTime() - SHARE_HOURS * HOUR))
}

function endOf(startsAt: Date): Date {
  return new Date(startsAt.getTime() + SHARE_HOURS * HOUR)
}
