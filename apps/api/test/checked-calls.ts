// The documented calls, each answer held against the schema by which the OpenAPI document describes it.
import { isDeepStrictEqual } from 'node:util'
import type { RestCall } from '../src/doors/rest/rest-call.ts'
import { isPieces } from '../src/doors/rest/send-pieces.ts'

export type CheckedCalls = {
  calls: RestCall[]
  /** @throws AggregateError of all answers so far that were not as documented */
  requireDocumented: () => void
}

/**
 * Wraps calls so that an answer its schema does not accept, or that has a field its schema does not
 * name, is a bug (500). Those are kept too, since a test may not look at the status.
 */
export function checkCalls(calls: readonly RestCall[]): CheckedCalls {
  const wrong: Error[] = []
  const check = (call: RestCall, answer: unknown) => {
    const problem = problemOf(call, answer)
    if (problem === undefined) return
    const error = new Error(
      `${call.method} ${call.path} answered what is not documented: ${problem}`,
    )
    wrong.push(error)
    throw error
  }
  return {
    calls: calls.map((call) => ({
      ...call,
      run: async (request, raw) => {
        const answer = await call.run(request, raw)
        if (call.isStreamed) return checkedPieces(answer, (text) => check(call, JSON.parse(text)))
        // As it leaves: without what is undefined.
        check(call, JSON.parse(JSON.stringify(answer ?? {})))
        return answer
      },
    })),
    requireDocumented: () => {
      if (wrong.length > 0) throw new AggregateError(wrong, wrong.map(String).join('\n'))
    },
  }
}

function problemOf({ answer: schema }: RestCall, answer: unknown): string | undefined {
  const { success, data, error } = schema.safeParse(answer)
  if (!success) return JSON.stringify(error.issues)
  if (!isDeepStrictEqual(data, answer))
    return `more than ${JSON.stringify(data)}: ${JSON.stringify(answer)}`
  return undefined
}

async function* checkedPieces(pieces: unknown, check: (text: string) => void) {
  if (!isPieces(pieces)) throw new Error('a streamed call answers pieces of text')
  let text = ''
  for await (const piece of pieces) {
    text += piece
    yield piece
  }
  check(text)
}
