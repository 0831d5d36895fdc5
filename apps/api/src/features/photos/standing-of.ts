import type { Deps } from '../../context.ts'
import { batched } from '../../db/sql/batched.ts'
import { rememberedBy } from '../../remembered-by.ts'
import { findStandings, type Standing } from './withdrawn.repo.ts'

const look = batched(findStandings)

/**
 * Who may see a picture, by its hash: everybody, or with a pass alone those of messages and of ads that are withdrawn
 * (hidden ones, and those of a suspended person); undefined for one that no row uses any more. As old as a public page
 * may be; what is asked for much is looked up once in ten seconds.
 */
export const standingOf: (ctx: Deps, hash: string) => Promise<Standing | undefined> = rememberedBy(
  { milliseconds: 10_000, most: 20_000, key: (hash: string) => hash },
  (ctx: Deps, hash) => look(ctx.db, hash),
)
