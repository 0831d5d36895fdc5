import { MEETING_TYPE, REMINDER_HOURS, STEP_HOURS } from '@wepa/domain/meetings/meeting'
import { meetingPlace, meetingTimeFrom } from '@wepa/domain/meetings/meeting-words'
import { attemptAll } from '../../../attempt-each.ts'
import type { Deps } from '../../../context.ts'
import { type InTransaction, inTransaction } from '../../../db/in-transaction.ts'
import { emailAbout } from '../../notifications/email-about.ts'
import { notify } from '../../notifications/notify.ts'
import { findRecipient, type Recipient } from '../../people/find-recipient.ts'
import { findSides } from '../conversations.repo.ts'
import { tellChanged } from '../offers/tell-changed.ts'
import {
  claimReminder,
  decideMeeting,
  type FoundMeeting,
  findMeeting,
  listOver,
  listReminded,
  listToRemind,
} from './meetings.repo.ts'
import { reminderEmail } from './reminder-email.ts'

const HOUR = 3_600_000

/** Reminds both of a meeting that they have agreed on, some hours before it, once. */
export async function remindMeetings(ctx: Deps): Promise<void> {
  const now = ctx.clock.now()
  const until = new Date(now.getTime() + REMINDER_HOURS * HOUR)
  await attemptAll(ctx, {
    name: 'meeting to remind of',
    list: (after) => listToRemind(ctx.db, { now, until, after }),
    work: ({ id }) => inTransaction(ctx, (tx) => remindBoth(tx, id)),
  })
}

async function remindBoth(tx: InTransaction<Deps>, id: number): Promise<boolean> {
  if (!(await claimReminder(tx.db, id, tx.clock.now()))) return false
  const meeting = await findMeeting(tx.db, id)
  if (meeting?.messageType !== MEETING_TYPE) return false
  for (const { userId, otherName } of await listReminded(tx.db, meeting.conversationId)) {
    const to = await findRecipient(tx, userId)
    if (to) await remind(tx, meeting, { to, otherName })
  }
  return true
}

async function remind(
  tx: InTransaction<Deps>,
  meeting: FoundMeeting,
  { to, otherName }: { to: Recipient; otherName: string },
): Promise<void> {
  const { id, conversationId } = meeting
  const when = meetingTimeFrom(meeting.startsAt.toISOString(), tx.clock.now().toISOString())
  const where = meetingPlace(meeting)
  await notify(tx, {
    userId: to.userId,
    type: 'meeting',
    title: `Encuentro ${when}`,
    message: `Con ${otherName}, en ${where}.`,
    relatedId: conversationId,
    key: `meeting-${id}`,
  })
  const url = `${tx.settings.baseUrl}/chat/${conversationId}`
  const email = reminderEmail({ name: to.fullName, when, where, otherName, url })
  await emailAbout(tx, { type: 'meeting', to }, email)
}

/** Closes proposals that nobody answered in time, and meetings that are over. */
export async function endMeetings(ctx: Deps): Promise<void> {
  const now = ctx.clock.now()
  const acceptedBefore = new Date(now.getTime() - STEP_HOURS * HOUR)
  await attemptAll(ctx, {
    name: 'meeting that is over',
    list: (after) => listOver(ctx.db, { now, acceptedBefore, after }),
    work: ({ id }) =>
      inTransaction(ctx, async (tx) => {
        const decision = { id, from: ['proposed', 'accepted'], state: 'past', at: now } as const
        const isEnded = await decideMeeting(tx.db, decision)
        const meeting = await findMeeting(tx.db, id)
        if (isEnded && meeting) await tellBoth(tx, meeting)
        return isEnded
      }),
  })
}

async function tellBoth(
  tx: InTransaction<Deps>,
  { conversationId, messageId }: FoundMeeting,
): Promise<void> {
  const sides = await findSides(tx.db, conversationId)
  const people = [sides?.buyerId, sides?.sellerId].filter((each) => typeof each === 'number')
  tellChanged(tx, { conversationId, people }, messageId)
}
