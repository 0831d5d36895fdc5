// Which built files each route needs, so that the HTML can name them before any script has run.
import type { Manifest } from '@tanstack/react-router'
import type { ProgramFiles } from './start/early/page-starter.ts'

/** Vite's `manifest.json`: source → built file. */
export type BuiltFiles = Record<string, BuiltFile>
type BuiltFile = { file: string; isEntry?: boolean; imports?: string[]; css?: string[] }

const routeSource = /^src\/routes\/(.+)\.tsx\?tsr-split=/

/**
 * The router's manifest has the styles alone: the program comes after the first paint (page-starter.ts).
 * @param sizes bytes of each file as it is sent, by its URL
 */
export function routeAssets(files: BuiltFiles, sizes: ReadonlyMap<string, number>) {
  const entryKey = Object.keys(files).find((key) => files[key]?.isEntry)
  if (!entryKey) throw new Error('The build names no entry')
  const shared = withImports(files, entryKey)
  // Whoever imports the entry in turn has to run with it.
  const run = [...shared].filter((key) => !withImports(files, key).has(entryKey))
  run.push(entryKey)
  const screens = new Map<string, string>()
  for (const key of Object.keys(files)) {
    const source = routeSource.exec(key)?.[1]
    if (source !== undefined) screens.set(routeId(source), key)
  }
  const css = Object.values(files)
    .filter(({ file }) => file.endsWith('.css'))
    .map(({ file }) => `/${file}`)
  return {
    manifest: { routes: { __root__: { css } } } satisfies Manifest,
    /** What a page needs that shows these routes; the entry itself asks for the screens. */
    program: (routeIds: readonly string[]): ProgramFiles => {
      const needed = new Set(shared)
      for (const id of routeIds) withImports(files, screens.get(id) ?? entryKey, needed)
      const fetched = [...needed].map(urlOf(files))
      const bytes = fetched.reduce((sum, url) => sum + (sizes.get(url) ?? 0), 0)
      return { fetched, run: run.map(urlOf(files)), bytes }
    },
  }
}

/** `category.$slug` → `/category/$slug`, `index` → `/`: how the file router names its routes. */
function routeId(source: string): string {
  return `/${source.replaceAll('.', '/')}`.replace(/\/index$/, '/')
}

/** A chunk after all it imports at once, in the order in which they run (dynamic imports come when they come). */
function withImports(
  files: BuiltFiles,
  key: string,
  found = new Set<string>(),
  visited = new Set(found),
): Set<string> {
  if (visited.has(key)) return found
  visited.add(key)
  for (const imported of files[key]?.imports ?? []) withImports(files, imported, found, visited)
  return found.add(key)
}

function urlOf(files: BuiltFiles) {
  return (key: string) => `/${files[key]?.file}`
}
