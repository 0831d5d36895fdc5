// Leaves it to us when a screen whose file does not come loads the page anew: TanStack Router reloads at once and does
// not ask whether there is a network to load the page from (app/start/recover-from-old-version.ts does). It has no
// option for that: docs/decisions/063-reload-asks-for-the-network.md.
import type { Plugin } from 'vite'

const lazyScreen = /@tanstack[\\/]react-router[\\/]dist[\\/]esm[\\/]lazyRouteComponent\.js$/
const reloads = 'if (isModuleNotFoundError(error) &&'

export function routerReloadPlugin(): Plugin {
  return {
    name: 'wepa-router-reload',
    enforce: 'pre',
    transform(code, id) {
      if (!lazyScreen.test(id)) return undefined
      if (!code.includes(reloads)) this.error(`${id} reloads in another way than it did`)
      return { code: code.replace(reloads, 'if (false &&'), map: null }
    },
  }
}
