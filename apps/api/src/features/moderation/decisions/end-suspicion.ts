// The end of a look at an account: new conversations wait no longer, and whoever was told of that hears it.
import { notify } from '../../notifications/notify.ts'
import { holdPerson } from '../../people/set-suspension.ts'
import { alreadyDecided, type Line, type Order, requireOpen, type Tx, writeLine } from '../order.ts'
import { markSuspicionsClosed } from './close.repo.ts'

/** Nothing is wrong with the account. @throws DomainError already_decided */
export async function clearAccount(tx: Tx, order: Order): Promise<void> {
  const { personId, id } = order.source
  // Held as by the machine, which raises nothing beside the decision.
  if (personId !== null) await holdPerson(tx, personId)
  await requireOpen(tx, order.source)
  const line = await writeLine(tx, order)
  if (!(await endSuspicion(tx, id, line))) throw await alreadyDecided(tx, order.source)
}

/** False when it was closed before. */
export async function endSuspicion(tx: Tx, id: number, line: Line): Promise<boolean> {
  const [ended] = await markSuspicionsClosed(tx.db, { id }, line)
  if (ended?.waitsSince) {
    await notify(tx, {
      userId: ended.userId,
      type: 'account_review',
      title: 'Ya miramos tu cuenta',
      message: 'Puedes empezar conversaciones nuevas otra vez. Gracias por esperar.',
      key: `account-review:${ended.id}:over`,
    })
  }
  return ended !== undefined
}
