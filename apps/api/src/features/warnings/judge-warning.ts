import { DomainError } from '@wepa/domain/error'
import type { ExampleInput, WarningVerdict } from '@wepa/domain/fraud/warning-verdict-schema'
import { dateOnly } from '@wepa/domain/text/date'
import type { Context, MemberContext } from '../../context.ts'
import { addVerdict, insertExample } from './warnings.repo.ts'

/** Counts what somebody said of a warning, and nothing of who it was. */
export async function judgeWarning(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  verdict: WarningVerdict,
): Promise<{ success: true }> {
  await addVerdict(db, { ...verdict, day: dateOnly(clock.now()) })
  return { success: true }
}

/** Lets administrators read one received message. @throws DomainError not_found for any other */
export async function giveExample(
  { db, clock, session }: Pick<MemberContext, 'db' | 'clock' | 'session'>,
  input: ExampleInput,
): Promise<{ success: true }> {
  if (await insertExample(db, { ...input, userId: session.userId, at: clock.now() })) {
    return { success: true }
  }
  throw new DomainError('not_found', { message: 'Mensaje no encontrado' })
}
