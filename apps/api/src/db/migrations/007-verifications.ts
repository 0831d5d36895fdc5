import { type Kysely, sql } from 'kysely'

/** Creates the requests for verification with their private documents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createVerifications(db)
  await createDocuments(db)
}

async function createVerifications(db: Kysely<unknown>): Promise<void> {
  // `target` is the address or number that is confirmed; `document_data` what else was written down.
  // Of a mailed code only a slow hash is kept, with how often it was tried and when it ends.
  await sql`
    create table user_verifications (
      id integer generated always as identity primary key,
      user_id integer not null references users (id) on delete cascade,
      verification_type text not null
        check (verification_type in ('phone', 'email', 'identity', 'business', 'address')),
      status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
      target text,
      document_data jsonb not null default '{}',
      code_hash text,
      code_tries integer not null default 0,
      expires_at timestamptz(3),
      verified_at timestamptz(3),
      notes text,
      decided_by integer references users (id) on delete set null,
      created_at timestamptz(3) not null default now(),
      check (verification_type <> 'email' or target is not null)
    )`.execute(db)
  // One that is pending or approved for each person and type, however many ask at once.
  await sql`create unique index user_verifications_live
    on user_verifications (user_id, verification_type) where status <> 'rejected'`.execute(db)
  // A person's newest request of each type; also what leaves with the account.
  await sql`create index user_verifications_by_user
    on user_verifications (user_id, verification_type, id desc)`.execute(db)
  // The administration's queue, oldest first: codes decide about emails.
  await sql`create index user_verifications_queue on user_verifications (id)
    where status = 'pending' and verification_type <> 'email'`.execute(db)
  // Deleting a person forgets what they decided: without it, a full scan for each deleted account.
  await sql`create index user_verifications_by_decider on user_verifications (decided_by)
    where decided_by is not null`.execute(db)
}

async function createDocuments(db: Kysely<unknown>): Promise<void> {
  // A file waits without a request for a day. `name` is random: it tells nothing of what is inside.
  await sql`
    create table verification_documents (
      id integer generated always as identity primary key,
      user_id integer not null references users (id) on delete cascade,
      verification_id integer references user_verifications (id) on delete cascade,
      name text not null unique,
      kind text not null check (kind in ('image', 'pdf')),
      byte_size integer not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db)
  // The files of a request.
  await sql`create index verification_documents_by_request
    on verification_documents (verification_id) where verification_id is not null`.execute(db)
  // Deleting a person takes their files: without it, a full scan for each deleted account.
  await sql`create index verification_documents_by_user
    on verification_documents (user_id)`.execute(db)
  // The clean-up of files that no request took within a day.
  await sql`create index verification_documents_unclaimed
    on verification_documents (created_at) where verification_id is null`.execute(db)
  // Names of files whose row is gone. A trigger writes them, so that no way of deleting (a request,
  // an account, a clean-up) can forget; the sweep deletes the files.
  await sql`
    create table document_garbage (
      name text primary key,
      created_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`
    create function remember_document_garbage() returns trigger language plpgsql as $$
    begin
      insert into document_garbage (name) values (old.name) on conflict do nothing;
      return null;
    end $$`.execute(db)
  await sql`create trigger verification_documents_leave_garbage after delete on verification_documents
    for each row execute function remember_document_garbage()`.execute(db)
}
