// The browser's way to the server. It comes after the first load (late-link.ts): a page from the server asks for nothing.
import { httpBatchLink } from '@trpc/client'
import { fetchWithin } from '../fetch-within.ts'
import { readToken } from '../session/token.ts'
import type { ApiLink } from '../trpc.ts'

/** A network that takes longer than this is as good as none, in ms; what is sent may be large. */
const patience = { asking: 10_000, sending: 30_000 }

/** Batched HTTP with the token of the moment. */
export function httpLink(): ApiLink {
  return httpBatchLink({
    url: '/trpc',
    // Longer than any filter, shorter than what proxies refuse.
    maxURLLength: 2000,
    // The server refuses more in one request.
    maxItems: 30,
    headers() {
      const token = readToken()
      return token ? { authorization: `Bearer ${token}` } : {}
    },
    fetch: (url, init = {}) =>
      fetchWithin(url, init, init.method === 'GET' ? patience.asking : patience.sending),
  })
}
