// Photos of messages. A row of `photos` is one use of a picture: now also at a place of a message.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table photos
      add column message_id integer references messages on delete cascade,
      -- Uploaded for a message: it opens by a pass alone, from the beginning.
      add column is_private boolean not null default false,
      -- It demanded an ad wherever there is a place.
      drop constraint photos_check1,
      add constraint photos_place check (
        (listing_id is null and message_id is null) = (position is null)) not valid,
      add constraint photos_one_place check (listing_id is null or message_id is null) not valid
    `.execute(db)
  // The last version takes pictures without an ad for unused, and deletes them after a day: those of messages go with
  // their message and their author alone. What is kept no longer is taken off its message first.
  await sql`
    create function keep_message_photos() returns trigger language plpgsql as $$
    begin
      if exists (select from messages where id = old.message_id)
        and exists (select from users where id = old.user_id) then
        return null;
      end if;
      return old;
    end $$`.execute(db)
  await sql`create trigger photos_stay_with_messages before delete on photos
    for each row when (old.message_id is not null) execute function keep_message_photos()`.execute(
    db,
  )
}
