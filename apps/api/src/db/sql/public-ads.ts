import { type RawBuilder, sql } from 'kysely'

/**
 * An ad that everybody can see: switched on and not sold (`isPublic` of the domain). Word for word the
 * condition of the partial indexes, or PostgreSQL would not use them.
 */
export const IS_PUBLIC: RawBuilder<boolean> = sql<boolean>`is_active and status <> 'sold'`
