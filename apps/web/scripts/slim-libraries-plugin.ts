// Keeps out of the browser's code what libraries bring along for others: hooks of tRPC that no screen uses, React 17's
// stand-in for useSyncExternalStore, and TanStack Router's own reload when a screen's file does not come: it does not ask
// whether there is a network to load the page from, and ours does (app/recover-from-old-version.ts).
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
const lazyScreen = /@tanstack[\\/]react-router[\\/]dist[\\/]esm[\\/]lazyRouteComponent\.js$/
const reloads = 'if (isModuleNotFoundError(error) &&'

export function slimLibrariesPlugin(): Plugin {
  return {
    name: 'wepa-slim-libraries',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === query && importer?.includes('@trpc/react-query/')) return slimQuery
      if (shim.test(source)) return slimShim
      return undefined
    },
    transform(code, id) {
      if (!lazyScreen.test(id)) return undefined
      if (!code.includes(reloads)) this.error(`${id} reloads in another way than it did`)
      return { code: code.replace(reloads, 'if (false &&'), map: null }
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
