// Ads that a server of the version before edits: it writes another text and leaves the attributes as they were.
import { type Kysely, sql } from 'kysely'

/**
 * Another text with the same attributes counts as unread. The timed job then reads a few texts twice whose new words
 * say the same, and after a roll-back no ad keeps the year of the car that it sold before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function leave_unread() returns trigger language plpgsql as $$
    begin
      new.attributes_version := 0;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger listings_text_updated before update of title, description, price, category_id on listings
      for each row when (
        (new.title, new.description, new.price, new.category_id)
          is distinct from (old.title, old.description, old.price, old.category_id)
        and new.attributes is not distinct from old.attributes
        and new.attributes_version = old.attributes_version
        and new.attributes_version > 0
      ) execute function leave_unread()`.execute(db)
}
