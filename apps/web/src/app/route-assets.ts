// Which built files each route needs, so that the HTML can name them before any script has run.
import type { Manifest } from '@tanstack/react-router'

/** Vite's `manifest.json`: source → built file. */
export type BuiltFiles = Record<string, BuiltFile>
type BuiltFile = { file: string; isEntry?: boolean; imports?: string[]; css?: string[] }

const routeSource = /^src\/routes\/(.+)\.tsx\?tsr-split=/

/** The router's manifest: styles and the entry for every page, the screen's own chunks for each route. */
export function routeAssets(files: BuiltFiles): Manifest {
  const entryKey = Object.keys(files).find((key) => files[key]?.isEntry)
  const entry = entryKey === undefined ? undefined : files[entryKey]
  if (!entryKey || !entry) throw new Error('The build names no entry')
  const shared = withImports(files, entryKey)
  const routes: Manifest['routes'] = {
    __root__: {
      scripts: [{ attrs: { type: 'module', src: `/${entry.file}` } }],
      css: Object.values(files)
        .filter(({ file }) => file.endsWith('.css'))
        .map(({ file }) => `/${file}`),
      preloads: [...shared].map(urlOf(files)),
    },
  }
  for (const key of Object.keys(files)) {
    const source = routeSource.exec(key)?.[1]
    if (source === undefined) continue
    const own = [...withImports(files, key)].filter((each) => !shared.has(each))
    routes[routeId(source)] = { preloads: own.map(urlOf(files)) }
  }
  return { routes }
}

/** `category.$slug` → `/category/$slug`, `index` → `/`: how the file router names its routes. */
function routeId(source: string): string {
  return `/${source.replaceAll('.', '/')}`.replace(/\/index$/, '/')
}

/** A chunk and all it imports at once (dynamic imports come when they come). */
function withImports(files: BuiltFiles, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const imported of files[key]?.imports ?? []) withImports(files, imported, seen)
  return seen
}

function urlOf(files: BuiltFiles) {
  return (key: string) => `/${files[key]?.file}`
}
