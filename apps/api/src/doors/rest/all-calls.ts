// The documented calls, in the order of the readable page.
import { accountCalls } from './calls/account.rest.ts'
import { adminCalls } from './calls/administration/admin.rest.ts'
import { stormCalls } from './calls/administration/storms.rest.ts'
import { assistantCalls } from './calls/assistant.rest.ts'
import { authCalls } from './calls/auth.rest.ts'
import { categoryCalls } from './calls/categories.rest.ts'
import { contactCalls } from './calls/contact.rest.ts'
import { favoriteCalls } from './calls/favorites.rest.ts'
import { importCalls } from './calls/imports.rest.ts'
import { inventoryCalls } from './calls/inventory.rest.ts'
import { listingCalls } from './calls/listings.rest.ts'
import { moderationCalls } from './calls/moderation.rest.ts'
import { notificationCalls } from './calls/notifications.rest.ts'
import { paymentCalls } from './calls/payments.rest.ts'
import { blockCalls } from './calls/people/blocks.rest.ts'
import { followCalls } from './calls/people/follows.rest.ts'
import { queueCalls } from './calls/queue.rest.ts'
import { ratingCalls } from './calls/ratings.rest.ts'
import { savedSearchCalls } from './calls/saved-searches.rest.ts'
import { suggestionCalls } from './calls/suggestions.rest.ts'
import { conversationCalls } from './calls/talk/conversations.rest.ts'
import { meetingCalls } from './calls/talk/meetings.rest.ts'
import { offerCalls } from './calls/talk/offers.rest.ts'
import { uploadCalls } from './calls/uploads.rest.ts'
import { userListingCalls } from './calls/user-listings.rest.ts'
import { userCalls } from './calls/users.rest.ts'
import { verificationCalls } from './calls/verifications.rest.ts'
import { visitCalls } from './calls/visits.rest.ts'
import type { RestCall } from './rest-call.ts'

export const allCalls: readonly RestCall[] = [
  ...authCalls,
  ...accountCalls,
  ...userCalls,
  ...verificationCalls,
  ...listingCalls,
  ...userListingCalls,
  ...inventoryCalls,
  ...importCalls,
  ...favoriteCalls,
  ...followCalls,
  ...savedSearchCalls,
  ...notificationCalls,
  ...conversationCalls,
  ...meetingCalls,
  ...offerCalls,
  ...blockCalls,
  ...ratingCalls,
  ...categoryCalls,
  ...stormCalls,
  ...suggestionCalls,
  ...uploadCalls,
  ...paymentCalls,
  ...assistantCalls,
  ...contactCalls,
  ...visitCalls,
  ...adminCalls,
  ...queueCalls,
  ...moderationCalls,
]
