// Apart from the screen, so that reading an address does not bring the screen along.
const tabs = ['profile', 'verification', 'ratings', 'activity'] as const
export type ProfileTab = (typeof tabs)[number]

/** The tab of an address; anything else is the first. */
export function readProfileTab(value: unknown): ProfileTab {
  return tabs.find((tab) => tab === value) ?? 'profile'
}
