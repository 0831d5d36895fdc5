import type { Insertable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { SubscriptionPaymentsTable } from '../../db/tables/payments.ts'

/** Notes a paid bill; undefined for one that is there already. */
export async function insertSubscriptionPayment(
  db: Database,
  payment: Insertable<SubscriptionPaymentsTable>,
): Promise<number | undefined> {
  const row = await db
    .insertInto('subscriptionPayments')
    .values(payment)
    .onConflict((hit) => hit.column('providerId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
