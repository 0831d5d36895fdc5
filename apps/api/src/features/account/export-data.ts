import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../context.ts'
import { findAccount } from './account-export.repo.ts'
import { listOwnRows } from './export.repo.ts'
import { exportSections } from './export-sections.ts'

/**
 * All that is kept about oneself, as the text of one JSON object that comes piece by piece: a page of
 * rows is all that is ever held.
 * @throws DomainError forbidden for another's
 */
export async function exportData(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<AsyncIterable<string>> {
  if (id !== ctx.session.userId) throw new DomainError('forbidden')
  return writeExport(ctx, id)
}

type Ctx = Pick<MemberContext, 'db' | 'clock'>

/** The same of anybody: whoever calls must have asked who asks. @throws DomainError not_found */
export async function writeExport(ctx: Ctx, id: number): Promise<AsyncIterable<string>> {
  const account = await findAccount(ctx.db, id, ctx.clock.now())
  if (!account) throw new DomainError('not_found')
  return asJson(ctx, id, account)
}

async function* asJson(
  ctx: Ctx,
  userId: number,
  account: object,
): AsyncGenerator<string, undefined> {
  const now = ctx.clock.now()
  yield `{"exportedAt":${JSON.stringify(now.toISOString())},\n"account":${JSON.stringify(account)}`
  for (const section of exportSections) {
    yield `,\n${JSON.stringify(section.name)}:[`
    let isFirst = true
    for await (const rows of listOwnRows(ctx.db, section, { userId, now })) {
      if (rows.length === 0) continue
      const texts = rows.map((row) => JSON.stringify(row)).join(',\n')
      yield isFirst ? texts : `,\n${texts}`
      isFirst = false
    }
    yield ']'
  }
  yield '}\n'
}
