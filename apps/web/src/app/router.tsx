import { QueryClientProvider, type QueryPersister } from '@tanstack/react-query'
import { createRouter, type RouterHistory, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { confirmedAt } from '../lib/device/page-age.ts'
import { savesData } from '../lib/device/saves-data.ts'
import type { Site } from '../lib/head/site.ts'
import { createQueryClient } from '../lib/queries/query-client.ts'
import { type ApiLink, createApiClient, createQueryUtils, trpc } from '../lib/trpc.ts'
import { ErrorScreen } from '../shell/error-screen.tsx'
import { LightContext } from '../ui/light-context.ts'
import { packQueries, unpackQueries } from './page-queries.ts'
import { routeTree } from './routeTree.gen.ts'
import { parseSearch, stringifySearch } from './search-string.ts'

type RouterSetup = {
  /** How calls reach the server: over HTTP in the browser, in process on the server. */
  links: ApiLink[]
  /** Where queries look when no answer comes; in the browser alone. */
  persister?: QueryPersister
  site: Site
  /** Stands in every inline script; on the server alone. */
  nonce?: string
  history?: RouterHistory
  /** Runs on the server when all is loaded, before it is packed for the browser. */
  beforePacking?: ((router: AppRouter) => Promise<void>) | undefined
  /** Whether a rendering moves the page to where it was, or to its top; always unless given. */
  scrollRestoration?: () => boolean
}

/** One router with its own cache: one for each request on the server, one for the life of the tab in the browser. */
export function createAppRouter(setup: RouterSetup) {
  const queryClient = createQueryClient(setup.persister)
  const client = createApiClient(setup.links)
  const site = { ...setup.site }
  const router = createRouter({
    routeTree,
    context: { queryClient, client, trpc: createQueryUtils(client, queryClient), site },
    ...(setup.nonce ? { ssr: { nonce: setup.nonce } } : {}),
    ...(setup.history ? { history: setup.history } : {}),
    parseSearch,
    stringifySearch,
    // The cache of queries decides what is fresh; the router keeps no second one.
    defaultPreloadStaleTime: 0,
    // A finger that scrolls touches ads, too, which nobody means to open.
    defaultPreload: !import.meta.env.SSR && savesData() ? false : 'intent',
    scrollRestoration: setup.scrollRestoration ?? true,
    defaultErrorComponent: ErrorScreen,
    defaultStructuralSharing: true,
    // Hydration must see the server's address, time and data, not its own.
    dehydrate: async () => {
      await setup.beforePacking?.(router)
      return { site, queries: packQueries(queryClient) }
    },
    hydrate: (data: { site: Site; queries: string }) => {
      Object.assign(site, data.site)
      unpackQueries(queryClient, data.queries, confirmedAt(site.renderedAt))
    },
    InnerWrap: ApiProvider,
  })
  return router
}

/** Hands the hooks the router's own client and cache, and whether pages are light. */
function ApiProvider({ children }: { children: ReactNode }) {
  const { client, queryClient, site } = useRouter().options.context
  return (
    <LightContext value={site.light !== undefined}>
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </trpc.Provider>
    </LightContext>
  )
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
