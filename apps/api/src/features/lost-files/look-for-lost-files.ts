import type { Deps } from '../../context.ts'
import type { JobPayloads } from '../../db/queue/kinds.ts'
import { enqueueJob } from '../../db/queue/queue.ts'
import { queuePhotoSweep } from '../photos/clean-up/sweep-photo-garbage.ts'
import { hashOf } from '../photos/photo-files.ts'
import { type FileKind, listLost, markLost } from './lost-files.repo.ts'

const DAY = 86_400_000
/** Files of one part; a bucket gives a thousand at most. */
const part = 5000
/** Of so many old files more than half without a row are no leftovers: another database is asked than theirs. */
const most = { from: 100, share: 0.5 }

type Payload = JobPayloads['look-for-lost-files']

/**
 * Begins to look for files that no row names, as a restored database leaves them: all that came between the
 * dump and the copy of the files.
 */
export async function queueLookForLostFiles(ctx: Pick<Deps, 'db'>): Promise<void> {
  await queuePart(ctx, { store: 'pictures', after: '', found: 0 })
  await queuePart(ctx, { store: 'documents', after: '', found: 0 })
}

async function queuePart(ctx: Pick<Deps, 'db'>, payload: Payload): Promise<void> {
  await enqueueJob(ctx.db, 'look-for-lost-files', payload, {
    key: `look-for-lost-files:${payload.store}`,
  })
}

/**
 * One part of a store. What is older than a day, by the store's own time, and has no row is put where the sweeps
 * find what is to be deleted; of a picture they look once more, against an upload of the same. The next part is
 * queued behind other work, with the place where this one ended.
 */
export async function lookForLostFiles(ctx: Deps, { store, after, found }: Payload): Promise<void> {
  const files = store === 'pictures' ? ctx.imageStore : ctx.documentStore
  const page = await files.list({ after, limit: part })
  const before = new Date(ctx.clock.now().getTime() - DAY)
  const old = page.files.filter(({ writtenAt }) => writtenAt < before).map(({ name }) => name)
  let all = found
  for (const [kind, keyOf] of kinds[store]) all += await noteLost(ctx, kind, old.flatMap(keyOf))
  if (page.next !== undefined) return queuePart(ctx, { store, after: page.next, found: all })
  if (all > 0) ctx.log.info({ store, files: all }, 'files without a row are going')
}

/** Answers how many were not known to be lost. */
async function noteLost(ctx: Deps, kind: FileKind, repeated: readonly string[]): Promise<number> {
  const keys = [...new Set(repeated)]
  if (keys.length === 0) return 0
  const lost = await listLost(ctx.db, kind, keys)
  if (keys.length >= most.from && lost.length > keys.length * most.share) {
    const counts = { kind, files: keys.length, lost: lost.length }
    ctx.log.error(counts, 'most files have no row: is this their database? None of them is deleted')
    return 0
  }
  const marked = lost.length > 0 ? await markLost(ctx.db, kind, lost) : 0
  if (marked > 0 && kind === 'photo') await queuePhotoSweep(ctx)
  return marked
}

/** Which files of a store are of a kind, and the key of their row; what is named otherwise is not ours. */
const kinds: Record<Payload['store'], readonly [FileKind, (name: string) => string[]][]> = {
  pictures: [
    ['photo', (name) => asList(hashOf(`/${name}`))],
    ['preview', (name) => asList(/^previews\/(?:listing|category)-[\w-]+\.jpg$/.exec(name)?.[0])],
  ],
  documents: [
    ['document', (name) => asList(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.exec(name)?.[0])],
  ],
}

function asList(key: string | undefined): string[] {
  return key === undefined ? [] : [key]
}
