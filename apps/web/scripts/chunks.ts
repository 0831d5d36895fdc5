// How the browser's code is cut into files. Left alone, each set of sharers would be a file of its own: thirty requests for one screen.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { iconsOf } from './icon-sprite.ts'

const source = join(import.meta.dirname, '../src')
const domain = join(import.meta.dirname, '../../../packages/domain/src')

/** Two files instead of one: each is run in a task of its own. */
const react = /node_modules[\\/](react|react-dom|scheduler)[\\/]|app[\\/]react-first\.ts/
/** Without what only forms ask: may this page be left? */
const libraries = /node_modules[\\/](@tanstack|@trpc|use-sync-external-store)[\\/](?!.*useBlocker)/
/** What the pages of results have for and around the ads: home and an ad's page show none of it. */
const aroundResults =
  /web[\\/]src[\\/]blocks[\\/](listing-card[\\/]listing-results|search[\\/](filters[\\/](filter-|sort-select)|keeping[\\/]search-keeper|use-filter-form|understood|result-count))/
/** Vite's own few lines that fetch late parts: too little for a file. */
const loader = /vite[\\/]preload-helper/
const icons = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]([\w-]+)\.mjs$/
const ours =
  /(apps[\\/]web[\\/]src[\\/](ui|lib|blocks|illustrations)|packages[\\/]domain[\\/]src)[\\/]/
/** What brings one of these along stays out of the first load, whoever shares it. */
const heavyPackage = /from '(zod\/mini|radix-ui\/[\w-]+|@dnd-kit\/[\w-]+|react-hook-form|dexie)'/

/** Only a category's page has the names of all places at once; fields fetch them when they are used. */
const places =
  /(domain[\\/]src[\\/]places[\\/]municipalities|blocks[\\/]search[\\/]place-select)\.tsx?$/
/** Forms and dialogs alone go through all attributes of an ad. */
const attributeValues = /domain[\\/]src[\\/]listings[\\/]attribute-values\.ts$/
/** The words of all attributes, which an ad's page has in its HTML and fetches after it. */
const attributeTable = /domain[\\/]src[\\/]attributes[\\/](table|fitting|format|said)/

/** The screens most people come in by; what only others share is no load for these. */
const entrances = ['__root', 'index', 'search', 'category.$slug', 'listing.$id']
const atEntrances = new Set<string>()
for (const name of entrances) addWithImports(join(source, `routes/${name}.tsx`), atEntrances)
/** Stands for each icon, and is imported by none of our files. */
atEntrances.add(join(source, 'ui/sprite-icon.ts'))
/** For the routes' own files and the start, which the entry has: too little for files of their own. */
atEntrances.add(join(source, 'lib/head/late-head.ts'))
atEntrances.add(join(source, 'lib/device/worker-messages.ts'))
atEntrances.add(join(domain, 'payments/featured-plan.ts'))

/** What dialogs and sheets are made of, all of it fetched with the first of them: in files of its own, one would need the next. */
const dialogs =
  /node_modules[\\/](@radix-ui[\\/](primitive|react-(dialog|id|primitive|portal|presence|slot|context|compose-refs|focus-scope|focus-guards|dismissable-layer|use-[\w-]+))|react-remove-scroll(-bar)?|react-style-singleton|use-sidecar|use-callback-ref|aria-hidden|tslib|get-nonce)[\\/]|web[\\/]src[\\/]ui[\\/]dialog\.tsx$/

const iconsAtEntrances = await iconsOf(atEntrances)

/** Run before all else in the page without content. */
const earlyKept = /query-cache[\\/]early-kept\.ts$/

/** The way to the server: a page that came from there asks for nothing yet (src/lib/calls/late-link.ts). */
const httpLink =
  /@trpc[\\/]client[\\/]dist[\\/]http(BatchLink|Utils)|web[\\/]src[\\/]lib[\\/](calls[\\/]http-link|fetch-within)\.ts$/

export const chunkGroups = [
  { name: 'http-link', test: httpLink, priority: 4, includeDependenciesRecursively: false },
  { name: 'early-kept', test: earlyKept, priority: 3 },
  { name: 'react', test: react, priority: 2 },
  { name: 'ground', test: (id: string) => libraries.test(id) || loader.test(id), priority: 1 },
  {
    name: 'common',
    test: (id: string) =>
      iconsAtEntrances.has(iconOf(id)) ||
      (ours.test(id) && atEntrances.has(id) && !isLate(id) && !isHeavy(id)),
    // Shared by two of the screens or late parts.
    minShareCount: 2,
    // With what they need, or the entry and this file would need each other, and one runs before it has what it needs.
    includeDependenciesRecursively: true,
  },
  {
    name: 'results',
    test: aroundResults,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  { name: 'dialogs', test: dialogs, includeDependenciesRecursively: false },
  // One by one they would be forty files.
  { name: 'icons', test: icons, minShareCount: 2, includeDependenciesRecursively: false },
]

/** The name of the icon that a file of lucide draws; empty for any other file. */
function iconOf(id: string): string {
  return icons.exec(id)?.[1] ?? ''
}

function isLate(file: string): boolean {
  return [places, attributeValues, attributeTable].some((late) => late.test(file))
}

/** Whether a file brings along one of the heavy packages, by itself or by another file of ours. */
function isHeavy(file: string): boolean {
  return [...addWithImports(file, new Set())].some((each) =>
    heavyPackage.test(readFileSync(each, 'utf8')),
  )
}

/** A file and all files of ours that it imports at once. */
function addWithImports(file: string, found: Set<string>): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type )[^']*from '(?:(\.[^']+\.tsx?)|@wepa\/domain\/([\w/-]+))'/gm,
  )
  for (const [, path, noun] of imports) {
    addWithImports(path ? join(dirname(file), path) : join(domain, `${noun}.ts`), found)
  }
  return found
}
