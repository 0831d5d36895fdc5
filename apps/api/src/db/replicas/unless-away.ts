import { setTimeout as wait } from 'node:timers/promises'
import { isUnavailable } from '../is-unavailable.ts'
import type { Readers } from './readers.ts'

/** Milliseconds in which a process notices that its way to the primary is open again. */
const pause = 700

/**
 * What the primary is asked; undefined while it is away, when nobody changes anything and a replica's word stands. Where it
 * answers others it is asked once more: it has just come back.
 * @throws DomainError database_unavailable where the primary lives, and only this question does not get through: others may
 *   be changing just what is asked
 */
export async function unlessAway<T>(
  readers: Pick<Readers, 'isPrimaryAway' | 'states'>,
  ask: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    // Without replicas nobody else could answer, and whoever waits is told at once.
    if (!isUnavailable(error) || readers.states().length === 0) throw error
    if (await readers.isPrimaryAway()) return undefined
  }
  await wait(pause)
  return ask()
}
