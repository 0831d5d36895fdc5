import type { Dealing } from '@wepa/domain/conversations/offer'
import { type RawBuilder, sql } from 'kysely'

/** How the seller of an ad `ad` deals: 'fixed' also for what is given away, and for jobs, which name a wage. */
export const DEALING: RawBuilder<Dealing> = sql<Dealing>`case
  when ad.attributes ->> 'priceKind' in ('fijo', 'gratis')
    or ad.category_id in (select id from categories where slug = 'empleos') then 'fixed'
  when ad.attributes ->> 'priceKind' = 'omo' or (ad.attributes ->> 'negotiable')::boolean then 'open'
  else 'unsaid' end`
