import { DomainError } from '@wepa/domain/error'
import type { Deps } from '../../context.ts'
import { rememberedBy } from '../../remembered-by.ts'
import { standInsOf } from './photo-files.ts'

/** A file of the image store, and its size in bytes. */
export type StoredFile = { name: string; size: number }

/**
 * Which file answers under a name, `uploads/<hash>-960.avif`, without reading it. Files never change; one that is gone may be
 * known here for ten minutes more, so whoever asks has seen that a row uses it (`standingOf`).
 * @throws DomainError not_found
 */
export const findStoredFile: (ctx: Deps, name: string) => Promise<StoredFile> = rememberedBy(
  { milliseconds: 600_000, most: 20_000, key: (name: string) => name },
  async ({ imageStore }: Deps, asked) => {
    for (const name of standInsOf(asked)) {
      const size = await imageStore.sizeOf(name)
      if (size !== undefined) return { name, size }
    }
    throw new DomainError('not_found')
  },
)
