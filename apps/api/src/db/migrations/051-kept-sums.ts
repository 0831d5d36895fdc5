// Figures that were counted anew each time somebody looked. Triggers keep them, so that what a server of
// the last version writes counts too.
import { type Kysely, sql } from 'kysely'

/** Who has not read a message, in the message; and the sums of a person's ratings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await noteUnread(db)
  await keepRatingSums(db)
}

/**
 * `unread_by` is the receiver of a message that was not read, and null afterwards: what waits for a person
 * is the rows of one small index. It is never counted up or down, so nothing can make it wrong.
 */
async function noteUnread(db: Kysely<unknown>): Promise<void> {
  // Validated, and filled for the messages of before, by later migrations: that takes long and needs no strong lock.
  await sql`
    alter table messages
      add column unread_by integer,
      add constraint messages_unread_by_fkey foreign key (unread_by)
        references users (id) on delete set null not valid`.execute(db)
  await sql`
    create function note_unread_by() returns trigger language plpgsql as $$
    begin
      if new.is_read then
        new.unread_by := null;
      else
        select case when buyer_id = new.sender_id then seller_id else buyer_id end
          into new.unread_by from conversations where id = new.conversation_id;
      end if;
      return new;
    end $$`.execute(db)
  await sql`create trigger messages_note_unread_by before insert or update of is_read on messages
    for each row execute function note_unread_by()`.execute(db)
}

async function keepRatingSums(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rating_sums (
      user_id integer not null references users (id) on delete cascade,
      type text not null,
      ratings integer not null,
      stars integer not null,
      -- Of four stars and more.
      positive integer not null,
      primary key (user_id, type)
    )`.execute(db)
  // The person is held first: of two who rate at once, the second then sees what the first has stored.
  await sql`
    create function sum_ratings(person integer) returns void language plpgsql as $$
    begin
      perform from users where id = person for no key update;
      if not found then return; end if;
      delete from rating_sums where user_id = person;
      insert into rating_sums
        select person, type, count(*), sum(rating), count(*) filter (where rating >= 4)
        from ratings where to_user_id = person group by type;
    end $$`.execute(db)
  await sql`
    create function keep_rating_sums() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then perform sum_ratings(old.to_user_id); end if;
      if tg_op <> 'DELETE' then perform sum_ratings(new.to_user_id); end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger ratings_keep_sums
    after insert or delete or update of to_user_id, rating, type on ratings
    for each row execute function keep_rating_sums()`.execute(db)
}
