// Who of the administration looks after which business, and what the two write to each other.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The newest row of a business stands; the others are the log.
  await sql`
    create table manager_assignments (
      id integer generated always as identity primary key,
      account_id integer not null references users on delete cascade,
      manager_id integer references users on delete set null,
      admin_id integer references users on delete set null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`
    create index manager_assignments_account on manager_assignments (account_id, id desc)`.execute(
    db,
  )
  await sql`create index manager_assignments_manager on manager_assignments (manager_id)`.execute(
    db,
  )
  await sql`create index manager_assignments_admin on manager_assignments (admin_id)`.execute(db)
  await sql`
    create table manager_messages (
      id integer generated always as identity primary key,
      account_id integer not null references users on delete cascade,
      author_id integer references users on delete set null,
      is_from_account boolean not null,
      content text not null,
      client_id uuid,
      is_read boolean not null default false,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index manager_messages_account on manager_messages (account_id, id)`.execute(db)
  await sql`create index manager_messages_author on manager_messages (author_id)`.execute(db)
  await sql`
    create unique index manager_messages_once on manager_messages (author_id, client_id)
    where client_id is not null`.execute(db)
}
