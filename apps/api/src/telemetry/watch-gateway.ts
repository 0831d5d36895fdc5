// A gateway that tells of its calls, without knowing it.

/** Hears that a method was called; what it answers hears of the end, with the error where there was one. */
export type OnCall = (method: string) => (error?: unknown) => void

/** The same gateway: what its methods promise, and what they hand over piece by piece, is told of. */
export function watchGateway<Gateway extends object>(gateway: Gateway, onCall: OnCall): Gateway {
  return new Proxy(gateway, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      return (...given: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(value, target, given)
        if (answer instanceof Promise) {
          const end = onCall(String(name))
          answer.then(() => end(), end)
          return answer
        }
        // What is known at once asks nobody else: it is not told.
        return isStream(answer) ? tellingStream(answer, onCall(String(name))) : answer
      }
    },
  })
}

function isStream(answer: unknown): answer is AsyncGenerator {
  return typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer
}

async function* tellingStream(
  stream: AsyncGenerator,
  end: (error?: unknown) => void,
): AsyncGenerator {
  let failure: unknown
  try {
    return yield* stream
  } catch (error) {
    failure = error
    throw error
  } finally {
    // Also where nobody reads on.
    end(failure)
  }
}
