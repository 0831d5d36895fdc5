import type { ImportRow, InventoryImport } from '@wepa/domain/inventory/import-schema'
import { formatNumber } from '@wepa/domain/text/number'
import type { MemberContext } from '../../../context.ts'
import type { InTransaction } from '../../../db/in-transaction.ts'
import type { EmailContent } from '../../mail/email.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { getSelf } from '../../people/get-self.ts'
import { getImport } from '../get-import.ts'
import { listRows } from '../import-rows.repo.ts'

/** Rows that the email names; the page shows them all. */
const mostNamed = 15

/** Tells a person by email what became of an import; nothing of an address whose table changed nothing. */
export async function mailReport(
  tx: InTransaction<MemberContext>,
  importId: number,
): Promise<void> {
  const { id, email, fullName } = await getSelf(tx, tx.session.userId)
  const done = await getImport(tx, { id: importId })
  const isQuiet = done.problem === null && done.done + done.failed + done.rows.error === 0
  if (done.source === 'feed' && isQuiet) return
  const failed = await listRows(tx.db, {
    importId,
    action: undefined,
    state: 'failed',
    after: 0,
    limit: mostNamed,
  })
  await queueMail(
    tx,
    { userId: id, email },
    reportEmail(fullName, done, failed, tx.settings.baseUrl),
  )
}

function reportEmail(
  name: string,
  report: InventoryImport,
  failed: readonly ImportRow[],
  baseUrl: string,
): EmailContent {
  const left = report.rows.error + report.failed
  return {
    subject: report.problem
      ? `Tu inventario no se pudo importar: ${report.fileName}`
      : `Tu inventario está al día: ${report.fileName}`,
    name,
    paragraphs: [
      ...(report.problem ? [report.problem] : []),
      `${counted(report.done, 'fila hecha', 'filas hechas')}, ${counted(report.rows.same, 'ya estaba igual', 'ya estaban iguales')} y ${counted(left, 'con problemas', 'con problemas')}.`,
      ...failed.map(lineOf),
      ...(left > failed.length ? [`Y ${formatNumber(left - failed.length)} más.`] : []),
    ],
    button: { label: 'Ver la importación', url: `${baseUrl}/inventory?import=${report.id}` },
  }
}

function lineOf({ number, reference, issues }: ImportRow): string {
  const reasons = issues.map(({ column, message }) =>
    column === '' ? message : `${column}: ${message}`,
  )
  return `Fila ${number} (${reference || 'sin referencia'}). ${reasons.join('. ')}.`
}

function counted(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}
