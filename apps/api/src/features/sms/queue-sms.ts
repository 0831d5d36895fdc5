import { DomainError } from '@wepa/domain/error'
import type { Deps } from '../../context.ts'
import type { InTransaction } from '../../db/in-transaction.ts'
import { dropOf, insertTextMessage, listTimes, lockOutbox } from './sms.repo.ts'

const DAY = 86_400_000
/** Messages in 24 hours by one account, and to one number. */
export const SMS_EACH_DAY = 5

type Tx = InTransaction<Pick<Deps, 'db' | 'clock' | 'smsPerDay'>>
type Text = { userId: number; phone: string; body: string; endsAt: Date }

/**
 * Puts a text message into the outbox; it leaves once the transaction of `tx` stands and takes the place of one of the
 * same person that has not left. Each costs money: an account and a number get five in 24 hours, and all together what
 * the settings say.
 * @throws DomainError rate_limited with the seconds to wait
 */
export async function queueSms(tx: Tx, { userId, phone, body, endsAt }: Text): Promise<void> {
  const now = tx.clock.now()
  const since = new Date(now.getTime() - DAY)
  await lockOutbox(tx.db)
  const mine = await listTimes(tx.db, { since, of: { userId } })
  const there = await listTimes(tx.db, { since, of: { phone } })
  const all = await listTimes(tx.db, { since, of: null })
  refuseFull(now, mine, SMS_EACH_DAY, 'Ya te enviamos cinco códigos en las últimas 24 horas.')
  refuseFull(now, there, SMS_EACH_DAY, 'A ese número ya le llegaron cinco códigos en 24 horas.')
  refuseFull(now, all, tx.smsPerDay, 'Hoy no podemos enviar más mensajes de texto.')
  await dropOf(tx.db, userId, now)
  await insertTextMessage(tx.db, { userId, phone, body, endsAt, createdAt: now })
}

/** `times`: when those of the last 24 hours were written, the oldest first. */
function refuseFull(now: Date, times: readonly Date[], most: number, reason: string): void {
  const first = times.at(-most)
  if (!first) return
  const retryAfter = Math.max(1, Math.ceil((first.getTime() + DAY - now.getTime()) / 1000))
  const hours = Math.ceil(retryAfter / 3600)
  const message = `${reason} Inténtalo en ${hours === 1 ? 'una hora' : `${hours} horas`}.`
  throw new DomainError('rate_limited', { message, retryAfter })
}
