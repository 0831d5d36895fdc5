import type { ApiClient } from '../../../lib/trpc.ts'

/** What suggestions need of the router: where they lead, and when a page is left. */
export type SuggestionRouter = {
  options: { context: { client: ApiClient } }
  navigate: (to: { href: string }) => Promise<void>
  subscribe: (event: 'onBeforeNavigate', hear: () => void) => () => void
}
