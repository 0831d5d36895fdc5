import { type Kysely, sql } from 'kysely'

/**
 * The pictures of withdrawn ads open by passes alone (features/photos/photo-passes.ts). Which pictures these are
 * is told by `photos` and `listings` themselves, by the index `photos_by_hash` and the key of the ads.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What all processes and servers of one marketplace sign with. 244 random bits, of the database's strong source.
  await sql`
    create table server_keys (
      name text primary key,
      secret text not null
    )`.execute(db)
  await sql`
    insert into server_keys (name, secret)
    values ('photo_passes', gen_random_uuid()::text || gen_random_uuid()::text)`.execute(db)
}
