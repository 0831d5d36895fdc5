// People, their sessions, remembered answers, and the shared counters of the rate limits.
import { type Kysely, sql } from 'kysely'

/** Creates the extensions of the product and the tables that need no other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const extension of ['unaccent', 'pg_trgm', 'btree_gin', 'cube', 'earthdistance']) {
    await sql`create extension if not exists ${sql.id(extension)}`.execute(db)
  }
  await createUsers(db)
  await createSessions(db)
  await createIdempotencyKeys(db)
  await createRateLimits(db)
}

async function createUsers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id integer generated always as identity primary key,
      username text not null,
      email text not null,
      password_hash text not null,
      full_name text not null,
      phone text,
      location text,
      profile_image_url text,
      bio text,
      role text not null default 'user' check (role in ('user', 'admin')),
      seller_rating numeric(3,2) not null default 0,
      buyer_rating numeric(3,2) not null default 0,
      total_sales integer not null default 0,
      total_purchases integer not null default 0,
      is_verified boolean not null default false,
      verification_level integer not null default 0,
      allow_phone_contact boolean not null default false,
      account_type text not null default 'personal',
      business_name text,
      business_address text,
      business_phone text,
      business_license text,
      business_description text,
      business_category text,
      business_website text,
      business_verified boolean not null default false,
      subscription_plan text not null default 'free'
        check (subscription_plan in ('free', 'pro', 'business')),
      subscription_expiry timestamptz(3),
      subscription_status text not null default 'active',
      payment_customer_id text,
      payment_subscription_id text,
      trial_ends_at timestamptz(3),
      ai_usage_count integer not null default 0,
      ai_usage_reset_date timestamptz(3),
      last_login_at timestamptz(3),
      login_count integer not null default 0,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
  // One person for each name and address, however they are written; also how a login finds its person.
  await sql`create unique index users_username_key on users (lower(username))`.execute(db)
  await sql`create unique index users_email_key on users (lower(email))`.execute(db)
  // A provider's event names its customer.
  await sql`create unique index users_payment_customer on users (payment_customer_id)
    where payment_customer_id is not null`.execute(db)
  // Newest people first: the admin's list and the count of the last day.
  await sql`create index users_newest on users (created_at desc, id desc)`.execute(db)
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sessions (
      id integer generated always as identity primary key,
      user_id integer not null references users (id) on delete cascade,
      token_hash bytea not null,
      ip text,
      user_agent text,
      created_at timestamptz(3) not null default now(),
      last_activity_at timestamptz(3) not null default now()
    )`.execute(db)
  // Every signed-in request looks its session up by this.
  await sql`create unique index sessions_token on sessions (token_hash)`.execute(db)
  // Ending a person's other sessions, and deleting the person.
  await sql`create index sessions_by_user on sessions (user_id)`.execute(db)
  // The clean-up of sessions unused for 30 days; the list of active ones.
  await sql`create index sessions_by_activity on sessions (last_activity_at)`.execute(db)
}

async function createIdempotencyKeys(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotency_keys (
      scope text not null,
      key text not null,
      fingerprint text not null,
      status integer,
      body text,
      created_at timestamptz(3) not null,
      primary key (scope, key)
    )`.execute(db)
  // The clean-up after 24 hours.
  await sql`create index idempotency_keys_by_age on idempotency_keys (created_at)`.execute(db)
}

async function createRateLimits(db: Kysely<unknown>): Promise<void> {
  // The shape rate-limiter-flexible writes. Unlogged: after a crash the counters may start again.
  await sql`
    create unlogged table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db)
  // The clean-up of counters whose time is over.
  await sql`create index rate_limits_by_expiry on rate_limits (expire)`.execute(db)
}
