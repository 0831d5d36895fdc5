import { type Kysely, sql } from 'kysely'

/** Creates what recovering an account needs: requests that wait for their job, and links; eases leaving. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A request is noted as it came, whether or not the address has an account: looking that up is the
  // job's work, so that neither the answer nor its time tells. The job deletes the row.
  await sql`
    create table recovery_requests (
      id integer generated always as identity primary key,
      kind text not null check (kind in ('password', 'username')),
      email text not null,
      created_at timestamptz(3) not null
    )`.execute(db)

  // Of a link's token only the SHA-256. `email` is where the link went: it is good for that address alone.
  await sql`
    create table password_resets (
      token_hash bytea primary key,
      user_id integer not null references users (id) on delete cascade,
      email text not null,
      expires_at timestamptz(3) not null,
      used_at timestamptz(3)
    )`.execute(db)
  // A new password spends all links of the person; deleting the person takes them without a full scan.
  await sql`create index password_resets_by_user on password_resets (user_id)`.execute(db)
  // The clean-up of links whose hour is over.
  await sql`create index password_resets_by_expiry on password_resets (expires_at)`.execute(db)

  // Who deletes their account leaves their messages without a name: without it, a scan of everybody's.
  await sql`create index messages_by_sender on messages (sender_id)
    where sender_id is not null`.execute(db)
}
