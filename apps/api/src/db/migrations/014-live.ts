import { type Kysely, sql } from 'kysely'

/**
 * Sessions that end say so themselves: whatever deletes them, on whichever server (log-out, a new
 * password, a deleted account, the clean-up), their open sockets hear of it as soon as it stands.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A notification holds 8,000 bytes, hence parts. The lock that notifying takes at the commit does
  // no harm here: sessions end rarely.
  await sql`
    create function tell_ended_sessions() returns trigger language plpgsql as $$
    begin
      perform pg_notify('wepa_live', json_build_array(
        json_build_object('kind', 'ended', 'sessionIds', json_agg(id)))::text)
      from (select id, (row_number() over () - 1) / 500 as part from ended_sessions) numbered
      group by part;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger sessions_tell_end after delete on sessions
      referencing old table as ended_sessions
      for each statement execute function tell_ended_sessions()`.execute(db)
}
