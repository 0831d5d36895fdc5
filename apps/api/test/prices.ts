// Ads whose price is lowered, for the tests of earlier prices.
import { makeListingInput } from './factories.ts'
import type { Person, Suite } from './harness.ts'

export const DAY = 86_400_000

type AdInput = NonNullable<Parameters<typeof makeListingInput>[0]>

/** What the tests of prices do and look at, in one suite. */
export function pricesOf(suite: Suite) {
  const edit = async (seller: Person, id: number, ad: AdInput & { isActive?: boolean }) => {
    const { images: _images, ...fields } = makeListingInput(ad)
    return suite.asUser(seller).listings.edit({ ...fields, price: ad.price ?? '$500', id })
  }
  return {
    makeSeller: () => suite.makeUser({ subscriptionPlan: 'business' }),
    publish: async (seller: Person, ad: AdInput = {}) => {
      const input = makeListingInput({ price: '$500', ...ad })
      return (await suite.asUser(seller).listings.publish(input)).id
    },
    edit,
    /** By the form of the ad. */
    setPrice: (seller: Person, id: number, price: string) => edit(seller, id, { price }),
    wait: (days: number) => suite.clock.advance(days * DAY),
    /** What everybody sees beside the price of an ad. */
    shown: async (id: number) =>
      (await suite.asVisitor().listings.get({ id })).earlierPrice?.amount,
    heart: (person: Person, listingId: number) => suite.asUser(person).favorites.add({ listingId }),
    /** What a person was told, oldest first. */
    told: (person: { id: number }) =>
      suite.deps.db
        .selectFrom('notifications')
        .select(['type', 'title', 'message', 'relatedId'])
        .where('userId', '=', person.id)
        .where('type', '!=', 'favorite')
        .orderBy('id')
        .execute(),
  }
}
