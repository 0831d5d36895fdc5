import { DomainError } from '@wepa/domain/error'
import { contextFor, type Deps } from '../../../context.ts'
import { toRefusal } from '../../../errors.ts'
import { FetchRefused } from '../../../gateways/photos/photo-fetcher.ts'
import { requireBusiness } from '../../subscriptions/require-business.ts'
import { queueReading } from '../move-import.ts'
import { keepTable } from '../start-import.ts'
import { type FeedRecord, findFeed, noteFeed, takeDueFeeds } from './feeds.repo.ts'
import { queueFeed } from './own-feed.ts'

const HOUR = 3_600_000

const problems: Readonly<Record<FetchRefused['reason'], string>> = {
  unreachable: 'La dirección no contesta, o no es pública.',
  gone: 'En esa dirección ya no hay nada.',
  refused: 'La dirección no nos deja leerla.',
  too_large: 'La tabla pasa de 32 MB.',
  too_slow: 'La dirección tarda más de un minuto.',
  too_many_redirects: 'La dirección nos manda de una página a otra.',
}

/** Queues those that are due. */
export async function queueDueFeeds(ctx: Deps): Promise<void> {
  const at = ctx.clock.now()
  const next = new Date(at.getTime() + 24 * HOUR)
  for (const userId of await takeDueFeeds(ctx.db, { at, next, limit: 200 })) {
    await queueFeed(ctx, userId)
  }
}

/** Fetches a person's inventory and has it read. What goes wrong is noted for its owner; tomorrow it is tried again. */
export async function fetchFeed(ctx: Deps, { userId }: { userId: number }): Promise<void> {
  const feed = await findFeed(ctx.db, userId)
  if (!feed) return
  const lastAt = ctx.clock.now()
  try {
    const lastImportId = await fetchTable(ctx, feed)
    await noteFeed(ctx.db, userId, { problem: null, lastAt, lastImportId })
  } catch (error) {
    const problem = problemOf(error)
    if (problem === undefined) throw error
    const isRunning = error instanceof DomainError && error.code === 'import_running'
    const nextAt = isRunning ? { nextAt: new Date(lastAt.getTime() + HOUR) } : {}
    await noteFeed(ctx.db, userId, { problem, lastAt, ...nextAt })
  }
}

async function fetchTable(ctx: Deps, { userId, url, absent }: FeedRecord): Promise<number> {
  const member = contextFor(ctx, userId)
  await requireBusiness(member)
  const bytes = await ctx.sheetFetcher.fetch(url)
  const { id } = await keepTable(member, {
    bytes,
    absent,
    fileName: new URL(url).hostname,
    source: 'feed',
    state: 'reading',
  })
  await queueReading(ctx, id)
  return id
}

function problemOf(error: unknown): string | undefined {
  if (error instanceof FetchRefused) return problems[error.reason]
  const isRefusal = error instanceof DomainError && error.code !== 'database_unavailable'
  return isRefusal ? toRefusal(error).message : undefined
}
