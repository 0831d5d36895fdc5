// The page without content: served when rendering fails, and by the service worker when there is no network.
import { listPages } from '@wepa/domain/pages'
import type { Plugin, Rolldown } from 'vite'
import { partsId, type ScreenParts } from '../src/offline/query-cache/screen-parts.ts'

/** Where a start without network gets its first screen from, the words of its title, and the way to the server. */
const offlineStart =
  /[\\/](app[\\/]start[\\/]start-offline|text[\\/]page-heads|lib[\\/]calls[\\/]http-link)\.ts$/
const earlyKept = /[\\/]query-cache[\\/]early-kept\.ts$/
const font = /figtree-latin-wght-normal-[\w-]+\.woff2$/

/** Emits the built index.html as shell.html, so that no static server answers `/` with it. */
export function shellPagePlugin(): Plugin {
  return {
    name: 'wepa-shell-page',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return
      page.fileName = 'shell.html'
      const start = startFiles(bundle)
      const links = [
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${fileOf(bundle, font)}">`,
        ...[...start].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ]
      // Before all that blocks the page: what is read early waits for nothing.
      const early = [
        `<script type="application/json" id="${partsId}">${JSON.stringify(screenParts(bundle, start))}</script>`,
        `<script type="module" async crossorigin src="/${fileOf(bundle, earlyKept)}"></script>`,
      ]
      page.source = String(page.source)
        .replace('<script ', `${early.join('\n    ')}\n    $&`)
        .replace('</head>', `${links.join('\n  ')}\n</head>`)
    },
  }
}

/** What the program and its start without network import, so that the browser need not find out file by file. */
function startFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set<string>()
  for (const chunk of chunksOf(bundle)) {
    if (chunk.isEntry || chunk.moduleIds.some((id) => offlineStart.test(id))) {
      addWithImports(bundle, chunk.fileName, found)
    }
  }
  return found
}

/** For each list of one's own, what its screen needs beyond these files, and the answers it shows. */
function screenParts(
  bundle: Rolldown.OutputBundle,
  start: ReadonlySet<string>,
): Record<string, ScreenParts> {
  const parts: Record<string, ScreenParts> = {}
  for (const [name, { primed }] of listPages()) {
    if (!primed) continue
    const files = new Set<string>()
    // `favorites.tsx`, or `_messages.messages.tsx` within `_messages.tsx`.
    const screen = new RegExp(`[\\\\/]routes[\\\\/](_${name}\\.)?(_?${name})\\.tsx\\?`)
    for (const chunk of chunksOf(bundle)) {
      if (screen.test(chunk.facadeModuleId ?? '')) addWithImports(bundle, chunk.fileName, files)
    }
    if (files.size === 0) throw new Error(`The build has no screen for /${name}`)
    parts[name] = {
      files: [...files].filter((file) => !start.has(file)).map((file) => `/${file}`),
      kept: primed,
    }
  }
  return parts
}

function addWithImports(bundle: Rolldown.OutputBundle, name: string, found: Set<string>): void {
  const chunk = bundle[name]
  if (chunk?.type !== 'chunk' || found.has(name)) return
  found.add(name)
  for (const each of chunk.imports) addWithImports(bundle, each, found)
}

/** @throws when the build has no such file */
function fileOf(bundle: Rolldown.OutputBundle, wanted: RegExp): string {
  const found = Object.values(bundle).find((file) =>
    file.type === 'chunk'
      ? file.moduleIds.some((id) => wanted.test(id))
      : wanted.test(file.fileName),
  )
  if (!found) throw new Error(`The build has nothing like ${wanted}`)
  return found.fileName
}

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk')
}
