// The documented calls, in the order of the readable page.
import { accountCalls } from './account.rest.ts'
import { adminCalls } from './admin.rest.ts'
import { assistantCalls } from './assistant.rest.ts'
import { authCalls } from './auth.rest.ts'
import { blockCalls } from './blocks.rest.ts'
import { categoryCalls } from './categories.rest.ts'
import { contactCalls } from './contact.rest.ts'
import { conversationCalls } from './conversations.rest.ts'
import { favoriteCalls } from './favorites.rest.ts'
import { listingCalls } from './listings.rest.ts'
import { moderationCalls } from './moderation.rest.ts'
import { notificationCalls } from './notifications.rest.ts'
import { paymentCalls } from './payments.rest.ts'
import { queueCalls } from './queue.rest.ts'
import { ratingCalls } from './ratings.rest.ts'
import type { RestCall } from './rest-call.ts'
import { savedSearchCalls } from './saved-searches.rest.ts'
import { uploadCalls } from './uploads.rest.ts'
import { userListingCalls } from './user-listings.rest.ts'
import { userCalls } from './users.rest.ts'
import { verificationCalls } from './verifications.rest.ts'

export const allCalls: readonly RestCall[] = [
  ...authCalls,
  ...accountCalls,
  ...userCalls,
  ...verificationCalls,
  ...listingCalls,
  ...userListingCalls,
  ...favoriteCalls,
  ...savedSearchCalls,
  ...notificationCalls,
  ...conversationCalls,
  ...blockCalls,
  ...ratingCalls,
  ...categoryCalls,
  ...uploadCalls,
  ...paymentCalls,
  ...assistantCalls,
  ...contactCalls,
  ...adminCalls,
  ...queueCalls,
  ...moderationCalls,
]
