import { type Kysely, sql } from 'kysely'

/** Money that went back: refunds and disputes, one row for each payment of which some did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // provider_id: the payment's. gone: dollars that are not ours as it stands. taken_ms: what was left of a
  // place when it ended, to be given back should the money come again. reading: as in subscriptions.
  await sql`
    create table payment_reversals (
      id integer generated always as identity primary key,
      provider_id text not null unique,
      featured_payment_id integer unique references featured_payments (id) on delete cascade,
      subscription_payment_id integer unique references subscription_payments (id) on delete cascade,
      amount numeric(10,2) not null,
      gone numeric(10,2) not null default 0,
      state text not null default 'kept'
        check (state in ('partly_refunded', 'refunded', 'disputed', 'lost', 'kept')),
      taken_ms bigint not null default 0,
      reading bigint not null default 0,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      check (num_nonnulls(featured_payment_id, subscription_payment_id) = 1)
    )`.execute(db)
  // The administration's list, newest first.
  await sql`create index payment_reversals_by_time on payment_reversals (updated_at desc)`.execute(
    db,
  )
  // What the daily comparison asks about again: a bank decides after months.
  await sql`create index payment_reversals_disputed on payment_reversals (id)
    where state = 'disputed'`.execute(db)
  // Messages of somebody else's, which are said once of each subscription.
  await sql`create index payment_events_not_ours on payment_events (subscription_ref)
    where note = 'not ours'`.execute(db)
}
