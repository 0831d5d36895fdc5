import type { Kysely, RawBuilder } from 'kysely'

/** Makes `statement` in a transaction that goes on, with the locks it took, until the answer is called. */
export function holdTransaction<T>(
  db: Kysely<T>,
  statement: RawBuilder<unknown>,
): Promise<() => Promise<void>> {
  return new Promise((resolve, reject) => {
    const holding = db.transaction().execute(async (tx) => {
      await statement.execute(tx)
      await new Promise<void>((end) => {
        resolve(async () => {
          end()
          await holding
        })
      })
    })
    holding.catch(reject)
  })
}
