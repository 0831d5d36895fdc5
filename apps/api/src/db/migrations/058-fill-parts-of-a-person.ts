import { type Kysely, sql } from 'kysely'
import { parts } from './057-parts-of-a-person.ts'

const peopleAtOnce = 1000

/**
 * Gives the people of before their rows in the tables of 057, in parts; begun again, it finds what is left. Whoever
 * changed since then has them already, by the triggers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await sql<{ id: number }>`
      select id from users where id > ${last} order by id limit ${peopleAtOnce}`.execute(db)
    const until = rows.at(-1)?.id
    if (until === undefined) return
    for (const { table, columns } of parts) {
      const names = sql.raw(columns.map(([name]) => name).join(', '))
      const values = sql.raw(columns.map(([, before]) => before).join(', '))
      await sql`
        insert into ${sql.table(table)} (user_id, ${names})
        select id, ${values} from users where id > ${last} and id <= ${until}
        on conflict (user_id) do nothing`.execute(db)
    }
    last = until
  }
}
