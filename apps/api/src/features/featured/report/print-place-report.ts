import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../../context.ts'
import { PrinterBusy } from '../../../gateways/pdf/report-printer.ts'
import { getPlaceReport } from './get-place-report.ts'

/** The same report as a PDF. @throws DomainError as `getPlaceReport`, rate_limited, unavailable while many print */
export async function printPlaceReport(
  ctx: MemberContext,
  { listingId }: { listingId: number },
): Promise<Buffer> {
  const report = await getPlaceReport(ctx, { listingId })
  await ctx.limiter.consume('print', { account: ctx.session.userId })
  return ctx.reportPrinter.print(report).catch(refuse)
}

function refuse(error: unknown): never {
  if (error instanceof PrinterBusy) {
    throw new DomainError('unavailable', { retryAfter: 5, cause: error })
  }
  throw error
}
