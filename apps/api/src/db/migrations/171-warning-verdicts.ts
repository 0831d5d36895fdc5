// What people say of the warnings they were shown: counts of nobody, and the messages that somebody lets us read.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table warning_verdicts (
      day date not null,
      kind text not null,
      -- The first rule that was met; '' without one.
      rule text not null,
      verdict text not null check (verdict in ('fraud', 'harmless')),
      count integer not null,
      primary key (day, kind, rule, verdict)
    )`.execute(db)
  // No copy of the message: where it goes, this does.
  await sql`
    create table warning_examples (
      message_id integer primary key references messages (id) on delete cascade,
      -- Its receiver, who lets us read it.
      user_id integer not null references users (id) on delete cascade,
      kind text not null,
      rule text not null,
      verdict text not null check (verdict in ('fraud', 'harmless')),
      created_at timestamptz(3) not null
    )`.execute(db)
  // One's own, to take them back; also what leaves with an account.
  await sql`create index warning_examples_by_user on warning_examples (user_id)`.execute(db)
  // The list of administrators, the newest first, and what is to be forgotten.
  await sql`
    create index warning_examples_by_age on warning_examples (created_at, message_id)`.execute(db)
}
