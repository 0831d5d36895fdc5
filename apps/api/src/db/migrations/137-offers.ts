// Prices that people offer each other in a conversation, and the least that a seller wants to be offered.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table offers (
      id integer generated always as identity primary key,
      conversation_id integer not null references conversations on delete cascade,
      -- The message that made it, and shows what became of it.
      message_id integer not null unique references messages on delete cascade,
      offerer_id integer references users on delete set null,
      amount numeric(10, 2) not null check (amount > 0),
      state text not null default 'open'
        check (state in ('open', 'accepted', 'declined', 'countered', 'withdrawn', 'expired')),
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      decided_at timestamptz(3)
    )`.execute(db)
  // An offer of the other side takes the place of the one before.
  await sql`
    create unique index offers_open on offers (conversation_id) where state = 'open'`.execute(db)
  await sql`create index offers_due on offers (expires_at) where state = 'open'`.execute(db)
  await sql`create index offers_of on offers (conversation_id, id desc)`.execute(db)
  await sql`create index offers_offerer on offers (offerer_id)`.execute(db)
  await sql`
    create table offer_floors (
      listing_id integer primary key references listings on delete cascade,
      amount numeric(10, 2) not null check (amount > 0)
    )`.execute(db)
}
