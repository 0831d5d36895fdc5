// A person's plan, uses of the assistant, business and preferences in tables of their own. Who changes one of them
// rewrites a few bytes and not the row that signs people in and names sellers.
import { type Kysely, sql } from 'kysely'

/** A table of which each person has one row, with the columns of `users` that it takes over: new name, old name. */
type Part = { table: string; columns: readonly (readonly [name: string, before: string])[] }

export const parts: readonly Part[] = [
  {
    table: 'person_plans',
    columns: [
      ['plan', 'subscription_plan'],
      ['expires_at', 'subscription_expiry'],
      ['status', 'subscription_status'],
      ['customer_id', 'payment_customer_id'],
      ['provider_id', 'payment_subscription_id'],
      ['trial_ends_at', 'trial_ends_at'],
    ],
  },
  {
    table: 'assistant_uses',
    columns: [
      ['count', 'ai_usage_count'],
      ['month_ends_at', 'ai_usage_reset_date'],
      ['trial_from', 'ai_trial_from'],
    ],
  },
  {
    table: 'business_profiles',
    columns: [
      ['name', 'business_name'],
      ['address', 'business_address'],
      ['phone', 'business_phone'],
      ['license', 'business_license'],
      ['description', 'business_description'],
      ['category', 'business_category'],
      ['website', 'business_website'],
      ['hours', 'business_hours'],
      ['is_verified', 'business_verified'],
    ],
  },
  {
    table: 'notification_preferences',
    columns: [
      ['email', 'email_notifications'],
      ['push', 'push_notifications'],
    ],
  },
]

/**
 * Makes the tables, and the triggers that carry every change over in both directions while servers of the last
 * version read and write the old columns. A later version drops those columns and triggers; what stays is that a
 * new person gets a row in each table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db)
  for (const part of parts) {
    await followUsers(db, part)
    await leadUsers(db, part)
  }
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  const person = sql`user_id integer primary key references users (id) on delete cascade`
  await sql`
    create table person_plans (
      ${person},
      plan text not null default 'free' check (plan in ('free', 'pro', 'business')),
      expires_at timestamptz(3),
      status text not null default 'active',
      customer_id text,
      provider_id text,
      trial_ends_at timestamptz(3)
    )`.execute(db)
  // A provider's event names its customer.
  await sql`create unique index person_plans_customer on person_plans (customer_id)
    where customer_id is not null`.execute(db)
  // The job that ends plans whose time is over reads those alone.
  await sql`create index person_plans_by_end on person_plans (expires_at) where plan <> 'free'`.execute(
    db,
  )
  await sql`
    create table assistant_uses (
      ${person},
      count integer not null default 0,
      month_ends_at timestamptz(3),
      trial_from timestamptz(3)
    )`.execute(db)
  await sql`
    create table business_profiles (
      ${person},
      name text,
      address text,
      phone text,
      license text,
      description text,
      category text,
      website text,
      hours text,
      is_verified boolean not null default false
    )`.execute(db)
  await sql`
    create table notification_preferences (
      ${person},
      email boolean not null default true,
      push boolean not null default true
    )`.execute(db)
}

const list = (names: readonly string[]) => sql.raw(names.join(', '))

/** What is written into `users` is written into the part, too. */
async function followUsers(db: Kysely<unknown>, { table, columns }: Part): Promise<void> {
  const names = columns.map(([name]) => name)
  const values = columns.map(([, before]) => `new.${before}`)
  const was = names.map((name) => `${table}.${name}`)
  const is = names.map((name) => `excluded.${name}`)
  await sql`
    create function users_to_${sql.raw(table)}() returns trigger language plpgsql as $$
    begin
      insert into ${sql.table(table)} (user_id, ${list(names)}) values (new.id, ${list(values)})
      on conflict (user_id) do update set (${list(names)}) = row (${list(is)})
        where (${list(was)}) is distinct from (${list(is)});
      return null;
    end $$`.execute(db)
  await sql`
    create trigger users_to_${sql.raw(table)}
    after insert or update of ${list(columns.map(([, before]) => before))} on users
    for each row execute function users_to_${sql.raw(table)}()`.execute(db)
}

/** What is written into the part is written into `users`, too, and emptied there when the part goes first. */
async function leadUsers(db: Kysely<unknown>, { table, columns }: Part): Promise<void> {
  const before = columns.map(([, name]) => name)
  const values = columns.map(([name]) => `new.${name}`)
  await sql`
    create function ${sql.raw(table)}_to_users() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        update users set ${list(before.map((name) => `${name} = default`))} where id = old.user_id;
      else
        update users set (${list(before)}) = row (${list(values)})
          where id = new.user_id and (${list(before)}) is distinct from (${list(values)});
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger ${sql.raw(table)}_to_users after insert or update or delete on ${sql.table(table)}
    for each row execute function ${sql.raw(table)}_to_users()`.execute(db)
}
