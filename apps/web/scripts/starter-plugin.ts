// The script that stands in every rendered page (src/app/start/early/starter.ts), built by itself and small: it is
// part of the HTML, and no file of the program can be waited for there.
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const id = 'virtual:starter'
const entry = join(import.meta.dirname, '../src/app/start/early/starter.ts')

/** Makes `virtual:starter` the text of a script that declares `starter`. */
export function starterPlugin(): Plugin {
  return {
    name: 'wepa-starter',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source) {
      if (source !== `\0${id}`) return undefined
      const built = await build({
        configFile: false,
        logLevel: 'error',
        build: {
          write: false,
          target: 'es2022',
          copyPublicDir: false,
          lib: { entry, formats: ['iife'], name: 'starter', fileName: 'starter' },
        },
      })
      const [output] = [built].flat()
      if (!output || !('output' in output)) throw new Error('the starter was not built')
      return `export const script = ${JSON.stringify(output.output[0].code)}`
    },
  }
}
