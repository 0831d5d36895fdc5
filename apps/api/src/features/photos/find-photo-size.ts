import { LRUCache } from 'lru-cache'
import type { Context } from '../../context.ts'
import { displayFileOf } from './photo-files.ts'

/** Names of pictures come from their content: a size once read is right for good. */
const sizes = new LRUCache<string, number>({ max: 20_000 })

/**
 * How many bytes one of our own picture files has, so that people can be told before they fetch it; null where there
 * is none. @param path its URL without a pass, `/thumbnails/<hash>.avif`
 */
export async function findPhotoSize(
  { imageStore }: Pick<Context, 'imageStore'>,
  path: string,
): Promise<number | null> {
  const known = sizes.get(path)
  if (known !== undefined) return known
  const name = path.slice(1)
  const size = (await imageStore.sizeOf(name)) ?? (await imageStore.sizeOf(displayFileOf(name)))
  if (size === undefined) return null
  sizes.set(path, size)
  return size
}
