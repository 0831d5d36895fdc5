import type { RemainingPlace } from '@wepa/domain/payments/feature-schema'
import { trpc } from '../../../lib/trpc.ts'

/** What is left of own featured places that were never moved; none until the first answer. */
export function useRemainingPlaces(): readonly RemainingPlace[] {
  const { data = none } = trpc.featured.remaining.useQuery(undefined, { staleTime: 0 })
  return data
}

/** That of one ad. */
export function useRemainingPlace(listingId: number): RemainingPlace | undefined {
  return useRemainingPlaces().find(({ listing }) => listing.id === listingId)
}

const none: readonly RemainingPlace[] = []

/** '1 día', '10 días'. */
export function daysText(days: number): string {
  return days === 1 ? '1 día' : `${days} días`
}
