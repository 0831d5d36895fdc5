import type { SocialNetworkName } from '@wepa/domain/sharing/social'
import type { ColumnType, Generated } from 'kysely'

type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>

/**
 * Row of `social_posts`: one ad in one network for one Spotlight place. `begunAt`: when it was first handed to the network,
 * whose answer may be lost; `providerId` and `url` are the network's.
 */
export type SocialPostsTable = {
  id: Generated<number>
  featuredPaymentId: number
  listingId: number
  network: SocialNetworkName
  state: Generated<'waiting' | 'posted' | 'removing' | 'removed' | 'failed'>
  pictureKey: Generated<string>
  providerId: string | null
  url: string | null
  problem: string | null
  createdAt: ColumnType<Date, Date, never>
  begunAt: NullableTimestamp
  postedAt: NullableTimestamp
  removedAt: NullableTimestamp
}
