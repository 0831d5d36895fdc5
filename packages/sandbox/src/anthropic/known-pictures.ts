// The pictures of the demo data, by their looks: of these the sandbox's model knows what they show.
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { difference } from './photo-look.ts'

const Known = z.object({
  title: z.string(),
  categoryId: z.int(),
  condition: z.nullable(z.string()),
  price: z.string(),
  tags: z.array(z.string()),
  /** The look, base64. */
  look: z.string(),
})
export type KnownPicture = z.infer<typeof Known>

/** Other compressions differ by 1 or 2, other pictures of the demo data hardly ever by less than 4. */
export const NEAR = 3

const fileIn = (dataDir: string) => join(dataDir, 'demo-pictures.json')

/** Renamed when whole: it may be read at the same moment. One program at a time adds. */
export async function addKnownPictures(
  dataDir: string,
  pictures: readonly KnownPicture[],
): Promise<void> {
  const file = fileIn(dataDir)
  await writeFile(`${file}.tmp`, JSON.stringify([...(await readKnown(dataDir)), ...pictures]))
  await rename(`${file}.tmp`, file)
}

/** What the picture with this look shows; undefined for pictures of the world outside. */
export async function recognize(dataDir: string, look: Buffer): Promise<KnownPicture | undefined> {
  const known = await readKnown(dataDir)
  const [nearest] = known
    .map((picture) => ({ picture, far: difference(look, Buffer.from(picture.look, 'base64')) }))
    .toSorted((a, b) => a.far - b.far)
  return nearest && nearest.far < NEAR ? nearest.picture : undefined
}

/** Read for each picture: the demo data may be drawn after the sandbox has started. */
async function readKnown(dataDir: string): Promise<KnownPicture[]> {
  try {
    return z.array(Known).parse(JSON.parse(await readFile(fileIn(dataDir), 'utf8')))
  } catch {
    return []
  }
}
