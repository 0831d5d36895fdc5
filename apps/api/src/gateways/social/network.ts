// What a social network does for the marketplace: takes a post about an ad, and takes it down.
import type { SocialNetworkName } from '@wepa/domain/sharing/social'

export type SocialMessage = {
  /** Of a post, always the same: a second try finds what the first one left. */
  key: SocialKey
  text: string
  /** Fits 300 characters. Both texts hold `address`. */
  shortText: string
  address: string
  /** The picture in words. */
  alt: string
  /** A JPEG below 900 KB, and where the network can fetch it. */
  picture: Uint8Array
  pictureUrl: string
  size: { width: number; height: number }
}

/** The number of a post and when it was begun. */
export type SocialKey = { id: number; begunAt: Date }

/** `id` is the network's own, for `remove`; `url` is for people. */
export type PublishedPost = { id: string; url: string }

export type SocialNetwork = {
  name: SocialNetworkName
  /** A post of this key that is there already: of a try whose answer was lost. */
  find: (post: { key: SocialKey; address: string }) => Promise<PublishedPost | undefined>
  post: (message: SocialMessage) => Promise<PublishedPost>
  /** Also where there is none any more. */
  remove: (id: string) => Promise<void>
}

/** The network will not have it, however often it is asked. Other errors are worth another try. */
export class SocialRefusal extends Error {}

/** Pictures take a while. */
export const patience = 30_000
