import type { Context, Deps } from '../../../context.ts'
import { enqueueJob } from '../../../db/queue/queue.ts'
import { noteForgottenLinks } from './link-uses.repo.ts'
import { listDueLinks } from './photo-links.repo.ts'

/** Rows of one statement. */
const part = 500

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

/** Has those tried that are due, at most one part of them; the next run follows in a minute. */
export async function retryPhotoCopies(ctx: Deps): Promise<void> {
  const due = await listDueLinks(ctx.db, { at: ctx.clock.now(), limit: part })
  for (const link of due) await queuePhotoCopy(ctx, link)
}

/** Finds links that were in ads before there was a copy, or that a server of the last version put there: they are due. */
export async function findUnnotedLinks(ctx: Deps): Promise<void> {
  let links = 0
  // Several ads may name one address: a full part is fewer links than rows.
  for (let found = 1; found > 0; links += found) {
    found = await noteForgottenLinks(ctx.db, { at: ctx.clock.now(), limit: part })
  }
  if (links > 0) ctx.log.info({ links }, 'links of before are copied')
}
