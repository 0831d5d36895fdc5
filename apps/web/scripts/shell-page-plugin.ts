// The page without content: served when rendering fails, and by the service worker when there is no network.
import type { Plugin, Rolldown } from 'vite'

/** Where a start without network gets its first screen from. */
const offlineStart = /[\\/]app[\\/]start[\\/]start-offline\.ts$/

/** Emits the built index.html as shell.html, so that no static server answers `/` with it. */
export function shellPagePlugin(): Plugin {
  return {
    name: 'wepa-shell-page',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return
      page.fileName = 'shell.html'
      const files = [...startFiles(bundle)]
      const links = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      page.source = String(page.source).replace('</head>', `${links.join('\n  ')}\n</head>`)
    },
  }
}

/** What the program and its start without network import, so that the browser need not find out file by file. */
function startFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set<string>()
  const visit = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || found.has(name)) return
    found.add(name)
    chunk.imports.forEach(visit)
  }
  for (const [name, chunk] of Object.entries(bundle)) {
    if (chunk.type !== 'chunk') continue
    if (chunk.isEntry || offlineStart.test(chunk.facadeModuleId ?? '')) visit(name)
  }
  return found
}
