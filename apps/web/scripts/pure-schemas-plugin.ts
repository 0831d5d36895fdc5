// Lets the bundler drop schemas a screen does not use. zod's own marks get lost behind `import * as z`, so a screen that
// takes one rule from a file of the domain would load zod (9 KB gzip) for the schemas beside it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const domain = join(import.meta.dirname, '../../../packages/domain/src')

/** Marks the calls that build schemas in the domain as pure: `z.…(`, and its own builders by their mark. */
export function pureSchemasPlugin(): Plugin {
  const calls = new RegExp(`(?<![\\w.$])(?:z\\.\\w+|${builders(domain).join('|')})\\(`, 'g')
  return {
    name: 'wepa-pure-schemas',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(domain)) return undefined
      return { code: code.replace(calls, '/* @__PURE__ */ $&'), map: null }
    },
  }
}

/** The domain's functions that answer a schema: those it marks itself. */
function builders(folder: string): string[] {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  const marked = /@__NO_SIDE_EFFECTS__\s+(?:export )?function (\w+)/g
  return sources.flatMap((source) => [...source.matchAll(marked)].map(([, name = '']) => name))
}
