import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Dollars that came in and stayed, without what is to be given back or went back, by the day of their payment: from `since` on and before `until`, as a decimal with two places. */
export async function sumRevenue(
  db: Database,
  { since, until }: { since: Date; until: Date },
): Promise<string> {
  const { rows } = await sql<{ revenue: string }>`
    select (coalesce(sum(amount), 0))::numeric(12,2)::text as revenue from (
      select paid.amount - coalesce(back.gone, 0) as amount from subscription_payments paid
      left join payment_reversals back on back.subscription_payment_id = paid.id
      where problem is null and paid_at >= ${since} and paid_at < ${until}
      union all
      select paid.amount - coalesce(back.gone, 0) from featured_payments paid
      left join payment_reversals back on back.featured_payment_id = paid.id
      where source = 'payment' and status = 'paid' and paid_at >= ${since} and paid_at < ${until}
    ) paid`.execute(db)
  return rows[0]?.revenue ?? '0.00'
}

/** The same for each day of Puerto Rico, 'YYYY-MM-DD'; days without money are left out. */
export async function sumRevenueByDay(
  db: Database,
  from: Date,
): Promise<{ day: string; revenue: string }[]> {
  const { rows } = await sql<{ day: string; revenue: string }>`
    select (paid_at at time zone 'America/Puerto_Rico')::date as day,
      sum(amount)::numeric(12,2)::text as revenue
    from (
      select paid_at, paid.amount - coalesce(back.gone, 0) as amount from subscription_payments paid
      left join payment_reversals back on back.subscription_payment_id = paid.id
      where problem is null and paid_at >= ${from}
      union all
      select paid_at, paid.amount - coalesce(back.gone, 0) from featured_payments paid
      left join payment_reversals back on back.featured_payment_id = paid.id
      where source = 'payment' and status = 'paid' and paid_at >= ${from}
    ) paid group by 1`.execute(db)
  return rows
}

export type ProblemRow = {
  receipt: string
  what: string
  username: string | null
  amount: string
  problem: string
  paidAt: Date
}

/** Payments that need somebody's eyes and were not given back yet, newest first, at most 100. */
export async function listProblems(db: Database): Promise<ProblemRow[]> {
  const { rows } = await sql<ProblemRow>`
    select receipt, what, users.username, amount, problem, paid_at from (
      select 'P-' || paid.id as receipt, plan as what, user_id, paid.amount, problem, paid_at
      from subscription_payments paid
      left join payment_reversals back on back.subscription_payment_id = paid.id
      where problem is not null and coalesce(back.state, 'kept') <> 'refunded'
      union all
      select 'D-' || paid.id, listing_title, user_id, paid.amount, problem, paid_at
      from featured_payments paid
      left join payment_reversals back on back.featured_payment_id = paid.id
      where problem is not null and coalesce(back.state, 'kept') <> 'refunded'
    ) troubled left join users on users.id = troubled.user_id
    order by paid_at desc limit 100`.execute(db)
  return rows
}
