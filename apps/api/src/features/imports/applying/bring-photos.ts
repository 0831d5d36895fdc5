import { photoSource } from '@wepa/domain/photos/sent-photo'
import pLimit from 'p-limit'
import type { MemberContext } from '../../../context.ts'
import { bringLink } from '../../photos/linked/bring-link.ts'
import { problemText, readProblem } from '../../photos/linked/copy-problem.ts'
import { storePhoto } from '../../photos/store-photo.ts'
import { photoName } from '../photo-name.ts'
import { ownPath } from '../reading/plan-row.ts'

/** Our picture behind what a row says, or why there is none. */
export type Brought = { url: string } | { problem: string }

/** Fetched and drawn side by side. */
const atOnce = 2

/** Has the pictures here that rows name: each once, however many rows name it. */
export async function bringPhotos(
  ctx: MemberContext,
  names: readonly string[],
  files: ReadonlyMap<string, string>,
): Promise<Map<string, Brought>> {
  const inTurn = pLimit(atOnce)
  // People's own photos and reads go first.
  const quiet = { ...ctx, imageResizer: { ...ctx.imageResizer, ...ctx.quietResizer } }
  const entries = [...new Set(names)].map((name) =>
    inTurn(async (): Promise<[string, Brought]> => [name, await bringOne(quiet, name, files)]),
  )
  return new Map(await Promise.all(entries))
}

async function bringOne(
  ctx: MemberContext,
  name: string,
  files: ReadonlyMap<string, string>,
): Promise<Brought> {
  const own = ownPath(name, ctx.settings.baseUrl)
  if (own) return { url: own }
  try {
    if (photoSource(name) === 'link') return { url: await bringLink(ctx, name) }
    const document = files.get(photoName(name))
    const bytes = document && (await readFile(ctx, document))
    if (!bytes) return { problem: `«${name}» no está en los ZIP` }
    const { url } = await storePhoto(ctx, ctx.session.userId, { bytes, rotation: 0 })
    return { url }
  } catch (error) {
    const found = readProblem(error)
    // Trouble of our own, a full disk or a busy minute: the whole part is done again.
    if (!found) throw error
    return { problem: `«${name.slice(0, 80)}»: ${problemText(found.problem)}` }
  }
}

async function readFile(ctx: MemberContext, name: string): Promise<Buffer | undefined> {
  const file = await ctx.documentStore.open(name)
  if (!file) return undefined
  const parts: Buffer[] = await file.stream.toArray()
  return Buffer.concat(parts)
}
