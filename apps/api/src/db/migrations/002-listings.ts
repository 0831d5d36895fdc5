// Ads and what hangs on them: categories, photos, views, favourites, conversations, sales, ratings.
import { type Kysely, sql } from 'kysely'

/** Creates the tables around an ad and seeds the eleven categories. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCategories(db)
  await createListings(db)
  await createPhotos(db)
  await createReactions(db)
  await createConversations(db)
  await createSales(db)
}

async function createCategories(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table categories (
      id integer primary key,
      name text not null unique,
      slug text not null unique,
      icon text not null,
      description text not null,
      is_active boolean not null default true
    )`.execute(db)
  await sql`
    insert into categories (id, name, slug, icon, description) values
      (1, 'Bienes Raíces', 'bienes-raices', 'house', 'Casas, apartamentos, solares y locales para comprar o alquilar'),
      (2, 'Vehículos', 'vehiculos', 'car', 'Carros, guaguas, motoras, botes, gomas y piezas'),
      (3, 'Empleos', 'empleos', 'briefcase', 'Trabajos a tiempo completo, parcial y por contrato'),
      (4, 'Electrónicos', 'electronicos', 'smartphone', 'Celulares, computadoras, televisores, consolas y audio'),
      (5, 'Mascotas', 'mascotas', 'paw-print', 'Perros, gatos, aves, adopciones y accesorios'),
      (6, 'Servicios', 'servicios', 'wrench', 'Reparaciones, limpieza, construcción, clases y más'),
      (7, 'Moda', 'moda', 'shirt', 'Ropa, zapatos, carteras y prendas'),
      (8, 'Hogar y Jardín', 'hogar-jardin', 'sofa', 'Muebles, enseres, plantas eléctricas y herramientas'),
      (9, 'Deportes y Ocio', 'deportes-ocio', 'bike', 'Bicicletas, surf, pesca, ejercicios, música y juegos'),
      (10, 'Negocios', 'negocios', 'store', 'Equipos comerciales, inventario y negocios en venta'),
      (11, 'De Todo', 'de-todo', 'package', 'Todo lo que no cabe en otra categoría')`.execute(db)
}

async function createListings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table listings (
      id integer generated always as identity primary key,
      user_id integer not null references users (id) on delete cascade,
      category_id integer not null references categories (id),
      title text not null,
      description text not null,
      price text,
      price_numeric numeric(10,2),
      price_max numeric(10,2),
      location text,
      municipality text,
      region text,
      latitude double precision,
      longitude double precision,
      condition text check (condition in ('nuevo', 'como_nuevo', 'bueno', 'regular')),
      tags text[] not null default '{}',
      contact_email text,
      contact_phone text,
      status text not null default 'active' check (status in ('active', 'pending', 'sold')),
      is_active boolean not null default true,
      is_featured boolean not null default false,
      featured_plan text check (featured_plan in ('basic', 'premium', 'spotlight')),
      featured_expires_at timestamptz(3),
      featured_payment_id text,
      is_promoted boolean not null default false,
      promoted_until timestamptz(3),
      boost_level integer not null default 0,
      views integer not null default 0,
      views_today integer not null default 0,
      views_day date,
      clicks integer not null default 0,
      messages integer not null default 0,
      client_id uuid,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      expires_at timestamptz(3) not null default now() + interval '60 days',
      check (price_max is null or price_max >= price_numeric)
    )`.execute(db)
  // A publish that is sent again finds its first ad: one row for each clientId of a person.
  await sql`create unique index listings_client_id on listings (user_id, client_id)
    where client_id is not null`.execute(db)
  // Own ads and a seller's page, newest first; also the count of active ads for the plan limit.
  await sql`create index listings_by_owner on listings (user_id, created_at desc, id desc)`.execute(
    db,
  )
  // The expiry job reads what is due and nothing else; sold ads keep their page for good.
  await sql`create index listings_by_expiry on listings (expires_at)
    where is_active and status <> 'sold'`.execute(db)
}

async function createPhotos(db: Kysely<unknown>): Promise<void> {
  // A row is one use of a picture: unclaimed by an upload, or at a place of an ad. The files are
  // named by content (hash), so rows share them; a link (url) has no files of ours.
  await sql`
    create table photos (
      id integer generated always as identity primary key,
      user_id integer not null references users (id) on delete cascade,
      listing_id integer references listings (id) on delete cascade,
      position integer,
      hash text,
      url text,
      width integer,
      height integer,
      created_at timestamptz(3) not null default now(),
      check ((hash is null) <> (url is null)),
      check ((listing_id is null) = (position is null))
    )`.execute(db)
  // The photos of the ads on a page, in order.
  await sql`create index photos_by_listing on photos (listing_id, position)`.execute(db)
  // Is a file still used, and is it this person's?
  await sql`create index photos_by_hash on photos (hash, user_id)`.execute(db)
  // The clean-up of uploads nobody used within a day.
  await sql`create index photos_unclaimed on photos (created_at) where listing_id is null`.execute(
    db,
  )
  // Deleting a person takes their photos: without it, a full scan for each deleted account.
  await sql`create index photos_by_user on photos (user_id)`.execute(db)
  // Names of files that may have lost their last row. A trigger writes them, so that no way of
  // deleting (an ad, an account, a clean-up) can forget; the sweep deletes the files after commit.
  await sql`
    create table photo_garbage (
      hash text primary key,
      due_at timestamptz(3) not null default '-infinity'
    )`.execute(db)
  await sql`
    create function remember_photo_garbage() returns trigger language plpgsql as $$
    begin
      insert into photo_garbage (hash) values (old.hash)
        on conflict (hash) do update set due_at = excluded.due_at;
      return null;
    end $$`.execute(db)
  await sql`create trigger photos_leave_garbage after delete on photos
    for each row when (old.hash is not null) execute function remember_photo_garbage()`.execute(db)
}

async function createReactions(db: Kysely<unknown>): Promise<void> {
  // One row for each viewer and day; the key makes a second view of the day a conflict.
  await sql`
    create table listing_views (
      listing_id integer not null references listings (id) on delete cascade,
      viewer_id integer not null references users (id) on delete cascade,
      viewed_on date not null,
      viewed_at timestamptz(3) not null default now(),
      primary key (listing_id, viewer_id, viewed_on)
    )`.execute(db)
  // What a person saw last, and what leaves with their account.
  await sql`create index listing_views_by_viewer on listing_views (viewer_id, viewed_at desc)`.execute(
    db,
  )
  await sql`
    create table favorites (
      id integer generated always as identity primary key,
      user_id integer not null references users (id) on delete cascade,
      listing_id integer not null references listings (id) on delete cascade,
      created_at timestamptz(3) not null default now(),
      unique (user_id, listing_id)
    )`.execute(db)
  // Deleting an ad takes its hearts without a scan of everybody's.
  await sql`create index favorites_by_listing on favorites (listing_id)`.execute(db)
}

async function createConversations(db: Kysely<unknown>): Promise<void> {
  // The other side keeps a conversation when the ad or the account goes: set null.
  await sql`
    create table conversations (
      id integer generated always as identity primary key,
      listing_id integer references listings (id) on delete set null,
      buyer_id integer references users (id) on delete set null,
      seller_id integer references users (id) on delete set null,
      last_message_at timestamptz(3),
      is_active boolean not null default true,
      created_at timestamptz(3) not null default now(),
      unique (listing_id, buyer_id),
      check (buyer_id <> seller_id)
    )`.execute(db)
  // Each side's list, newest first.
  await sql`create index conversations_by_buyer on conversations (buyer_id, last_message_at desc)`.execute(
    db,
  )
  await sql`create index conversations_by_seller on conversations (seller_id, last_message_at desc)`.execute(
    db,
  )
  await sql`
    create table messages (
      id integer generated always as identity primary key,
      conversation_id integer not null references conversations (id) on delete cascade,
      sender_id integer references users (id) on delete set null,
      content text not null check (char_length(content) between 1 and 4000),
      message_type text not null default 'text',
      is_read boolean not null default false,
      client_id uuid,
      created_at timestamptz(3) not null default now()
    )`.execute(db)
  // A thread in order, from either end.
  await sql`create index messages_by_conversation on messages (conversation_id, id)`.execute(db)
  // A message sent again is stored once.
  await sql`create unique index messages_client_id on messages (sender_id, client_id)
    where client_id is not null`.execute(db)
  // Unread counts look at unread rows alone.
  await sql`create index messages_unread on messages (conversation_id, sender_id)
    where not is_read`.execute(db)
}

async function createSales(db: Kysely<unknown>): Promise<void> {
  // A sale noted by the owner; the fee is 0 %, kept because the documented record names it.
  await sql`
    create table transactions (
      id integer generated always as identity primary key,
      listing_id integer references listings (id) on delete set null,
      buyer_id integer references users (id) on delete set null,
      seller_id integer references users (id) on delete set null,
      sale_amount numeric(10,2),
      fee_amount numeric(10,2) not null default 0,
      fee_percentage numeric(5,2) not null default 0,
      status text not null default 'completed',
      created_at timestamptz(3) not null default now(),
      unique (listing_id, buyer_id)
    )`.execute(db)
  // Who may rate whom, asked from both sides.
  await sql`create index transactions_by_seller on transactions (seller_id)`.execute(db)
  await sql`create index transactions_by_buyer on transactions (buyer_id)`.execute(db)
  await sql`
    create table ratings (
      id integer generated always as identity primary key,
      from_user_id integer references users (id) on delete set null,
      to_user_id integer not null references users (id) on delete cascade,
      listing_id integer references listings (id) on delete set null,
      rating integer not null check (rating between 1 and 5),
      comment text,
      type text not null check (type in ('seller', 'buyer')),
      created_at timestamptz(3) not null default now(),
      unique (from_user_id, to_user_id, listing_id)
    )`.execute(db)
  // A profile's ratings, newest first, and their average.
  await sql`create index ratings_by_person on ratings (to_user_id, created_at desc)`.execute(db)
}
