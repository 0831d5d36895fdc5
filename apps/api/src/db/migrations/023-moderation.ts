import { type Kysely, sql } from 'kysely'

/** What the administration decides, what it takes away by that, and how people object. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addWithdrawals(db)
  await createDecisions(db)
  await createCases(db)
  await openQueues(db)
}

async function addWithdrawals(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column suspended_at timestamptz(3)`.execute(db)
  // An ad is withdrawn while it is hidden or its owner suspended; `was_active` is what it comes back
  // to. It is off meanwhile, so that no index or query of the public lists knows of it; the checks
  // close every way of switching it on.
  await sql`
    alter table listings
      add column hidden_at timestamptz(3),
      add column owner_suspended_at timestamptz(3),
      add column withdrawn_at timestamptz(3),
      add column was_active boolean,
      add constraint listings_withdrawn check (
        (withdrawn_at is null) = (hidden_at is null and owner_suspended_at is null)
        and (withdrawn_at is null) = (was_active is null)
        and (withdrawn_at is null or not is_active))`.execute(db)
}

async function createDecisions(db: Kysely<unknown>): Promise<void> {
  // Who decided what, about whom, when and why. `case_id` as in 'report-12'.
  await sql`
    create table moderation_decisions (
      id integer generated always as identity primary key,
      reference text not null unique,
      case_id text not null,
      action text not null,
      admin_id integer references users (id) on delete set null,
      subject_user_id integer references users (id) on delete set null,
      listing_id integer references listings (id) on delete set null,
      listing_title text,
      reason text not null,
      note text,
      created_at timestamptz(3) not null
    )`.execute(db)
  // Deleting an account looks for what it decided here.
  await sql`create index moderation_decisions_admin on moderation_decisions (admin_id)`.execute(db)
  // The history of a person and of an ad, newest first; also what their deletion has to find.
  await sql`create index moderation_decisions_subject
    on moderation_decisions (subject_user_id, id desc)`.execute(db)
  await sql`create index moderation_decisions_listing
    on moderation_decisions (listing_id, id desc)`.execute(db)
  // An audit trail is only added to: all that may change is that a person or an ad is gone from it.
  await sql`
    create function keep_moderation_decisions() returns trigger language plpgsql as $$
    declare loose text[] := array['admin_id', 'subject_user_id', 'listing_id'];
    begin
      if tg_op = 'UPDATE'
        and to_jsonb(new) - loose = to_jsonb(old) - loose
        and (new.admin_id is null or new.admin_id = old.admin_id)
        and (new.subject_user_id is null or new.subject_user_id = old.subject_user_id)
        and (new.listing_id is null or new.listing_id = old.listing_id)
      then return new;
      end if;
      raise exception 'moderation_decisions is only added to';
    end $$`.execute(db)
  await sql`create trigger moderation_decisions_stay before update or delete
    on moderation_decisions for each row execute function keep_moderation_decisions()`.execute(db)
  // Is there anybody else to look at an appeal? Few among very many.
  await sql`create index users_admins on users (id) where role = 'admin'`.execute(db)
}

async function createCases(db: Kysely<unknown>): Promise<void> {
  // What the machine found. The same finding about an ad is one row, however often it is found.
  await sql`
    create table moderation_flags (
      id integer generated always as identity primary key,
      listing_id integer not null references listings (id) on delete cascade,
      related_listing_id integer references listings (id) on delete set null,
      kind text not null,
      detail text not null,
      finding text not null,
      status text not null default 'pending' check (status in ('pending', 'resolved')),
      settled_by integer references moderation_decisions (id),
      created_at timestamptz(3) not null,
      unique (listing_id, kind, finding)
    )`.execute(db)
  // Deleting an ad looks for what points at it.
  await sql`create index moderation_flags_related on moderation_flags (related_listing_id)
    where related_listing_id is not null`.execute(db)
  // An appeal is its writer's own, once for each decision, and goes with their account.
  await sql`
    create table appeals (
      id integer generated always as identity primary key,
      decision_id integer not null unique references moderation_decisions (id),
      user_id integer not null references users (id) on delete cascade,
      message text not null,
      status text not null default 'pending' check (status in ('pending', 'resolved')),
      settled_by integer references moderation_decisions (id),
      created_at timestamptz(3) not null
    )`.execute(db)
  // A person's appeals; also what leaves with their account.
  await sql`create index appeals_by_user on appeals (user_id)`.execute(db)
  // The way to appeal from a letter, without signing in: of its token only the hash.
  await sql`
    create table appeal_links (
      decision_id integer primary key references moderation_decisions (id),
      token_hash bytea not null unique,
      expires_at timestamptz(3) not null
    )`.execute(db)
  // Each new link sweeps out what has run out.
  await sql`create index appeal_links_by_end on appeal_links (expires_at)`.execute(db)
}

async function openQueues(db: Kysely<unknown>): Promise<void> {
  for (const table of ['contact_messages', 'user_reports', 'user_verifications']) {
    await sql`alter table ${sql.table(table)}
      add column settled_by integer references moderation_decisions (id)`.execute(db)
  }
  // One queue is read from five tables, each by two walks that stop early: what waits, the oldest
  // first, and what was decided, the last first. The older two knew the order of ids alone.
  await sql`drop index contact_messages_waiting`.execute(db)
  await sql`drop index user_reports_waiting`.execute(db)
  for (const table of ['contact_messages', 'user_reports', 'moderation_flags', 'appeals']) {
    await sql`create index ${sql.ref(`${table}_waiting`)} on ${sql.table(table)} (created_at, id)
      where status = 'pending'`.execute(db)
    await openSettled(db, table)
  }
  await sql`create index user_verifications_waiting on user_verifications (created_at, id)
    where status = 'pending' and verification_type <> 'email'`.execute(db)
  await openSettled(db, 'user_verifications')
}

async function openSettled(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`create index ${sql.ref(`${table}_settled`)}
    on ${sql.table(table)} (settled_by desc, id desc)
    where settled_by is not null`.execute(db)
}
