// Keeps out of the browser's code what libraries bring along for others: hooks of tRPC that no screen uses, and React 17's
// stand-in for useSyncExternalStore.
import type { Plugin } from 'vite'

/** Of TanStack Query; a screen that wants one takes it from this list. */
const unusedHooks = [
  'useQueries',
  'useSuspenseQuery',
  'useSuspenseQueries',
  'useSuspenseInfiniteQuery',
  'usePrefetchQuery',
  'usePrefetchInfiniteQuery',
]
const query = '@tanstack/react-query'
const slimQuery = '\0slim-react-query'
const shim = /^use-sync-external-store\/shim(\/index\.js)?$/
const slimShim = '\0slim-use-sync-external-store'

export function slimLibrariesPlugin(): Plugin {
  return {
    name: 'wepa-slim-libraries',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === query && importer?.includes('@trpc/react-query/')) return slimQuery
      if (shim.test(source)) return slimShim
      return undefined
    },
    load(id) {
      if (id === slimShim) return `export { useSyncExternalStore } from 'react'`
      if (id !== slimQuery) return undefined
      // What stands here by name goes before what the star brings.
      return [
        `export * from '${query}'`,
        ...unusedHooks.map(
          (hook) =>
            `export function ${hook}() { throw new Error('${hook}: left out by slim-libraries-plugin') }`,
        ),
      ].join('\n')
    },
  }
}
