// The icons our sources import from lucide-react, as one SVG file of symbols.
import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'

// Past the bundler, which would hand out what it makes of the icons.
const load = createRequire(import.meta.url)
const esm = join(dirname(load.resolve('lucide-react/package.json')), 'dist/esm')

const iconModule = z.object({
  __iconData: z.object({
    node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])),
  }),
})

export type IconSprite = {
  source: string
  /** Where the built file is found; changes with its content. */
  url: string
}

/** @param sources folder whose files name the icons */
export async function makeIconSprite(sources: string): Promise<IconSprite> {
  const icons = await iconsOf(sourcesIn(sources))
  const symbols = [...icons].sort().map(symbolOf)
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return { source, url: `/assets/icons-${hash}.svg` }
}

async function* sourcesIn(folder: string) {
  for await (const file of glob('**/*.{ts,tsx}', { cwd: folder })) yield join(folder, file)
}

/** The names of lucide's files (`arrow-left`) that draw what these sources import. */
export async function iconsOf(files: AsyncIterable<string> | Iterable<string>) {
  return filesOf(await importedNames(files))
}

async function importedNames(
  files: AsyncIterable<string> | Iterable<string>,
): Promise<Set<string>> {
  const names = new Set<string>()
  for await (const file of files) {
    const code = await readFile(file, 'utf8')
    for (const [, list = ''] of code.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)) {
      for (const [, name = ''] of list.matchAll(/(?:^|,)\s*(?!type )(\w+)/g)) names.add(name)
    }
  }
  return names
}

/** lucide has several names for one icon; its index says which file draws each. */
async function filesOf(names: ReadonlySet<string>): Promise<Set<string>> {
  const index = await readFile(join(esm, 'lucide-react.mjs'), 'utf8')
  const files = new Set<string>()
  for (const [, list = '', file = ''] of index.matchAll(
    /\{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g,
  )) {
    const aliases = [...list.matchAll(/default as (\w+)/g)].map(([, name = '']) => name)
    if (aliases.some((alias) => names.has(alias))) files.add(file)
  }
  return files
}

function symbolOf(file: string): string {
  const { __iconData: icon } = iconModule.parse({ ...load(join(esm, `icons/${file}.mjs`)) })
  const shapes = icon.node.map(([tag, { key: _key, ...attributes }]) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
    return `<${tag}${written.join('')}/>`
  })
  return `<symbol id="${file}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`
}
