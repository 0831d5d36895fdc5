import type { MemberContext } from '../../../context.ts'
import type { InTransaction } from '../../../db/in-transaction.ts'
import { mailReport } from '../applying/mail-report.ts'
import { getImport } from '../get-import.ts'
import { type ImportRecord, moveImport } from '../imports.repo.ts'
import { queueApplying } from '../move-import.ts'
import { noteFeed } from './feeds.repo.ts'

/** Fewer ads than this may all be gone. */
const fewAds = 10

/**
 * Goes on with a table that was read from an address: it is done, unless much of it is wrong or most ads would leave the
 * lists. Then it waits for its person, who is told. `problem`: it could not be read.
 */
export async function settleFeed(
  tx: InTransaction<MemberContext>,
  record: ImportRecord,
): Promise<void> {
  const problem = record.problem ?? (await doubtOf(tx, record))
  if (problem === null) {
    await moveImport(tx.db, record.id, { from: ['ready'], to: 'applying' })
    return queueApplying(tx, record.id)
  }
  await noteFeed(tx.db, record.userId, { problem })
  if (!record.problem) await moveImport(tx.db, record.id, { from: ['ready'], to: 'ready', problem })
  await mailReport(tx, record.id)
}

async function doubtOf(tx: InTransaction<MemberContext>, { id }: ImportRecord) {
  const { rows } = await getImport(tx, { id })
  const good = rows.create + rows.change + rows.end + rows.same
  if (rows.error > good)
    return 'Más de la mitad de las filas tienen problemas: míralas y confírmala tú.'
  if (rows.absent > fewAds && rows.absent > rows.change + rows.same) {
    return `Faltan ${rows.absent} de tus anuncios, más de la mitad: si es así, confírmala tú.`
  }
  return null
}
