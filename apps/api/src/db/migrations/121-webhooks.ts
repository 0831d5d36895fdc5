// Events that a business's own servers are told of, in order for each conversation.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_endpoints (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      url text not null,
      events text[] not null,
      -- Opens in the secret box.
      sealed_secret bytea not null,
      created_at timestamptz not null,
      failing_since timestamptz,
      off_at timestamptz
    )`.execute(db)
  await sql`create index webhook_endpoints_user on webhook_endpoints (user_id)`.execute(db)
  await sql`
    create table webhook_deliveries (
      id integer generated always as identity primary key,
      endpoint_id integer not null references webhook_endpoints on delete cascade,
      event_id uuid not null,
      type text not null,
      -- What is told one after the other: a conversation, an ad.
      line text not null,
      body text not null,
      state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
      tries integer not null default 0,
      next_at timestamptz not null default to_timestamp(0),
      status smallint,
      problem text,
      created_at timestamptz not null default now(),
      done_at timestamptz
    )`.execute(db)
  await sql`
    create index webhook_deliveries_waiting on webhook_deliveries (endpoint_id, line, id)
    where state = 'waiting'`.execute(db)
  await sql`
    create index webhook_deliveries_log on webhook_deliveries (endpoint_id, id desc)`.execute(db)
  await sql`create index webhook_deliveries_age on webhook_deliveries (created_at)`.execute(db)
  await sql`
    create function emit_webhook(for_user integer, kind text, in_line text, about jsonb) returns void
    language sql as $$
      insert into webhook_deliveries (endpoint_id, event_id, type, line, body)
      select endpoint.id, event.id, kind, in_line, jsonb_build_object('id', event.id, 'type', kind,
        'createdAt', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', about)::text
      from webhook_endpoints endpoint, (select gen_random_uuid() as id) event
      where endpoint.user_id = for_user and endpoint.off_at is null and kind = any(endpoint.events)
    $$`.execute(db)
  // Many rules take ads off the lists, and timed work too.
  await sql`
    create function tell_of_ended_ad() returns trigger language plpgsql as $$
    begin
      perform emit_webhook(old.user_id, 'ad.ended', 'ad:' || old.id, jsonb_build_object(
        'adId', old.id, 'title', old.title, 'reason', case
          when tg_op = 'DELETE' then 'removed'
          when new.withdrawn_at is not null then 'withdrawn'
          when new.status = 'sold' then 'sold'
          when new.expires_at <= now() then 'expired'
          else 'paused' end));
      return null;
    end $$`.execute(db)
  await sql`
    create trigger tell_of_ended_ad after update of is_active, status on listings for each row
    when (old.is_active and old.status <> 'sold' and not (new.is_active and new.status <> 'sold'))
    execute function tell_of_ended_ad()`.execute(db)
  await sql`
    create trigger tell_of_removed_ad after delete on listings for each row
    when (old.is_active and old.status <> 'sold') execute function tell_of_ended_ad()`.execute(db)
}
