// The attributes of ads: forms, the ad's page, filters, the reader of text, schemas, the API and JSON-LD read this table.
// A new attribute is an entry here, and a rule of `reading/` where texts name it.
import type { Attribute } from './attribute.ts'
import { everyAd } from './table/every-ad.ts'
import { realEstate } from './table/homes.ts'
import { things } from './table/things.ts'
import { vehicle } from './table/vehicles.ts'
import { job, service } from './table/work.ts'

/** In the order of forms, of the ad's page and of filters. */
export const ATTRIBUTES = {
  ...realEstate,
  ...vehicle,
  ...job,
  ...service,
  ...things,
  ...everyAd,
} as const satisfies Record<string, Attribute>

export type AttributeKey = keyof typeof ATTRIBUTES
