import { type Kysely, sql } from 'kysely'

/** When a featured place went over to another ad, which it does once, and from which; and that it is noted who moved one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table featured_payments
      add column moved_at timestamptz(3),
      add column moved_from_title text`.execute(db)
  // Wider than the one before, which all rows passed: there is nothing to validate.
  await sql`
    alter table activities
      drop constraint activities_action_check,
      add constraint activities_action_check check (action in
        ('login', 'logout', 'create_listing', 'view_listing', 'search', 'registration',
         'move_featured')) not valid`.execute(db)
}
