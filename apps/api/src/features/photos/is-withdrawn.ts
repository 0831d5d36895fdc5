import type { Deps } from '../../context.ts'
import { batched } from '../../db/batched.ts'
import { rememberedBy } from '../../remembered-by.ts'
import { findWithdrawn } from './withdrawn.repo.ts'

const look = batched(findWithdrawn)

/**
 * True for a picture (by its hash) that only withdrawn ads show: hidden ones, or those of a suspended person. As
 * old as a public page may be; what is asked for much is looked up once in ten seconds.
 */
export const isWithdrawn: (ctx: Deps, hash: string) => Promise<boolean> = rememberedBy(
  { milliseconds: 10_000, most: 20_000, key: (hash: string) => hash },
  async (ctx: Deps, hash) => (await look(ctx.db, hash)) === true,
)
