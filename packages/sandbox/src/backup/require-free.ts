import { statfs } from 'node:fs/promises'
import { Unfit } from '../unfit.ts'

/** @throws Unfit where the disk of a folder has fewer bytes free */
export async function requireFree(folder: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize >= needed) return
  const [wanted, free] = [needed, bavail * bsize].map((bytes) => Math.ceil(bytes / 1024 / 1024))
  throw new Unfit(`En ${folder} hacen falta ${wanted} MB libres y hay ${free}.`)
}
