// The numbers beside the filters.
import * as z from 'zod/mini'
import { count } from '../scalar.ts'
import { FACETS } from './facet-keys.ts'

/**
 * `value` is what the search is asked with; of names also how they are usually written. `isCapped`: of so many ads that
 * the newest alone were counted, and there are at least so many. `total`: the ads that are found, `isTotalCapped` like
 * that of a page of results.
 */
export const FacetCounts = z.object({
  facets: z.array(
    z.object({
      key: z.enum(FACETS),
      values: z.array(z.object({ value: z.string(), label: z.string(), count: count() })),
    }),
  ),
  isCapped: z.boolean(),
  total: count(),
  isTotalCapped: z.boolean(),
})
export type FacetCounts = z.infer<typeof FacetCounts>
