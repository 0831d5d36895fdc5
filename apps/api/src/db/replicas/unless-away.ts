import { setTimeout as wait } from 'node:timers/promises'
import { isUnavailable } from '../is-unavailable.ts'
import type { Readers } from './readers.ts'

/** Milliseconds between two tries. */
const pause = 500
/** Milliseconds after the first failure in which another try is made. */
const patience = 3000

/**
 * What the primary is asked; undefined while it is away, when nobody changes anything and a replica's word stands. Where it
 * answers others it is asked again for some seconds: it has just come back, and a balancer and a pooler on the way to it
 * each take up to a second to notice.
 * @throws DomainError database_unavailable where the primary lives, and only this question does not get through: others may
 *   be changing just what is asked
 */
export async function unlessAway<T>(
  readers: Pick<Readers, 'isPrimaryAway' | 'states'>,
  ask: () => Promise<T>,
): Promise<T | undefined> {
  // Without replicas nobody else could answer, and whoever waits is told at once.
  if (readers.states().length === 0) return ask()
  for (let ending = Infinity; ; await wait(pause)) {
    try {
      return await ask()
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > ending) throw error
    }
    if (await readers.isPrimaryAway()) return undefined
    ending = Math.min(ending, performance.now() + patience)
  }
}
