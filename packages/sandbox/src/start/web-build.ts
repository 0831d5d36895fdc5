// The screens are built only when a source of theirs has changed since the last build.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../env.ts'
import type { Program } from './child.ts'

const web = join(projectRoot, 'apps/web')
const stamp = join(web, 'dist/.sources')

/** What the build reads, from the root of the project. */
const sources = [
  'apps/web',
  'packages/domain/src',
  'packages/domain/package.json',
  'pnpm-lock.yaml',
]

/** Folders below those that the build makes or does not read. */
const ignored = new Set(['node_modules', 'dist', 'dist-types', 'e2e', 'bench', '.turbo'])

export const webBuild: Program = {
  name: 'La construcción de las pantallas',
  args: ['--run', 'build'],
  cwd: web,
  env: { NODE_ENV: 'production' },
}

export async function isWebBuilt(): Promise<boolean> {
  const built = await readFile(stamp, 'utf8').catch(() => '')
  return built !== '' && built === (await fingerprint())
}

/** Remembers what was built. Taken after the build, which writes one source itself: its routes. */
export async function rememberWebBuild(): Promise<void> {
  await writeFile(stamp, await fingerprint())
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of await filesBelow(join(projectRoot, source))) {
      hash.update(`${file.slice(projectRoot.length)}\n`).update(await readFile(file))
    }
  }
  return hash.digest('hex')
}

async function filesBelow(path: string): Promise<string[]> {
  if (!existsSync(path)) return []
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined)
  if (!entries) return [path]
  const sorted = entries
    .filter((entry) => !ignored.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const lists = sorted.map((entry) => {
    const below = join(path, entry.name)
    return entry.isDirectory() ? filesBelow(below) : [below]
  })
  return (await Promise.all(lists)).flat()
}
