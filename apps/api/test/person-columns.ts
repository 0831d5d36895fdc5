// Which columns of which tables name a person: told by their references, and by their names, so that
// a column without a reference cannot hide.
import type { Suite } from './harness.ts'

export type PersonColumn = {
  table: string
  column: string
  onDelete: 'cascade' | 'set null' | 'nothing'
  /** An index finds a person's rows. */
  isIndexed: boolean
}

/** Every column of the product's tables that holds somebody's id. */
export async function readPersonColumns(suite: Pick<Suite, 'database'>): Promise<PersonColumn[]> {
  const { rows } = await suite.database.pool.query(`
    select c.relname as "table", a.attname as "column",
      coalesce((select case r.confdeltype when 'c' then 'cascade' when 'n' then 'set null' end
        from pg_constraint r where r.contype = 'f' and r.conrelid = c.oid
        and r.confrelid = 'users'::regclass and r.conkey = array[a.attnum]), 'nothing') as "onDelete",
      exists (select from pg_index i where i.indrelid = c.oid and i.indkey[0] = a.attnum
        and (i.indpred is null
          or pg_get_expr(i.indpred, c.oid) = format('(%I IS NOT NULL)', a.attname))) as "isIndexed"
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and c.relname <> 'users'
      and a.attnum > 0 and not a.attisdropped
      and (a.attname ~ '(^|_)(user|owner|buyer|seller|sender|recipient|viewer|reporter|reviewer|admin|actor|author|person|member)_id$'
        or exists (select from pg_constraint r where r.contype = 'f' and r.conrelid = c.oid
          and r.confrelid = 'users'::regclass and a.attnum = any(r.conkey)))
    order by 1, 2`)
  return rows
}
