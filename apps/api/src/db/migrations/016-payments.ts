// What people pay for: plans, places for ads, and what the payment provider told us about both.
import { type Kysely, sql } from 'kysely'

/** Records of money outlive the person and the ad, without a name: the law asks for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createSubscriptions(db)
  await createFeaturedPayments(db)
  await createEvents(db)
  // The job that ends plans whose time is over reads those alone.
  await sql`create index users_by_plan_end on users (subscription_expiry)
    where subscription_plan <> 'free'`.execute(db)
  // The job that ends paid places reads those alone.
  await sql`create index listings_by_featured_end on listings (featured_expires_at)
    where is_featured`.execute(db)
}

async function createSubscriptions(db: Kysely<unknown>): Promise<void> {
  // Readings of the provider's objects take a number before they begin: the higher one knows more.
  await sql`create sequence payment_readings`.execute(db)
  await sql`
    create table subscriptions (
      id integer generated always as identity primary key,
      user_id integer references users (id) on delete set null,
      provider_id text,
      attempt_key uuid not null,
      plan text not null check (plan in ('pro', 'business')),
      state text not null
        check (state in ('starting', 'incomplete', 'trialing', 'active', 'past_due', 'ended')),
      trial_days integer not null,
      period_start timestamptz(3),
      period_end timestamptz(3),
      trial_ends_at timestamptz(3),
      cancel_at timestamptz(3),
      ended_at timestamptz(3),
      confirmed_at timestamptz(3),
      trial_end_told_at timestamptz(3),
      end_told_at timestamptz(3),
      reading bigint not null default 0,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )`.execute(db)
  // The provider's events name its subscription.
  await sql`create unique index subscriptions_provider on subscriptions (provider_id)
    where provider_id is not null`.execute(db)
  // One that can cost money for each person: two tabs find the same one.
  await sql`create unique index subscriptions_open on subscriptions (user_id)
    where state <> 'ended'`.execute(db)
  // Was there a trial before? And what leaves without a name with the account.
  await sql`create index subscriptions_by_user on subscriptions (user_id)`.execute(db)
  // The daily comparison with the provider reads what is open.
  await sql`create index subscriptions_to_compare on subscriptions (id) where state <> 'ended'`.execute(
    db,
  )
  await sql`
    create table subscription_payments (
      id integer generated always as identity primary key,
      user_id integer references users (id) on delete set null,
      subscription_id integer references subscriptions (id),
      provider_id text not null unique,
      plan text not null,
      amount numeric(10,2) not null,
      problem text,
      paid_at timestamptz(3) not null,
      created_at timestamptz(3) not null
    )`.execute(db)
  // The export, and what stays without a name.
  await sql`create index subscription_payments_by_user on subscription_payments (user_id)`.execute(
    db,
  )
  // Revenue of a day.
  await sql`create index subscription_payments_by_time on subscription_payments (paid_at)`.execute(
    db,
  )
}

async function createFeaturedPayments(db: Kysely<unknown>): Promise<void> {
  // Written before the provider is asked: whatever dies in between, the payment finds its row.
  await sql`
    create table featured_payments (
      id integer generated always as identity primary key,
      user_id integer references users (id) on delete set null,
      listing_id integer references listings (id) on delete set null,
      listing_title text not null,
      source text not null check (source in ('payment', 'allowance')),
      provider_id text unique,
      attempt_key uuid not null,
      plan text not null check (plan in ('basic', 'premium', 'spotlight')),
      amount numeric(10,2) not null,
      duration integer not null,
      status text not null check (status in ('pending', 'paid', 'failed', 'refused')),
      problem text,
      starts_at timestamptz(3),
      expires_at timestamptz(3),
      paid_at timestamptz(3),
      created_at timestamptz(3) not null,
      check ((source = 'allowance') = (amount = 0))
    )`.execute(db)
  // The month's allowance, the export, the list of one's own.
  await sql`create index featured_payments_by_user on featured_payments (user_id, created_at desc)`.execute(
    db,
  )
  // Deleting an ad, and what of an ad is not paid yet.
  await sql`create index featured_payments_by_listing on featured_payments (listing_id)`.execute(db)
  // The daily comparison with the provider.
  await sql`create index featured_payments_pending on featured_payments (created_at)
    where status = 'pending'`.execute(db)
  // Revenue of a day.
  await sql`create index featured_payments_by_time on featured_payments (paid_at)
    where source = 'payment' and status = 'paid'`.execute(db)
}

async function createEvents(db: Kysely<unknown>): Promise<void> {
  // What the provider sent, once each. It says what to look at, never how things stand.
  await sql`
    create table payment_events (
      id text primary key,
      type text not null,
      object_kind text not null,
      object_id text,
      subscription_ref text,
      customer_ref text,
      received_at timestamptz(3) not null,
      applied_at timestamptz(3),
      note text
    )`.execute(db)
  // The administration's list, newest first, and the clean-up.
  await sql`create index payment_events_by_time on payment_events (received_at desc, id desc)`.execute(
    db,
  )
  // What is still to be done.
  await sql`create index payment_events_waiting on payment_events (received_at)
    where applied_at is null`.execute(db)
}
