import { type Kysely, sql } from 'kysely'

/** Lets a letter with a secret (a code, a link) end before it left, and takes the codes out of old subjects. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // `purpose` says which secret a letter carries: when that is used or replaced, a letter that still waits
  // is dropped. `ends_at` is when it is worth nothing any more.
  await sql`
    alter table mails
      add column purpose text,
      add column ends_at timestamptz(3),
      add column dropped_at timestamptz(3)`.execute(db)
  // Weaker than the one before, so no row has to be looked at.
  await sql`alter table mails drop constraint mails_check`.execute(db)
  await sql`
    alter table mails add constraint mails_waiting_is_whole check (
      sent_at is not null or dropped_at is not null or (body_text is not null and body_html is not null)
    ) not valid`.execute(db)
  // A person's own export shows subjects, and the subject of a code's letter held the code.
  await sql`
    update mails set subject = 'Tu código de Wepa'
    where subject ~ '^[0-9]{6} es tu código de Wepa$'`.execute(db)
}
