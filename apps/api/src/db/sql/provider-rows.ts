// What subscriptions and paid places share: rows that are written before the payment provider answers, and
// are found again by the id that it gives them.
import { type Selectable, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'

type ProviderTable = 'subscriptions' | 'featuredPayments'

/** The queries of one of the two tables. */
export function providerRows<Table extends ProviderTable>(table: Table) {
  type Row = Selectable<Tables[Table]>
  return {
    /**
     * The row of an object of the provider: by its id, or, where its start was not noted, by the row's own id that
     * was sent along.
     */
    findByProvider: async (
      db: Database,
      provider: { id: string; rowId: number | null },
    ): Promise<Row | undefined> => {
      const { rows } = await sql<Row>`
        select * from ${sql.table(table)}
        where provider_id = ${provider.id} or (id = ${provider.rowId} and provider_id is null)
        order by provider_id nulls last limit 1`.execute(db)
      return rows[0]
    },

    /** Holds a row until the transaction ends. */
    lock: async (db: Database, id: number): Promise<Row | undefined> => {
      const { rows } = await sql<Row>`
        select * from ${sql.table(table)} where id = ${id} for update`.execute(db)
      return rows[0]
    },

    /** Notes the provider's answer to a start. */
    updateProviderId: async (db: Database, id: number, providerId: string): Promise<void> => {
      await sql`
        update ${sql.table(table)} set provider_id = ${providerId}
        where id = ${id} and provider_id is null`.execute(db)
    },
  }
}
