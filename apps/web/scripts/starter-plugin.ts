// The scripts that stand in every rendered page (src/app/start/early), each built by itself and small: it is part of the
// HTML, and no file of the program can be waited for there.
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const id = 'virtual:starter'
const early = join(import.meta.dirname, '../src/app/start/early')

/** Makes `virtual:starter` the texts of scripts that declare `starter`: of a page, and of a light one. */
export function starterPlugin(): Plugin {
  return {
    name: 'wepa-starter',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source) {
      if (source !== `\0${id}`) return undefined
      const [script, lightScript] = await Promise.all([
        buildStarter('starter.ts'),
        buildStarter('light-starter.ts'),
      ])
      return `export const script = ${JSON.stringify(script)}
export const lightScript = ${JSON.stringify(lightScript)}`
    },
  }
}

async function buildStarter(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      copyPublicDir: false,
      lib: { entry: join(early, file), formats: ['iife'], name: 'starter', fileName: 'starter' },
    },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error(`${file} was not built`)
  return output.output[0].code
}
