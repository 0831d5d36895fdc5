// What a person has sent in a conversation and the server does not have yet, as their screen shows it.
import type { MessageAct, Queued } from '../../../offline/browser-db/task.ts'
import type { Outgoing } from '../thread-entries.ts'

/** Sent on this screen; it is in the queue a moment later, and in the thread a moment after that. */
export type Sent = {
  clientId: string
  content: string
  act?: MessageAct | undefined
  createdAt: string
}

interface OutgoingInput {
  queued: readonly Queued[]
  sent: readonly Sent[]
  conversationId: number
  isOnline: boolean
}

/** In the order they were written; what is in the queue says how it stands. */
export function outgoingOf({ queued, sent, conversationId, isOnline }: OutgoingInput): Outgoing[] {
  const rows = new Map<string, Outgoing>()
  let isHeld = false
  for (const row of queued) {
    const { task } = row
    if (task.kind !== 'message' || task.conversationId !== conversationId) continue
    const { clientId, content, act } = task
    rows.set(clientId, {
      clientId,
      queuedId: row.id,
      content,
      act,
      createdAt: row.createdAt,
      ...stateOf(row, isHeld, isOnline),
    })
    isHeld ||= row.state === 'rejected'
  }
  const fresh = sent.map((each): Outgoing => {
    const row = rows.get(each.clientId)
    rows.delete(each.clientId)
    return row ?? { ...each, queuedId: null, state: 'sending', reason: null }
  })
  return [...rows.values(), ...fresh]
}

function stateOf(
  { state, attempts, reason }: Queued,
  isHeld: boolean,
  isOnline: boolean,
): Pick<Outgoing, 'state' | 'reason'> {
  if (state === 'rejected') return { state: 'failed', reason }
  if (state === 'sending') return { state: 'sending', reason: null }
  if (isHeld) return { state: 'waiting', reason: 'Espera a que se resuelva el mensaje de arriba.' }
  // Its turn comes right now: no word of a queue for that.
  if (state === 'queued' && attempts === 0 && isOnline) return { state: 'sending', reason: null }
  return { state: 'waiting', reason }
}
