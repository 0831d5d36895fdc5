// The ads and people that cases are about, as the moderators see them.
import { APPEALABLE_ACTIONS } from '@wepa/domain/moderation/appeal'
import type { CaseListing, CasePerson } from '@wepa/domain/moderation/moderation'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** `isWithdrawn`: hidden, or its owner suspended. Of the photos those that anybody can see: links wait for their copies. */
export type FoundListing = Omit<CaseListing, 'thumbnail'> & { isWithdrawn: boolean }

export async function findCaseListings(
  db: Database,
  ids: readonly number[],
): Promise<FoundListing[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Omit<FoundListing, 'createdAt'> & { createdAt: Date }>`
    select id, title, price, description, location, status, is_active, hidden_at is not null as is_hidden,
      withdrawn_at is not null as is_withdrawn, user_id, created_at,
      array(select '/uploads/' || photos.hash || '.webp' from photos
        where photos.listing_id = listings.id and photos.hash is not null
        order by photos.position) as photos
    from listings where id = any(${ids}::integer[])`.execute(db)
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
}

/** With how often they complained, others of them, and the moderators had to act. */
export async function findCasePeople(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CasePerson>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<PersonRow>`
    select id, full_name, username, profile_image_url, role, is_verified,
      suspended_at is not null as is_suspended,
      case when suspended_at is not null then suspended_until end as suspended_until, created_at,
      (select count(*) from user_reports where reporter_id = users.id) as reports_by,
      (select count(*) from user_reports where reported_user_id = users.id) as reports_about,
      (select count(*) from moderation_decisions where subject_user_id = users.id
        and action = any(${APPEALABLE_ACTIONS}::text[])) as decisions_about,
      (select count(*) from user_reports where reported_user_id = users.id and status = 'pending')
        + (select count(*) from user_verifications where user_id = users.id and status = 'pending'
          and verification_type <> 'email' and expires_at is null)
        + (select count(*) from suspicions where user_id = users.id and status = 'pending')
        + (select count(*) from appeals where user_id = users.id and status = 'pending')
        + (select count(distinct (flag.listing_id, flag.kind)) from moderation_flags flag
          join listings ad on ad.id = flag.listing_id
          where flag.status = 'pending' and ad.user_id = users.id) as cases_waiting
    from users where id = any(${ids}::integer[])`.execute(db)
  return new Map(
    rows.map(({ createdAt, suspendedUntil, ...row }) => [
      row.id,
      {
        ...row,
        createdAt: createdAt.toISOString(),
        suspendedUntil: suspendedUntil?.toISOString() ?? null,
      },
    ]),
  )
}

type PersonRow = Omit<CasePerson, 'createdAt' | 'suspendedUntil'> & {
  createdAt: Date
  suspendedUntil: Date | null
}

/** How many others run the marketplace beside this person, and can come in to do so. */
export async function countOtherAdmins(db: Database, userId: number): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select((count) => count.fn.countAll<number>().as('total'))
    .where('role', '=', 'admin')
    .where('suspendedAt', 'is', null)
    .where('id', '<>', userId)
    .executeTakeFirstOrThrow()
  return row.total
}
