import type { Insertable, Selectable } from 'kysely'
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

/** Notes that a bill which is there already needs a look; undefined for one that says so, or is not there. */
export async function flagSubscriptionPayment(
  db: Database,
  { providerId, problem }: { providerId: string; problem: string },
): Promise<number | undefined> {
  const row = await db
    .updateTable('subscriptionPayments')
    .set({ problem })
    .where('providerId', '=', providerId)
    .where('problem', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export type SubscriptionPaymentRow = Selectable<SubscriptionPaymentsTable>

/** The paid bill with the provider's id. */
export async function findSubscriptionPayment(
  db: Database,
  providerId: string,
): Promise<SubscriptionPaymentRow | undefined> {
  return db
    .selectFrom('subscriptionPayments')
    .selectAll()
    .where('providerId', '=', providerId)
    .executeTakeFirst()
}

/** Whether a subscription was ended because money paid for it went back, and has not come again since. */
export async function wasTaken(
  db: Database,
  { subscriptionId, userId }: { subscriptionId: number; userId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptionPayments as bills')
    .innerJoin('paymentReversals as backs', 'backs.subscriptionPaymentId', 'bills.id')
    .select('backs.id')
    .where('bills.userId', '=', userId)
    .where('bills.subscriptionId', '=', subscriptionId)
    .where('backs.takenMs', '>', 0)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
