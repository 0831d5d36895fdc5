// Keeps out of the browser's code the hooks of TanStack Query that tRPC brings along and no screen uses: 0.9 KB gzip of
// every first load (docs/decisions/062-unused-hooks-left-out.md).
import type { Plugin } from 'vite'

/** A screen that wants one takes it from this list. */
const unusedHooks = [
  'useQueries',
  'useSuspenseQuery',
  'useSuspenseQueries',
  'useSuspenseInfiniteQuery',
  'usePrefetchQuery',
  'usePrefetchInfiniteQuery',
]
const query = '@tanstack/react-query'
const queryOfTrpc = '\0react-query-of-trpc'

export function unusedHooksPlugin(): Plugin {
  return {
    name: 'wepa-unused-hooks',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === query && importer?.includes('@trpc/react-query/') ? queryOfTrpc : undefined
    },
    load(id) {
      if (id !== queryOfTrpc) return undefined
      // What stands here by name goes before what the star brings.
      return [
        `export * from '${query}'`,
        ...unusedHooks.map(
          (hook) =>
            `export function ${hook}() { throw new Error('${hook}: left out by unused-hooks-plugin') }`,
        ),
      ].join('\n')
    },
  }
}
