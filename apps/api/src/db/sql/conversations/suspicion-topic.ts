import { sql } from 'kysely'

/** What a row `own` of `suspicions` asks for: whether new conversations wait or waited for the look. */
export const suspicionTopic = sql`case when own.waits_since is null then 'look' else 'wait' end`
