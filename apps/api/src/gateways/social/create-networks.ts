import { type BlueskyOptions, createBluesky } from './bluesky.ts'
import { createFacebook } from './facebook.ts'
import type { GraphOptions } from './graph.ts'
import { createInstagram } from './instagram.ts'
import type { SocialNetwork } from './network.ts'

/** Each null without its keys. */
export type SocialOptions = {
  facebook: (GraphOptions & { pageId: string }) | null
  instagram: (GraphOptions & { userId: string }) | null
  bluesky: BlueskyOptions | null
}

/** The networks that keys are set for; none without. */
export function createSocialNetworks({
  facebook,
  instagram,
  bluesky,
}: SocialOptions): SocialNetwork[] {
  return [
    ...(facebook ? [createFacebook(facebook)] : []),
    ...(instagram ? [createInstagram(instagram)] : []),
    ...(bluesky ? [createBluesky(bluesky)] : []),
  ]
}
