// Whose pictures are looked at first: they are drawn before the product says that it is there.

import type { Demo } from '../demo.ts'
import { demoLogins } from '../logins.ts'
import type { Shown } from './stored-pictures.ts'

/** Home shows the 24 newest ads beside the paid ones, the first page of a search the 20 newest. */
const NEWEST = 24

/**
 * The newest ads, all that have a paid place (another hour, others of them lead), and what belongs to the people who
 * can sign in: nobody edits an ad that is still to get its pictures.
 */
export function firstScreens({ ads, people }: Demo): Shown {
  const names: readonly string[] = demoLogins.map(({ username }) => username)
  const owners = people.filter(({ username }) => names.includes(username))
  const owned = new Set(owners.map(({ id }) => id))
  const open = ads.filter(({ isActive, status }) => isActive && status === 'active')
  const newest = new Set(newestFirst(open).slice(0, NEWEST))
  const first = ads.filter((ad) => newest.has(ad) || ad.featured || owned.has(ad.sellerId))
  return { ads: first, people: owners }
}

export function newestFirst(ads: Demo['ads']): Demo['ads'] {
  return ads.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
}
