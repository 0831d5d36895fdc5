import type { QueryPersister } from '@tanstack/react-query'
import { readFailure } from '../../lib/errors.ts'
import { readPerson } from '../../lib/session/session.ts'

/** After so long what was kept is shown, in ms; the call goes on. */
const patience = 3_000
const late = Symbol('late')

/** Asks the server; where nothing is on the screen yet and no answer comes, what was kept of an earlier one. */
export const networkFirst: QueryPersister = async (ask, context, query) => {
  const askedBy = readPerson()?.userId
  const coming = Promise.resolve(ask(context))
  if (query.state.data !== undefined) return coming
  // Its failure is heard below, which may be later than it comes.
  coming.catch(() => {})
  // Without network there is nothing to wait for.
  if (navigator.onLine) {
    try {
      const answer = await Promise.race([
        coming,
        new Promise((done) => setTimeout(done, patience, late)),
      ])
      if (answer !== late) return answer
    } catch (error) {
      if (!readFailure(error).isUnreached) throw error
    }
  }
  try {
    const { answerFromDevice } = await import('./answer-from-device.ts')
    const isSamePerson = () => readPerson()?.userId === askedBy
    return await answerFromDevice({ client: context.client, query, coming, isSamePerson })
  } catch {
    return coming
  }
}
