import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../context.ts'
import { findImport, type ImportRecord } from './imports.repo.ts'

/** An own import. @throws DomainError import_not_found */
export async function requireImport(ctx: MemberContext, id: number): Promise<ImportRecord> {
  const found = await findImport(ctx.db, id)
  if (found?.userId !== ctx.session.userId) throw new DomainError('import_not_found')
  return found
}
