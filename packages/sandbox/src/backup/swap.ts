// The moment in which a backup takes the place of what was there: renames, written down before the first of them, so
// that whoever comes after a crash finishes them.
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { Unfit } from '../unfit.ts'
import { exists } from './copy-files.ts'

/** What is in `place` goes to `aside`, and `staged` comes there, null for nothing. All on one disk. */
const Move = z.object({ staged: z.nullable(z.string()), place: z.string(), aside: z.string() })
export type Move = z.infer<typeof Move>

type Rename = { from: string; to: string }

const fileIn = (dataDir: string) => join(dataDir, 'restoring.json')

/** Whether a swap was begun and not finished. */
export function isSwapOpen(dataDir: string): Promise<boolean> {
  return exists(fileIn(dataDir))
}

/**
 * Does all of it, also if this process ends in the middle: then at the next start.
 * @throws Error of a rename that is not possible, and then all is as before
 */
export async function swap(dataDir: string, moves: readonly Move[]): Promise<void> {
  const file = fileIn(dataDir)
  await writeFile(`${file}.new`, JSON.stringify(moves), { flush: true })
  await rename(`${file}.new`, file)
  const done: Rename[] = []
  try {
    for (const move of moves) await carryOut(move, done)
  } catch (error) {
    for (const { from, to } of done.toReversed()) await rename(to, from)
    await rm(file)
    throw error
  }
  await rm(file)
}

/**
 * Finishes what was begun; false where nothing was.
 * @throws Unfit where something is in neither place
 */
export async function finishSwap(dataDir: string): Promise<boolean> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => undefined)
  if (text === undefined) return false
  for (const move of z.array(Move).parse(JSON.parse(text))) await carryOut(move, [])
  await rm(fileIn(dataDir))
  return true
}

/** What of it was done before is not done again. */
async function carryOut({ staged, place, aside }: Move, done: Rename[]): Promise<void> {
  const move = async (from: string, to: string) => {
    await rename(from, to)
    done.push({ from, to })
  }
  if (staged === null) {
    if ((await exists(place)) && !(await exists(aside))) await move(place, aside)
    return
  }
  if (await exists(staged)) {
    if (await exists(place)) await move(place, await freeName(aside))
    await move(staged, place)
  } else if (!(await exists(place))) {
    throw new Unfit(`Falta ${place}: lo que había está en ${aside}.`)
  }
}

/** Between two starts somebody may have made something in the place. */
async function freeName(path: string): Promise<string> {
  for (let n = 1; ; n++) {
    const name = n === 1 ? path : `${path}-${n}`
    if (!(await exists(name))) return name
  }
}
