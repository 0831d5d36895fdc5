// What each ad asked when, how its time was prolonged, and the earlier price that is shown beside a lowered one.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db)
  await sql`
    alter table listings
      add column earlier_price numeric(10, 2),
      add column earlier_price_until timestamptz(3)`.execute(db)
  await sql`
    alter table notification_preferences
      add column price_drops boolean not null default true`.execute(db)
  await notePrices(db)
  await noteRenewals(db)
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  // Only added to: a row stands until the next one of its ad begins.
  await sql`
    create table listing_prices (
      id integer generated always as identity primary key,
      listing_id integer not null references listings on delete cascade,
      price text,
      category_id integer not null,
      is_public boolean not null,
      since timestamptz(3) not null
    )`.execute(db)
  // All of one ad, for its owner, and the last weeks of it, with each change of its price.
  await sql`create index listing_prices_of on listing_prices (listing_id, since, id)`.execute(db)
  await sql`
    create table listing_renewals (
      id integer generated always as identity primary key,
      listing_id integer not null references listings on delete cascade,
      expires_at timestamptz(3) not null,
      renewed_at timestamptz(3) not null
    )`.execute(db)
  // All of one ad, for its owner.
  await sql`create index listing_renewals_of on listing_renewals (listing_id, id)`.execute(db)
}

/** By triggers, for no way of changing an ad can forget them, of this version or another. */
async function notePrices(db: Kysely<unknown>): Promise<void> {
  // When an ad was changed, by the clock of the server that changed it; not every change says.
  await sql`
    create function wepa_changed_at(before listings, after listings) returns timestamptz
    language sql stable as $$
      select case
        when after.updated_at > before.updated_at then after.updated_at
        when after.withdrawn_at is distinct from before.withdrawn_at and after.withdrawn_at is not null
          then after.withdrawn_at
        -- An ad that comes back gets the time back in which it was away.
        when before.withdrawn_at is not null and after.withdrawn_at is null and after.is_active
          then before.withdrawn_at + (after.expires_at - before.expires_at)
        else now()
      end
    $$`.execute(db)
  await sql`
    create function note_listing_price() returns trigger language plpgsql as $$
    declare
      last timestamptz;
    begin
      if tg_op = 'INSERT' then
        last := new.created_at;
      else
        select max(since) into last from listing_prices where listing_id = new.id;
        -- Of before there was a history: what is known is that it stood since the ad was last changed.
        if last is null then
          last := old.updated_at;
          insert into listing_prices (listing_id, price, category_id, is_public, since)
            values (new.id, old.price, old.category_id, old.is_active and old.status <> 'sold', last);
        end if;
        last := greatest(last, wepa_changed_at(old, new));
      end if;
      insert into listing_prices (listing_id, price, category_id, is_public, since)
        values (new.id, new.price, new.category_id, new.is_active and new.status <> 'sold', last);
      return null;
    end $$`.execute(db)
  await sql`
    create trigger listings_price_inserted after insert on listings
    for each row execute function note_listing_price()`.execute(db)
  await sql`
    create trigger listings_price_updated after update of price, category_id, is_active, status
    on listings for each row
    when (old.price is distinct from new.price or old.category_id <> new.category_id
      or (old.is_active and old.status <> 'sold') <> (new.is_active and new.status <> 'sold'))
    execute function note_listing_price()`.execute(db)
  // Who changes a price and does not work out the earlier one shows none, and never a false one.
  await sql`
    create function leave_earlier_price() returns trigger language plpgsql as $$
    begin
      new.earlier_price := null;
      new.earlier_price_until := null;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger listings_price_changed before update of price, category_id on listings for each row
    when (old.price is distinct from new.price or old.category_id <> new.category_id)
    execute function leave_earlier_price()`.execute(db)
}

async function noteRenewals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function note_listing_renewal() returns trigger language plpgsql as $$
    begin
      -- Who only gives time back says so for their transaction.
      if current_setting('wepa.gives_time_back', true) = 'on' then
        return null;
      end if;
      insert into listing_renewals (listing_id, expires_at, renewed_at)
        values (new.id, new.expires_at, wepa_changed_at(old, new));
      return null;
    end $$`.execute(db)
  // The time that a withdrawn ad gets back is none.
  await sql`
    create trigger listings_renewed after update of expires_at on listings for each row
    when (old.expires_at <> new.expires_at and old.withdrawn_at is not distinct from new.withdrawn_at)
    execute function note_listing_renewal()`.execute(db)
}
