// Saved searches and ads that find each other, for the tests of alerts.
import type { SavedSearchInput } from '@wepa/domain/search/saved-search'
import type * as z from 'zod/mini'
import { makeListingInput } from './factories.ts'
import type { Person, Suite } from './harness.ts'

export type WantedInput = Partial<z.input<typeof SavedSearchInput>>
export type AdInput = NonNullable<Parameters<typeof makeListingInput>[0]>

export const minute = 60_000
export const hour = 60 * minute

/** What the tests of alerts do and look at, in one suite. */
export function alertsOf(suite: Suite) {
  return {
    /** No search, no ad, no email is left of what was before. */
    clear: async () => {
      await suite.workOffQueue()
      await suite.database.pool.query(
        'truncate saved_searches, saved_search_hits, due_alerts, due_hits, listings restart identity cascade',
      )
      suite.sentMails.length = 0
    },
    /** Somebody whose plan has room for many ads. */
    makeSeller: () => suite.makeUser({ subscriptionPlan: 'pro' }),
    keep: async (person: Person, wanted: WantedInput) => {
      const { search } = await suite
        .asUser(person)
        .savedSearches.save({ name: 'Alerta', ...wanted })
      return search
    },
    /** Publishes, and does the work that follows. */
    publish: async (seller: Person, ad: AdInput = {}) => {
      const listing = await suite.asUser(seller).listings.publish(makeListingInput(ad))
      await suite.workOffQueue()
      return listing
    },
    edit: async (seller: Person, id: number, ad: AdInput) => {
      const { images: _images, ...fields } = makeListingInput(ad)
      await suite.asUser(seller).listings.edit({ ...fields, price: ad.price ?? '$150', id })
      await suite.workOffQueue()
    },
    /** What a person was told, oldest first. */
    told: (person: { id: number }) =>
      suite.deps.db
        .selectFrom('notifications')
        .select(['type', 'title', 'message', 'relatedId'])
        .where('userId', '=', person.id)
        .orderBy('id')
        .execute(),
    emailsTo: ({ email }: { email: string }) => suite.sentMails.filter(({ to }) => to === email),
  }
}
