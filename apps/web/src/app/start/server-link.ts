// The browser's whole way to the server: calls over HTTP, and the question of who is there where one wants proof.
import { httpLink } from '../../lib/calls/http-link.ts'
import { proofLink } from '../../lib/calls/proof-link.ts'
import type { ApiLink } from '../../lib/trpc.ts'
import type { AppRouter } from '../router.tsx'

/** @param findRouter the router; it is made after its links */
export function serverLink(findRouter: () => AppRouter): ApiLink {
  const withProof = proofLink(async (given) => {
    const { askForProof } = await import('../../blocks/account/proof/ask-for-proof.tsx')
    return askForProof(findRouter(), given)
  })
  return (runtime) => {
    const overHttp = httpLink()(runtime)
    const proven = withProof(runtime)
    return ({ op, next }) => proven({ op, next: (called) => overHttp({ op: called, next }) })
  }
}
