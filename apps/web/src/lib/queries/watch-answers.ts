import { observable } from '@trpc/server/observable'
import { noteAnswer, noteSilence } from '../device/connection.ts'
import { readFailure } from '../errors.ts'
import { noteRefusal } from '../session/session.ts'
import { readToken } from '../session/token.ts'
import type { ApiLink } from '../trpc.ts'

/** Notes of every call when it was answered, and ends the session when the server no longer knows its token. */
export const watchAnswers: ApiLink =
  () =>
  ({ next, op }) =>
    observable((observer) => {
      const sentToken = readToken()
      return next(op).subscribe({
        next(value) {
          noteAnswer()
          observer.next(value)
        },
        error(error) {
          noteRefusal(error, sentToken)
          if (readFailure(error).isUnreached) noteSilence()
          observer.error(error)
        },
        complete: observer.complete,
      })
    })
