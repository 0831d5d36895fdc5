import { displayPhone } from '@wepa/domain/text/phone'
import type { MemberContext } from '../../../context.ts'
import type { InTransaction } from '../../../db/in-transaction.ts'
import { notify } from '../../notifications/notify.ts'
import { approveCode, type Try } from '../codes.repo.ts'
import { refreshStanding } from '../verifications.repo.ts'
import { lockNumber, putPhone, takeNumber } from './phone-codes.repo.ts'

/**
 * A number is its last prover's: whoever had it confirmed before loses that and is told, and it becomes the phone of the
 * profile. False where another code took this one's place meanwhile.
 */
export async function approvePhone(
  tx: InTransaction<MemberContext>,
  { id, codeHash, target: phone }: Try,
): Promise<boolean> {
  const { userId } = tx.session
  const now = tx.clock.now()
  await lockNumber(tx.db, phone)
  if (!(await approveCode(tx.db, { id, codeHash, now, keepsEnd: true }))) return false
  for (const other of await takeNumber(tx.db, { userId, phone })) {
    await refreshStanding(tx.db, other, now)
    await notify(tx, {
      userId: other,
      type: 'verification',
      title: 'Tu teléfono ya no está verificado',
      message: `Otra cuenta demostró que recibe mensajes en ${displayPhone(phone)}. Si es tuyo, verifícalo de nuevo.`,
    })
  }
  await putPhone(tx.db, userId, phone)
  return true
}
