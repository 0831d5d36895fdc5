// What is counted of a person for the desk. Nothing of what they wrote to others is read here.
import type { AdCounts } from '@wepa/domain/moderation/person-record'
import type { PlanId } from '@wepa/domain/payments/plan'
import type { VerificationStatus, VerificationType } from '@wepa/domain/trust/verification'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { isBelow } from '../../../db/sql/paginate.ts'

export type RecordRow = {
  isClosed: boolean
  businessName: string | null
  location: string | null
  hasPhone: boolean
  plan: PlanId
  until: Date | null
  ads: AdCounts
  sales: number
  purchases: number
  cancelledSales: number
  ratings: { type: 'seller' | 'buyer'; count: number; average: string }[]
  lastLoginAt: Date | null
  loginCount: number
  sessionCount: number
}

/** The numbers of a person's record; undefined for nobody. Sessions are counted that were used after `usedAfter`. */
export async function findRecord(
  db: Database,
  id: number,
  usedAfter: Date,
): Promise<RecordRow | undefined> {
  const { rows } = await sql<RecordRow>`
    select closed_at is not null as is_closed, users.location, users.phone is not null as has_phone,
      case account_type when 'business' then business.name end as business_name,
      plan, expires_at as until, total_sales as sales, total_purchases as purchases,
      last_login_at, login_count,
      (select count(*) from transactions
        where seller_id = users.id and status = 'cancelled') as cancelled_sales,
      (select count(*) from sessions
        where user_id = users.id and last_activity_at > ${usedAfter}) as session_count,
      (select jsonb_build_object(
          'hidden', count(*) filter (where state = 'hidden'),
          'sold', count(*) filter (where state = 'sold'),
          'inactive', count(*) filter (where state = 'inactive'),
          'pending', count(*) filter (where state = 'pending'),
          'active', count(*) filter (where state = 'active'))
        from (select case when hidden_at is not null then 'hidden' when status = 'sold' then 'sold'
            when not is_active then 'inactive' else status end as state
          from listings where user_id = users.id) own) as ads,
      (select coalesce(jsonb_agg(jsonb_build_object('type', type, 'count', ratings,
          'average', to_char(stars::numeric / ratings, 'FM0.00')) order by type desc), '[]')
        from rating_sums where user_id = users.id and ratings > 0) as ratings
    from users
    join person_plans on person_plans.user_id = users.id
    join business_profiles business on business.user_id = users.id
    where users.id = ${id}`.execute(db)
  return rows[0]
}

/** The last verification of each type that was asked for. `at`: when it was approved, or else asked for. */
export async function listVerificationStates(
  db: Database,
  userId: number,
): Promise<{ type: VerificationType; status: VerificationStatus; at: Date }[]> {
  return db
    .selectFrom('userVerifications')
    .distinctOn('verificationType')
    .select(['verificationType as type', 'status'])
    .select((eb) => eb.fn.coalesce('verifiedAt', 'createdAt').as('at'))
    .where('userId', '=', userId)
    .orderBy('verificationType')
    .orderBy('id', 'desc')
    .execute()
}

/** The sign-ins used after a time, the last used first; of each no more than moderators may see. */
export async function listRecordSessions(
  db: Database,
  { userId, usedAfter, limit }: { userId: number; usedAfter: Date; limit: number },
): Promise<{ userAgent: string | null; createdAt: Date; lastActivityAt: Date }[]> {
  return db
    .selectFrom('sessions')
    .select(['userAgent', 'createdAt', 'lastActivityAt'])
    .where('userId', '=', userId)
    .where('lastActivityAt', '>', usedAfter)
    .orderBy('lastActivityAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** The ids of a person's ads in all states, the newest first. */
export async function listListingIds(
  db: Database,
  {
    userId,
    limit,
    after,
  }: { userId: number; limit: number; after: readonly [createdAt: string, id: number] | undefined },
): Promise<{ id: number; createdAt: Date }[]> {
  return db
    .selectFrom('listings')
    .select(['id', 'createdAt'])
    .where('userId', '=', userId)
    .$if(after !== undefined, (query) => query.where(isBelow(['createdAt', 'id'], after ?? [])))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
