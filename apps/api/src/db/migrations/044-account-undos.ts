import { type Kysely, sql } from 'kysely'

/** Lets a person take back what somebody with a stolen session did: another email, or the end of the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A link in the mail; of its token only the SHA-256. `old_email` is what a change of the email goes back to.
  await sql`
    create table account_undos (
      id integer generated always as identity primary key,
      user_id integer not null references users (id) on delete cascade,
      kind text not null check (kind in ('email', 'deletion')),
      token_hash bytea not null unique,
      old_email text,
      new_email text,
      created_at timestamptz(3) not null,
      ends_at timestamptz(3) not null,
      used_at timestamptz(3),
      check ((kind = 'email') = (old_email is not null and new_email is not null))
    )`.execute(db)
  // One's own export, what is open of a person, and a deleted person takes them along.
  await sql`create index account_undos_by_user on account_undos (user_id)`.execute(db)
  // Each new account and each change of an email asks whether the address is held for its former owner.
  await sql`create index account_undos_held on account_undos (lower(old_email))
    where kind = 'email' and used_at is null`.execute(db)
  // The clean-up of links that ended.
  await sql`create index account_undos_by_end on account_undos (ends_at)`.execute(db)

  // After the row and its unique indexes, so that it also sees a change of the email that it had to wait for.
  await sql`
    create function refuse_held_email() returns trigger language plpgsql as $$
    begin
      if exists (
        select from account_undos
        where kind = 'email' and used_at is null and ends_at > now()
          and lower(old_email) = lower(new.email) and user_id <> new.id
      ) then
        raise exception 'this address is held for the account that had it'
          using errcode = 'unique_violation', constraint = 'users_email_key';
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger users_held_email after insert or update of email on users
    for each row execute function refuse_held_email()`.execute(db)

  // A closed account is suspended too, which a server of the last version knows what to do with.
  await sql`alter table users add column closed_at timestamptz(3)`.execute(db)
}
