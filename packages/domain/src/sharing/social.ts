// Posts about ads in the marketplace's own accounts.
export const SOCIAL_NETWORKS = ['facebook', 'instagram', 'bluesky'] as const
export type SocialNetworkName = (typeof SOCIAL_NETWORKS)[number]

export const NETWORK_NAMES: Readonly<Record<SocialNetworkName, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  bluesky: 'Bluesky',
}

/** A post as the ad's owner sees it: `waiting` until the network has it, `removed` once the ad is gone. */
export type SocialPost = {
  network: SocialNetworkName
  state: 'waiting' | 'posted' | 'removed'
  /** Where it stands; null before and after. */
  url: string | null
}

const states = {
  waiting: 'En cola',
  posted: 'Publicada',
  removed: 'Retirada',
} as const satisfies Record<SocialPost['state'], string>

/** 'Facebook: publicada' as two words, the network and what became of the post. */
export function postWords({ network, state }: SocialPost): { label: string; value: string } {
  return { label: NETWORK_NAMES[network], value: states[state] }
}

/** 'Facebook, Instagram y Bluesky'. */
export function networksInWords(networks: readonly SocialNetworkName[]): string {
  const names = networks.map((network) => NETWORK_NAMES[network])
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  return `${names.slice(0, -1).join(', ')} ${/^I/.test(last) ? 'e' : 'y'} ${last}`
}

/** An ad's address as it is handed on: views that come by it count as 'Enlace compartido'. */
export function sharedAddress(baseUrl: string, listingId: number): string {
  return `${baseUrl}/listing/${listingId}?via=link`
}
