import { TRPCClientError } from '@trpc/client'
import { observable, type Unsubscribable } from '@trpc/server/observable'
import type { ApiLink, AppRouter } from '../trpc.ts'

/**
 * A link that is fetched with the first call, and again with the next one if it did not come: that call has then got
 * no answer. What is called meanwhile waits, and goes together.
 */
export function lateLink(load: () => Promise<ApiLink>): ApiLink {
  return (runtime) => {
    let coming: Promise<ReturnType<ApiLink>> | undefined
    const fetchLink = () => {
      coming ??= load().then((link) => link(runtime))
      coming.catch(() => {
        coming = undefined
      })
      return coming
    }
    return ({ op, next }) =>
      observable((observer) => {
        let answer: Unsubscribable | undefined
        let isLeft = false
        fetchLink().then(
          (link) => {
            if (!isLeft) answer = link({ op, next }).subscribe(observer)
          },
          (cause: Error) => observer.error(TRPCClientError.from<AppRouter>(cause)),
        )
        return () => {
          isLeft = true
          answer?.unsubscribe()
        }
      })
  }
}
