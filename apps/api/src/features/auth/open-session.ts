import type { SessionWay } from '@wepa/domain/people/own-session'
import type { Context } from '../../context.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { getSelf } from '../people/get-self.ts'
import { suspendedUntil } from '../people/set-suspension.ts'
import { suspensionRefusal } from '../people/suspension-refusal.ts'
import { insertSession, updateLogin } from './auth.repo.ts'
import { newDeviceEmail } from './sign-in-emails.ts'
import { noteSignIn } from './sign-in-marks.ts'
import { hashToken, makeToken } from './token.ts'

type Opening = {
  userId: number
  openedBy: SessionWay
  passwordHash?: string
  /** The random id that the app keeps on the device. */
  deviceId?: string | undefined
}
type Ctx = Pick<Context, 'db' | 'clock' | 'ip' | 'userAgent' | 'settings'>

/**
 * Signs a person in from where they ask; answers the token, which is never seen again. They get an email when
 * it is a device they never used. In a transaction.
 * @throws DomainError account_suspended, also for a suspension of this moment
 */
export async function openSession(
  ctx: Ctx,
  { userId, openedBy, passwordHash, deviceId }: Opening,
): Promise<string> {
  const { db, ip, userAgent } = ctx
  const now = ctx.clock.now()
  const token = makeToken()
  if (!(await updateLogin(db, userId, { now, passwordHash }))) {
    throw suspensionRefusal(await suspendedUntil(ctx, userId))
  }
  await insertSession(db, { userId, tokenHash: hashToken(token), ip, userAgent, openedBy, now })
  if (await noteSignIn(ctx, { userId, ip, userAgent, deviceId }))
    await tellOfDevice(ctx, userId, now)
  return token
}

async function tellOfDevice(ctx: Ctx, userId: number, at: Date): Promise<void> {
  const { email, fullName } = await getSelf(ctx, userId)
  const content = newDeviceEmail({ fullName, userAgent: ctx.userAgent, at }, ctx.settings)
  await queueMail(ctx, { userId, email }, content)
}
