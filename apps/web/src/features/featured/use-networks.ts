import type { SocialNetworkName } from '@wepa/domain/sharing/social'
import { trpc } from '../../lib/trpc.ts'

/** The networks in which ads with a Spotlight place are posted; none until the server has said so. */
export function useNetworks(): readonly SocialNetworkName[] {
  const { data = [] } = trpc.featured.networks.useQuery(undefined, { staleTime: 3_600_000 })
  return data
}
