// Ratings that wait for the other side of their sale (see `RatingsTable`). One whose days are over appears at that
// moment: reads do not wait for the timed job, which counts it in the sums and averages that are stored.
import type { RatingType } from '@wepa/domain/trust/rating'
import { type RawBuilder, sql } from 'kysely'

/** Whether a rating appears at a time. */
export function appears(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(ratings.hidden_until is null or ratings.hidden_until <= ${now})`
}

/** The ratings of the row of `users` that appear and are not counted yet, as `from` and `where` of a query. */
export function uncounted(now: Date): RawBuilder<unknown> {
  return sql`from ratings where ratings.to_user_id = users.id and ratings.hidden_until <= ${now}`
}

/** The average of the row of `users` on one side, of all that appears at a time. */
export function averageOf(type: RatingType, now: Date): RawBuilder<string> {
  return sql<string>`coalesce((
    select round((due.stars + coalesce(sums.stars, 0))::numeric
      / (due.ratings + coalesce(sums.ratings, 0)), 2)
    from (
      select sum(rating) as stars, count(*) as ratings ${uncounted(now)}
        and ratings.type = ${type} having count(*) > 0
    ) as due
    left join rating_sums as sums on sums.user_id = users.id and sums.type = ${type}
  ), ${sql.ref(type === 'seller' ? 'users.seller_rating' : 'users.buyer_rating')})`
}
