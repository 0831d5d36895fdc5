// Tells people of new ads of the sellers they follow: of all of them together, at most once a day.
import { newAdsWords } from '@wepa/domain/follows/new-ads'
import { attemptAll } from '../../../attempt-each.ts'
import type { Deps } from '../../../context.ts'
import { type InTransaction, inTransaction } from '../../../db/in-transaction.ts'
import { findFollowersToTell } from '../../followers/find-followers-to-tell.ts'
import { emailAbout } from '../../notifications/email-about.ts'
import { notify } from '../../notifications/notify.ts'
import { newAdsEmail } from './new-ads-email.ts'
import {
  listDuePeople,
  listNewest,
  listSellersWithNews,
  lockDuePerson,
  updateTold,
} from './notices.repo.ts'

const peopleAtOnce = 500
/** Ads that one email lists. */
const shown = 10

type Ctx = Pick<Deps, 'db' | 'clock' | 'live' | 'log' | 'settings'>

/** Finds who is to be told, and tells those who may be told again. Answers how many were told. */
export async function tellNewAds(ctx: Ctx): Promise<number> {
  await findFollowersToTell(ctx)
  const now = ctx.clock.now()
  return attemptAll(ctx, {
    name: 'new ads for person',
    list: (after) => listDuePeople(ctx.db, { now, after, limit: peopleAtOnce }),
    work: ({ id }) => inTransaction(ctx, (tx) => tell(tx, id)),
  })
}

/** False where there is nothing to tell any more: what was new is sold, or was taken off. */
async function tell(tx: InTransaction<Ctx>, userId: number): Promise<boolean> {
  const now = tx.clock.now()
  const person = await lockDuePerson(tx.db, userId, now)
  if (!person) return false
  // What is newer may not stand yet while we look; its seller has followers told of it later.
  const upTo = new Date(now.getTime() - tx.settings.followersWait)
  const of = { userId, from: person.toldUpTo, upTo }
  const sellers = await listSellersWithNews(tx.db, of)
  const ads = await listNewest(tx.db, of, shown)
  const words = newAdsWords({
    names: sellers.map(({ name }) => name),
    total: sellers.reduce((sum, { count }) => sum + count, 0),
    ads,
  })
  await updateTold(tx.db, userId, words && { toldAt: now, toldUpTo: upTo })
  if (!words) return false
  await notify(tx, { userId, type: 'followed_ads', ...words, relatedId: ads[0]?.id ?? null })
  const email = newAdsEmail({ person, title: words.title, ads }, tx.settings.baseUrl)
  await emailAbout(tx, { type: 'followed_ads', to: { userId, ...person } }, email)
  return true
}
