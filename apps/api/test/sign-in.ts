// Somebody who signed in a moment ago, for rules that ask how long that is.
import { randomBytes } from 'node:crypto'
import type { Person, Suite } from './harness.ts'

/** The person with a session that began now. */
export async function signedIn<P extends Person>(suite: Suite, person: P) {
  const { id: sessionId } = await suite.deps.db
    .insertInto('sessions')
    .values({ userId: person.id, tokenHash: randomBytes(32), createdAt: suite.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...person, sessionId }
}
