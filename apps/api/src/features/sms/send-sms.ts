import type { Deps } from '../../context.ts'
import { SmsRefusal } from '../../gateways/sms.ts'
import { findWaiting, forgetOld, markDropped, markSent } from './sms.repo.ts'

const DAY = 86_400_000
/** That a message was sent is of use for a month, to answer 'no me llegó'. */
const kept = 30 * DAY

/**
 * Hands one text message to the provider; the queue tries again when nobody answers. What the provider refuses for good,
 * and what has ended meanwhile, leaves no more. A process that dies between the two steps sends it twice.
 */
export async function sendSms(
  ctx: Pick<Deps, 'db' | 'clock' | 'sms' | 'log'>,
  { textMessageId: id }: { textMessageId: number },
): Promise<void> {
  const message = await findWaiting(ctx.db, id)
  if (!message?.body) return
  const now = ctx.clock.now()
  if (!ctx.sms || message.endsAt <= now) return markDropped(ctx.db, id, now)
  try {
    await ctx.sms.send({ to: message.phone, text: message.body })
  } catch (error) {
    if (!(error instanceof SmsRefusal)) throw error
    // Neither the number nor the text: both are somebody's.
    ctx.log.warn({ textMessageId: id, code: error.code }, 'a text message was refused')
    return markDropped(ctx.db, id, ctx.clock.now())
  }
  await markSent(ctx.db, id, ctx.clock.now())
}

/** Empties text messages that never left in time, and forgets old ones. */
export async function forgetOldSms({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const ago = (time: number) => new Date(now.getTime() - time)
  // Of an account that is gone its messages are of use as long as they count against the limits.
  await forgetOld(db, { now, before: ago(kept), goneBefore: ago(DAY) })
}
