// What the terminal does for people who cannot sign in, suspended ones above all: their own data, and their
// account's end. Only for the command; no call of the server leads here.
import { DomainError } from '@wepa/domain/error'
import type { Deps } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { eraseAccount } from '../account/deletion/erase-account.ts'
import { writeExport } from '../account/export-data.ts'
import type { Mailing } from '../mail/queue-mail.ts'
import { lockByUsername } from './admins.repo.ts'

type Ctx = Mailing & Pick<Deps, 'log'>

/** All that is kept about a person, as they get it themselves. @throws DomainError not_found */
export async function exportPerson(ctx: Ctx, username: string): Promise<AsyncIterable<string>> {
  const person = await lockByUsername(ctx.db, username)
  if (!person) throw new DomainError('not_found')
  return writeExport(ctx, person.id)
}

/** Deletes a person's account as they would themselves; answers whose it was. @throws DomainError not_found */
export async function erasePerson(
  ctx: Ctx,
  username: string,
): Promise<{ username: string; fullName: string }> {
  return inTransaction(ctx, async (tx) => {
    const person = await lockByUsername(tx.db, username)
    if (!person) throw new DomainError('not_found')
    await eraseAccount(tx, person.id)
    return person
  })
}
