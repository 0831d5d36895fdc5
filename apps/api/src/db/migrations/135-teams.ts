// Several people who work for one business: who they are, what they did, and which conversations are whose.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table team_members (
      business_id integer not null references users on delete cascade,
      member_id integer not null references users on delete cascade,
      role text not null check (role in ('reader', 'seller', 'owner')),
      joined_at timestamptz not null,
      primary key (business_id, member_id),
      check (business_id <> member_id)
    )`.execute(db)
  await sql`create index team_members_member on team_members (member_id)`.execute(db)
  await sql`
    create table team_invitations (
      id integer generated always as identity primary key,
      business_id integer not null references users on delete cascade,
      inviter_id integer not null references users on delete cascade,
      email text not null,
      role text not null check (role in ('reader', 'seller', 'owner')),
      -- SHA-256 of what the link carries.
      key_hash bytea not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index team_invitations_inviter on team_invitations (inviter_id)`.execute(db)
  await sql`
    create unique index team_invitations_once on team_invitations (business_id, lower(email))`.execute(
    db,
  )
  await sql`
    create table team_actions (
      id integer generated always as identity primary key,
      business_id integer not null references users on delete cascade,
      actor_id integer references users on delete set null,
      actor_name text not null,
      call text not null,
      subject_id integer,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index team_actions_log on team_actions (business_id, id desc)`.execute(db)
  await sql`create index team_actions_actor on team_actions (actor_id)`.execute(db)
  await sql`create index team_actions_age on team_actions (created_at)`.execute(db)
  await sql`
    create table conversation_assignments (
      conversation_id integer not null references conversations on delete cascade,
      business_id integer not null references users on delete cascade,
      member_id integer not null references users on delete cascade,
      created_at timestamptz not null,
      primary key (conversation_id, business_id),
      foreign key (business_id, member_id) references team_members on delete cascade
    )`.execute(db)
  await sql`
    create index conversation_assignments_member
    on conversation_assignments (member_id, business_id)`.execute(db)
  await sql`
    create index conversation_assignments_business
    on conversation_assignments (business_id)`.execute(db)
  // A session for a business ends with the sign-in of the one who acts in it.
  await sql`
    alter table sessions
      add column actor_id integer references users on delete cascade,
      add column actor_session_id integer references sessions on delete cascade`.execute(db)
  await sql`
    create index sessions_actor on sessions (actor_id) where actor_id is not null`.execute(db)
  await sql`
    create index sessions_actor_session on sessions (actor_session_id)
    where actor_session_id is not null`.execute(db)
}
