// Lets the icons of lucide-react come from one file that is fetched once and kept, instead of standing in each page
// (a third of home's HTML) and in the code (4 KB gzip of the first load).
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type IconSprite, makeIconSprite } from './icon-sprite.ts'

const sources = join(import.meta.dirname, '../src')
const drawing = join(sources, 'ui/sprite-icon.ts')
const iconFile = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]([\w-]+)\.mjs$/

/** @param isBrowserBuild the one of the two builds that leaves the file; both name it alike */
export function iconSpritePlugin(isBrowserBuild: boolean): Plugin {
  let sprite: IconSprite = { source: '', url: '' }
  return {
    name: 'wepa-icon-sprite',
    enforce: 'pre',
    async buildStart() {
      sprite = await makeIconSprite(sources)
    },
    load(id) {
      const icon = iconFile.exec(id)?.[1]
      if (!icon || icon === 'index') return undefined
      return `import { createSpriteIcon } from ${JSON.stringify(drawing)}
        const Icon = /* @__PURE__ */ createSpriteIcon(${JSON.stringify(`${sprite.url}#${icon}`)})
        export { Icon as default }`
    },
    generateBundle() {
      if (!isBrowserBuild) return
      this.emitFile({ type: 'asset', fileName: sprite.url.slice(1), source: sprite.source })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/assets/icons-')) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(sprite.source)
      })
    },
  }
}
