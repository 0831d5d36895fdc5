// One's own ads as a table: what is done with many of them at once.

/** Characters of an own reference number. */
export const MAX_REFERENCE = 40
/** Ads of one page of the table, and the most that are changed at once. */
export const INVENTORY_PAGE = 100
/** Seconds in which a change of many ads can be taken back. */
export const UNDO_SECONDS = 10

export const MANY_ACTIONS = ['renew', 'pause', 'resume', 'price', 'sold', 'remove'] as const
export type ManyAction = (typeof MANY_ACTIONS)[number]

/** `paused`: switched off or run out. */
export const INVENTORY_STATES = ['all', 'public', 'pending', 'paused', 'sold'] as const
export type InventoryState = (typeof INVENTORY_STATES)[number]

export const INVENTORY_ORDERS = [
  'newest',
  'oldest',
  'title',
  'cheapest',
  'dearest',
  'most_viewed',
  'ending',
] as const
export type InventoryOrder = (typeof INVENTORY_ORDERS)[number]
