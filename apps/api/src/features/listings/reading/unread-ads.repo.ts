// SQL of ads whose text no reader, or an older one, has read.
import type { Said } from '@wepa/domain/attributes/said'
import { READER_VERSION } from '@wepa/domain/attributes/version'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'

export type UnreadAd = {
  id: number
  attributesVersion: number
  title: string
  description: string
  price: string | null
  categoryId: number
  saidAttributes: Said
  createdAt: Date
  stamp: string
}

/** Of what attributes are made of: another one as soon as any of it is changed. */
const STAMP: RawBuilder<string> = sql`md5(row(title, description, price, category_id, said_attributes)::text)`

/** The place of an ad among those that are to be read. */
export type Place = Pick<UnreadAd, 'attributesVersion' | 'id'>

/** The next ones behind a place, held by nobody. The condition is that of the index `listings_by_reader`. */
export async function listUnread(
  db: Database,
  after: Place | undefined,
  most: number,
): Promise<UnreadAd[]> {
  return db
    .selectFrom('listings')
    .select(['id', 'attributesVersion', 'title', 'description', 'price', 'categoryId'])
    .select(['saidAttributes', 'createdAt', STAMP.as('stamp')])
    .where('attributesVersion', '<', READER_VERSION)
    .where(
      sql<boolean>`(attributes_version, id) > (${after?.attributesVersion ?? -1}, ${after?.id ?? 0})`,
    )
    .orderBy('attributesVersion')
    .orderBy('id')
    .limit(most)
    .execute()
}

export type ReadAd = {
  id: number
  stamp: string
  /** JSON. */
  attributes: string
}

/**
 * Writes what was read, and nothing else: no date of a change moves. An ad that somebody has changed meanwhile, or
 * holds at this moment, is left out. Answers how many were written.
 */
export async function updateRead(db: Database, ads: readonly ReadAd[]): Promise<number> {
  const columns = sql`${ads.map(({ id }) => id)}::integer[], ${ads.map(({ stamp }) => stamp)}::text[],
    ${ads.map(({ attributes }) => attributes)}::text[]`
  const { numAffectedRows } = await sql`
    with ads as (
      select * from unnest(${columns}) as ad (id, stamp, attributes)
    ), held as materialized (
      -- In one order, and waiting for nobody: this can be no part of a circle.
      select listings.id, ads.attributes from listings join ads using (id)
      where attributes_version < ${READER_VERSION} and ${STAMP} = ads.stamp
      order by listings.id for update of listings skip locked
    )
    update listings set attributes = held.attributes::jsonb, attributes_version = ${READER_VERSION}
    from held where listings.id = held.id`.execute(db)
  return Number(numAffectedRows ?? 0)
}
