import type { TRPCClientError } from '@trpc/client'
import { observable, type Unsubscribable } from '@trpc/server/observable'
import { readFailure } from '../errors.ts'
import type { ApiLink, AppRouter } from '../trpc.ts'

/** Has the person prove again who they are; false where they would rather not. */
export type AskForProof = (given: {
  /** The password that the call itself was made with, and that was right. */
  password: string | undefined
}) => Promise<boolean>

/**
 * Where the server wants proof of who is asking before it does something, asks the person for it and then makes the
 * same call again. Calls that come meanwhile share one proof.
 */
export function proofLink(ask: AskForProof): ApiLink {
  let asking: Promise<boolean> | undefined
  const askOnce = (password: string | undefined) => {
    asking ??= ask({ password }).finally(() => {
      asking = undefined
    })
    return asking
  }
  return () =>
    ({ next, op }) =>
      observable((observer) => {
        let answer: Unsubscribable | undefined
        let isLeft = false
        const send = (onError: (error: TRPCClientError<AppRouter>) => void) => {
          answer = next(op).subscribe({
            next: (value) => observer.next(value),
            complete: () => observer.complete(),
            error: onError,
          })
        }
        const fail = (error: TRPCClientError<AppRouter>) => observer.error(error)
        const proveAndSend = async (error: TRPCClientError<AppRouter>) => {
          const isProven = await askOnce(passwordIn(op.input)).catch(() => false)
          if (isLeft) return
          if (isProven) send(fail)
          else fail(error)
        }
        send((error) => {
          if (readFailure(error).code === 'proof_required') void proveAndSend(error)
          else fail(error)
        })
        return () => {
          isLeft = true
          answer?.unsubscribe()
        }
      })
}

function passwordIn(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined
  const none = { password: undefined, currentPassword: undefined }
  const { password, currentPassword } = { ...none, ...input }
  return [password, currentPassword].find((value) => typeof value === 'string')
}
