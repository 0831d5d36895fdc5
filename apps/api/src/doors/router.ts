// All procedures, for the web (by type only), the REST skin and the pages. A namespace can be made of
// several features' procedures.
import { accountRouter } from '../features/account/account.router.ts'
import { passkeysRouter } from '../features/account/passkeys/passkeys.router.ts'
import { profileRouter } from '../features/account/profile/profile.router.ts'
import { proofRouter } from '../features/account/proof/proof.router.ts'
import { secondFactorRouter } from '../features/account/second-factor/second-factor.router.ts'
import { adminRouter } from '../features/admin/admin.router.ts'
import { apiTokensRouter } from '../features/api-tokens/api-tokens.router.ts'
import { assistantRouter } from '../features/assistant/assistant.router.ts'
import { authRouter } from '../features/auth/auth.router.ts'
import { blocksRouter } from '../features/blocks/blocks.router.ts'
import { businessAnalyticsRouter } from '../features/business-analytics/business-analytics.router.ts'
import { cardsRouter } from '../features/cards/cards.router.ts'
import { catalogRouter } from '../features/catalog/catalog.router.ts'
import { categoriesRouter } from '../features/categories/categories.router.ts'
import { contactRouter } from '../features/contact/contact.router.ts'
import { conversationsRouter } from '../features/conversations/conversations.router.ts'
import { meetingsRouter } from '../features/conversations/meetings/meetings.router.ts'
import { offersRouter } from '../features/conversations/offers/offers.router.ts'
import { dismissalsRouter } from '../features/dismissals/dismissals.router.ts'
import { favoritesRouter } from '../features/favorites/favorites.router.ts'
import { featuredRouter } from '../features/featured/featured.router.ts'
import { followsRouter } from '../features/follows/follows.router.ts'
import { importsRouter } from '../features/imports/imports.router.ts'
import { insightsRouter } from '../features/insights/insights.router.ts'
import { inventoryRouter } from '../features/inventory/inventory.router.ts'
import { listingsRouter } from '../features/listings/listings.router.ts'
import { userListingsRouter } from '../features/listings/user-listings.router.ts'
import { managersRouter } from '../features/managers/managers.router.ts'
import { decisionsRouter } from '../features/moderation/decisions/decisions.router.ts'
import { moderationRouter } from '../features/moderation/moderation.router.ts'
import { notificationsRouter } from '../features/notifications/notifications.router.ts'
import { pushRouter } from '../features/notifications/push.router.ts'
import { paymentsRouter } from '../features/payments/payments.router.ts'
import { peopleRouter } from '../features/people/people.router.ts'
import { photosRouter } from '../features/photos/photos.router.ts'
import { subscriptionsRouter } from '../features/plan-overview/plan-overview.router.ts'
import { queueRouter } from '../features/queue/queue.router.ts'
import { reportsRouter } from '../features/reports/reports.router.ts'
import { ratingsRouter } from '../features/sales/ratings.router.ts'
import { salesRouter } from '../features/sales/sales.router.ts'
import { savedSearchesRouter } from '../features/saved-searches/saved-searches.router.ts'
import { searchMissesRouter } from '../features/search-misses/search-misses.router.ts'
import { similarAdsRouter } from '../features/similar-ads/similar-ads.router.ts'
import { statsRouter } from '../features/stats/stats.router.ts'
import { stormsRouter } from '../features/storms/storms.router.ts'
import { suggestionsRouter } from '../features/suggestions/suggestions.router.ts'
import { teamsRouter } from '../features/teams/teams.router.ts'
import { trustRouter } from '../features/trust/trust.router.ts'
import { verificationsRouter } from '../features/verifications/verifications.router.ts'
import { visitsRouter } from '../features/visits/visits.router.ts'
import { warningsRouter } from '../features/warnings/warnings.router.ts'
import { webhooksRouter } from '../features/webhooks/webhooks.router.ts'
import { createCallerFactory, mergeRouters, router } from '../trpc.ts'

export const appRouter = router({
  auth: authRouter,
  account: accountRouter,
  secondFactor: secondFactorRouter,
  passkeys: passkeysRouter,
  apiTokens: apiTokensRouter,
  webhooks: webhooksRouter,
  managers: managersRouter,
  teams: teamsRouter,
  proof: proofRouter,
  users: mergeRouters(peopleRouter, profileRouter, userListingsRouter, insightsRouter),
  businessAnalytics: businessAnalyticsRouter,
  listings: mergeRouters(listingsRouter, catalogRouter, salesRouter, similarAdsRouter),
  inventory: inventoryRouter,
  imports: importsRouter,
  photos: photosRouter,
  categories: categoriesRouter,
  storms: stormsRouter,
  suggestions: suggestionsRouter,
  stats: statsRouter,
  favorites: favoritesRouter,
  follows: followsRouter,
  savedSearches: savedSearchesRouter,
  verifications: mergeRouters(verificationsRouter, decisionsRouter),
  trust: trustRouter,
  conversations: conversationsRouter,
  meetings: meetingsRouter,
  offers: offersRouter,
  blocks: blocksRouter,
  dismissals: dismissalsRouter,
  ratings: ratingsRouter,
  notifications: notificationsRouter,
  push: pushRouter,
  assistant: assistantRouter,
  cards: cardsRouter,
  contact: contactRouter,
  reports: reportsRouter,
  queue: queueRouter,
  moderation: moderationRouter,
  subscriptions: subscriptionsRouter,
  featured: featuredRouter,
  payments: paymentsRouter,
  admin: adminRouter,
  visits: visitsRouter,
  searchMisses: searchMissesRouter,
  warnings: warningsRouter,
})

export type AppRouter = typeof appRouter

/** Calls procedures in this process, as the person of the given context. */
export const createCaller = createCallerFactory(appRouter)
export type Caller = ReturnType<typeof createCaller>
