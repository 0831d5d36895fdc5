import type { QueryPersister } from '@tanstack/react-query'
import { readFailure } from '../lib/errors.ts'

/** After so long what was kept is shown, in ms; the call goes on. */
const patience = 3_000
const late = Symbol('late')

/** Asks the server; where nothing is on the screen yet and no answer comes, what was kept of an earlier one. */
export const orKept: QueryPersister = async (ask, context, query) => {
  const coming = Promise.resolve(ask(context))
  if (query.state.data !== undefined) return coming
  try {
    const answer = await Promise.race([
      coming,
      new Promise((done) => setTimeout(done, patience, late)),
    ])
    if (answer !== late) return answer
  } catch (error) {
    if (readFailure(error).code !== 'offline') throw error
  }
  try {
    const { answerFromDevice } = await import('./answer-from-device.ts')
    return await answerFromDevice(context.client, query, coming)
  } catch {
    return coming
  }
}
