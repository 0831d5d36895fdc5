import { join } from 'node:path'
import type { Plugin } from 'vite'

const lean = join(import.meta.dirname, '../src/ui/lean-icon.ts')
/** lucide imports its drawing function as a default, which our sources do not have. */
const bridge = '\0wepa-lean-icon'

/** Lets lucide's icons be drawn by ui/lean-icon.ts: 2.5 KB gzip less before the first screen. */
export function leanIconsPlugin(): Plugin {
  return {
    name: 'wepa-lean-icons',
    enforce: 'pre',
    resolveId(source, importer) {
      const isDrawing =
        source.endsWith('createLucideIcon.mjs') && importer?.includes('lucide-react')
      return isDrawing ? bridge : undefined
    },
    load(id) {
      if (id !== bridge) return undefined
      return `export { createLucideIcon as default } from ${JSON.stringify(lean)}`
    },
  }
}
