// The page without content: served when rendering fails, and by the service worker when there is no network.
import type { Plugin } from 'vite'

/** Emits the built index.html as shell.html, so that no static server answers `/` with it. */
export function shellPagePlugin(): Plugin {
  return {
    name: 'wepa-shell-page',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html']
      if (page) page.fileName = 'shell.html'
    },
  }
}
