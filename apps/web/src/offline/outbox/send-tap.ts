// A tap on its way, as the one who tapped wants to know.
import { checkSession, readPerson } from '../../lib/session/session.ts'
import type { TaskOf } from '../browser-db/task.ts'
import { discard, send } from './outbox.ts'

type Came =
  | { state: 'done' | 'replaced' }
  | { state: 'waiting'; reason: string }
  | { state: 'refused'; reason?: string }

/**
 * Queues a turned heart, or that somebody is followed. What is refused under the eyes of who tapped is no business of the outbox any more.
 * @param isLast whether it was not tapped again since: of quick taps the program's parts, and the person, may arrive for
 *   the last one first, and an earlier one must not take its place in the queue
 * @returns in Spanish why it waits, or why the server refused it
 */
export async function sendTap(
  task: TaskOf<'favourite' | 'follow'>,
  isLast: () => boolean = () => true,
): Promise<Came> {
  // A token whose person the first answer has yet to tell.
  if (!readPerson()) await checkSession()
  const person = readPerson()
  if (!person) return { state: 'refused' }
  if (!isLast()) return { state: 'replaced' }
  const { item, tried } = await send(person.userId, task)
  const verdict = (await tried)?.verdict
  if (!verdict) return { state: 'replaced' }
  if (verdict.verdict === 'done') return { state: 'done' }
  if (verdict.verdict !== 'rejected') return { state: 'waiting', reason: verdict.reason }
  await discard(item.id)
  return { state: 'refused', reason: verdict.reason }
}
