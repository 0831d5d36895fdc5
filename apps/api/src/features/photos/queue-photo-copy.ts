import type { Context, Deps } from '../../context.ts'
import { enqueueJob } from '../../db/job-queue.ts'
import { noteForgottenLinks } from './link-uses.repo.ts'
import { listDueLinks } from './photo-links.repo.ts'

/** Of one run; the next one follows in a minute. */
const atOnce = 500

/**
 * Has the picture of a link copied once the transaction stands. One of a person's at a time: however slow the
 * sites are that somebody names, other people's pictures do not wait for them.
 */
export async function queuePhotoCopy(
  tx: Pick<Context, 'db'>,
  link: { id: number; userId: number },
): Promise<void> {
  await enqueueJob(
    tx.db,
    'copy-linked-photo',
    { linkId: link.id },
    { key: `copy-linked-photo:${link.id}`, line: `links-of:${link.userId}` },
  )
}

/** Has those tried that are due again, and those that nobody noted when they came into their ads. */
export async function retryPhotoCopies(ctx: Deps): Promise<void> {
  const now = { at: ctx.clock.now(), limit: atOnce }
  const found = await noteForgottenLinks(ctx.db, now)
  for (const link of await listDueLinks(ctx.db, now)) await queuePhotoCopy(ctx, link)
  if (found > 0) ctx.log.info({ photos: found }, 'pictures behind links of before are copied')
}
