// Tells people of new ads for their saved searches: for each search at most hourly.

import { shortLocation } from '@wepa/domain/places/location'
import { askedText } from '@wepa/domain/prices/asked-text'
import { attemptEach } from '../../../attempt-each.ts'
import type { Deps } from '../../../context.ts'
import { type InTransaction, inTransaction } from '../../../db/in-transaction.ts'
import { enqueueJob } from '../../../db/queue/queue.ts'
import { emailAbout } from '../../notifications/email-about.ts'
import { notify } from '../../notifications/notify.ts'
import { alertEmail } from './alert-email.ts'
import {
  type DueAlert,
  dropAlert,
  listDueSearchIds,
  lockDueAlert,
  postponeAlert,
  type ToldListing,
  takeHits,
} from './due-alerts.repo.ts'

const hour = 3_600_000
/** One run tells so many, and leaves the rest to the next: no job of the queue runs for minutes. */
const mostAtOnce = 500
/** Ads that one email lists. */
const shown = 10

type Ctx = Pick<Deps, 'db' | 'clock' | 'live' | 'log' | 'settings'>

/** Tells what is due. Each search by itself: one that cannot be told waits and keeps nobody waiting. */
export async function tellDueAlerts(ctx: Ctx): Promise<void> {
  const searchIds = await listDueSearchIds(ctx.db, ctx.clock.now(), mostAtOnce)
  await attemptEach(
    ctx,
    searchIds,
    (searchId) => ({ searchId }),
    async (searchId) => {
      try {
        await inTransaction(ctx, (tx) => tell(tx, searchId))
        return true
      } catch (error) {
        await postponeAlert(ctx.db, searchId, new Date(ctx.clock.now().getTime() + hour / 6))
        throw error
      }
    },
  )
  if (searchIds.length < mostAtOnce) return
  await enqueueJob(ctx.db, 'tell-due-alerts', {}, { key: 'tell-due-alerts' })
}

async function tell(tx: InTransaction<Ctx>, searchId: number): Promise<void> {
  const now = tx.clock.now()
  const due = await lockDueAlert(tx.db, searchId, now)
  if (!due) return
  const { search } = due
  if (!search.isActive) return dropAlert(tx.db, searchId)
  const next = search.lastNotified ? Date.parse(search.lastNotified) + hour : 0
  if (next > now.getTime()) return postponeAlert(tx.db, searchId, new Date(next))
  const { total, listings } = await takeHits(tx.db, { searchId, shown, now })
  const [first] = listings
  if (first) await send(tx, due, { total, listings, first })
}

type News = { total: number; listings: readonly ToldListing[]; first: ToldListing }

async function send(
  tx: InTransaction<Ctx>,
  { search, person, unsubscribeToken }: DueAlert,
  { total, listings, first }: News,
): Promise<void> {
  await notify(tx, {
    userId: person.userId,
    type: 'saved_search',
    title:
      total === 1
        ? `Anuncio nuevo en tu búsqueda «${search.name}»`
        : `${total} anuncios nuevos en tu búsqueda «${search.name}»`,
    message: total === 1 ? describe(first) : titlesOf(listings, total),
    relatedId: search.id,
  })
  if (!search.emailAlerts) return
  const email = alertEmail(
    { name: person.fullName, search, total, listings, unsubscribeToken },
    tx.settings.baseUrl,
  )
  await emailAbout(tx, { type: 'saved_search', to: person }, email)
}

/** 'Nevera Samsung, $450, en Ponce', of a lowered one 'Nevera Samsung, antes $500, ahora $450, en Ponce' */
function describe({ title, location, ...asked }: ToldListing): string {
  return `${title}, ${askedText(asked)}, en ${shortLocation(location)}`
}

function titlesOf(listings: readonly ToldListing[], total: number): string {
  const named = listings.slice(0, 3).map(({ title }) => title)
  const others = total - named.length
  return others > 0 ? `${named.join(', ')} y ${others} más` : named.join(', ')
}
