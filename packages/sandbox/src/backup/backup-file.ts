// What a backup says of itself: `backup.json`, written when all of it is there.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { Unfit } from '../unfit.ts'
import { sizeOf } from './copy-files.ts'

const Backup = z.object({
  format: z.literal(1),
  /** Major version of PostgreSQL, which a copy of its files needs. */
  postgres: z.string(),
  /** What was acknowledged before is in it. */
  until: z.iso.datetime(),
  /** Of everything but this file, so that a copy of a backup that lost something is known. */
  files: z.int(),
  bytes: z.int(),
})
export type Backup = z.infer<typeof Backup>

const fileName = 'backup.json'
const isOwn = (path: string) => path === fileName

/** Counts what is there and writes it down. */
export async function writeBackupFile(folder: string, until: Date): Promise<Backup> {
  const backup: Backup = {
    format: 1,
    postgres: await versionOf(folder),
    until: until.toISOString(),
    ...(await sizeOf(folder, { isLeftOut: isOwn })),
  }
  const text = `${JSON.stringify(backup, null, 2)}\n`
  await writeFile(join(folder, fileName), text, { flush: true, mode: 0o600 })
  return backup
}

/** @throws Unfit for a folder that is no backup, and for one that is not whole any more */
export async function readBackupFile(folder: string): Promise<Backup> {
  const text = await readFile(join(folder, fileName), 'utf8').catch(() => undefined)
  if (text === undefined) throw new Unfit(`${folder} no es una copia completa de Wepa.`)
  const read = Backup.safeParse(parse(text))
  if (!read.success) throw new Unfit(`${join(folder, fileName)} no se entiende.`)
  const { files, bytes } = read.data
  const found = await sizeOf(folder, { isLeftOut: isOwn })
  if (found.files !== files || found.bytes !== bytes) {
    throw new Unfit(
      `A la copia de ${folder} le falta algo: tenía ${files} archivos y ${bytes} bytes, y tiene ${found.files} y ${found.bytes}.`,
    )
  }
  return read.data
}

async function versionOf(folder: string): Promise<string> {
  return (await readFile(join(folder, 'postgres/PG_VERSION'), 'utf8')).trim()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
