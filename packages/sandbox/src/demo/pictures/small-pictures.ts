// Remembers that the demo's pictures are small still, so that a start that ends meanwhile leaves them to the next.
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDemo } from '../make-demo.ts'
import { enlargePictures, type Put } from './pictures.ts'

/** Holds the time the demo was made for, from which all of it follows. */
const fileIn = (dataDir: string) => join(dataDir, 'demo-pictures-small')

export async function noteSmallPictures(dataDir: string, madeAt: Date): Promise<void> {
  await writeFile(fileIn(dataDir), madeAt.toISOString())
}

/** Undefined when all pictures have their full size. */
async function readSmallPictures(dataDir: string): Promise<Date | undefined> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => '')
  const madeAt = new Date(text)
  return Number.isNaN(madeAt.getTime()) ? undefined : madeAt
}

export async function hasSmallPictures(dataDir: string): Promise<boolean> {
  return (await readSmallPictures(dataDir)) !== undefined
}

/** Draws what is small still, the newest ads first. */
export async function enlargeSmallPictures(dataDir: string, put: Put): Promise<void> {
  const madeAt = await readSmallPictures(dataDir)
  if (!madeAt) return
  const { ads } = makeDemo(madeAt)
  const newest = ads.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  await enlargePictures(
    newest.flatMap(({ pictures }) => pictures),
    put,
  )
  await rm(fileIn(dataDir), { force: true })
}
