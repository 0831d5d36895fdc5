import { type Kysely, sql } from 'kysely'

/**
 * Until when a rating waits for that of the other side; null once it appears, and for the ratings of before and those that
 * a server of the last version stores, which appear at once. The kept sums count what appears alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ratings add column hidden_until timestamptz(3)`.execute(db)
  // As in 051, without what is hidden. Of one whose days are over, readers do not wait until it is counted here.
  await sql`
    create or replace function sum_ratings(person integer) returns void language plpgsql as $$
    begin
      perform from users where id = person for no key update;
      if not found then return; end if;
      delete from rating_sums where user_id = person;
      insert into rating_sums
        select person, type, count(*), sum(rating), count(*) filter (where rating >= 4)
        from ratings where to_user_id = person and hidden_until is null group by type;
    end $$`.execute(db)
  await sql`create trigger ratings_keep_shown_sums after update of hidden_until on ratings
    for each row execute function keep_rating_sums()`.execute(db)
}
