import { isUnavailable } from '../is-unavailable.ts'
import type { Readers } from './readers.ts'

/**
 * What the primary was asked; undefined while it is away, when nobody changes anything and a replica's word stands.
 * @throws DomainError database_unavailable where the primary lives, and only this question did not get through: others may
 *   be changing just what was asked
 */
export async function unlessAway<T>(
  readers: Pick<Readers, 'isPrimaryAway'>,
  answer: Promise<T>,
): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (isUnavailable(error) && (await readers.isPrimaryAway())) return undefined
    throw error
  }
}
