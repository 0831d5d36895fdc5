import type { QueryClient } from '@tanstack/react-query'
import type { Site } from './head/site.ts'
import type { ApiClient, QueryUtils } from './trpc.ts'

/** What loaders, guards and heads are handed. */
export type RouterContext = {
  queryClient: QueryClient
  client: ApiClient
  trpc: QueryUtils
  site: Site
}
