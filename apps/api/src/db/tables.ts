// The tables by their names, as Kysely writes them in camel case.
import type { AccountUndosTable } from './tables/accounts/account-undos.ts'
import type { IdempotencyKeysTable } from './tables/accounts/idempotency-keys.ts'
import type { PasskeyChallengesTable, PasskeysTable } from './tables/accounts/passkeys.ts'
import type { RecentWritesTable } from './tables/accounts/recent-writes.ts'
import type { PasswordResetsTable, RecoveryRequestsTable } from './tables/accounts/recovery.ts'
import type {
  RecoveryCodesTable,
  SecondFactorsTable,
  SignInTicketsTable,
} from './tables/accounts/second-factors.ts'
import type { SessionsTable } from './tables/accounts/sessions.ts'
import type { SignInMarksTable } from './tables/accounts/sign-in-marks.ts'
import type { TextMessagesTable } from './tables/accounts/text-messages.ts'
import type { ActivitiesTable, ActivityCountsTable, RoleChangesTable } from './tables/activities.ts'
import type { AssistantCallsTable, AssistantSpendingTable } from './tables/assistant.ts'
import type { BlocksTable } from './tables/blocks.ts'
import type { AwayRepliesTable } from './tables/business/away-replies.ts'
import type { ManagerAssignmentsTable, ManagerMessagesTable } from './tables/business/managers.ts'
import type {
  SearchAppearancesTable,
  SearchSearchersTable,
} from './tables/business/search-appearances.ts'
import type {
  ConversationAssignmentsTable,
  TeamActionsTable,
  TeamInvitationsTable,
  TeamMembersTable,
} from './tables/business/teams.ts'
import type { WeeklySummariesTable } from './tables/business/weekly-summaries.ts'
import type { BusinessAnalyticsTable } from './tables/business-analytics.ts'
import type { CategoriesTable } from './tables/categories.ts'
import type { ContactMessagesTable, UserReportsTable } from './tables/contact-and-reports.ts'
import type { ConversationMarksTable } from './tables/conversations/conversation-marks.ts'
import type {
  ConversationsTable,
  MessagesTable,
  RemovedMessagesTable,
} from './tables/conversations/conversations.ts'
import type {
  FirstMessageMarksTable,
  FirstMessagesTable,
} from './tables/conversations/first-messages.ts'
import type {
  MeetingSharesTable,
  MeetingStepsTable,
  MeetingsTable,
} from './tables/conversations/meetings.ts'
import type { OfferFloorsTable, OffersTable } from './tables/conversations/offers.ts'
import type { QuickAnswersTable } from './tables/conversations/quick-answers.ts'
import type { WarningExamplesTable, WarningVerdictsTable } from './tables/conversations/warnings.ts'
import type { ApiTokensTable, ApiTokenUsesTable } from './tables/developers/api-tokens.ts'
import type { WebhookDeliveriesTable, WebhookEndpointsTable } from './tables/developers/webhooks.ts'
import type { DismissalsTable } from './tables/dismissals.ts'
import type { FavoritesTable } from './tables/favorites.ts'
import type { PlaceReportsTable } from './tables/featured/place-reports.ts'
import type { RepeatViewsTable } from './tables/featured/repeat-views.ts'
import type { SocialPostsTable } from './tables/featured/social-posts.ts'
import type { FollowNoticesTable, FollowsTable } from './tables/follows/follows.ts'
import type { NewListingsTable, SellersWithNewsTable } from './tables/follows/new-listings.ts'
import type {
  InventoryFeedsTable,
  InventoryImportPhotosTable,
  InventoryImportRowsTable,
  InventoryImportsTable,
} from './tables/inventory/imports.ts'
import type {
  InventoryChangesTable,
  ListingReferencesTable,
  ListingRemovalsTable,
} from './tables/inventory/inventory.ts'
import type { ListingPricesTable, ListingRenewalsTable } from './tables/listing-prices.ts'
import type { ListingsTable, ListingViewsTable, RecentViewsTable } from './tables/listings.ts'
import type { MailsTable } from './tables/mails.ts'
import type {
  AppealLinksTable,
  AppealsTable,
  ModerationClaimsTable,
  ModerationDecisionsTable,
  ModerationFlagsTable,
  ScoredPeopleTable,
  SuspicionsTable,
} from './tables/moderation.ts'
import type { NotificationsTable } from './tables/notifications.ts'
import type {
  FeaturedPaymentsTable,
  PaymentEventsTable,
  PaymentReversalsTable,
  SubscriptionPaymentsTable,
  SubscriptionsTable,
} from './tables/payments.ts'
import type {
  PhotoGarbageTable,
  PhotoLinksTable,
  PhotoLooksTable,
  PhotosTable,
} from './tables/photos.ts'
import type {
  SearchMarksTable,
  SearchPeopleTable,
  SearchSecretsTable,
} from './tables/popular-searches.ts'
import type { PreviewsTable } from './tables/previews.ts'
import type { PushSubscriptionsTable } from './tables/push-subscriptions.ts'
import type { RatingSumsTable, RatingsTable, TransactionsTable } from './tables/sales.ts'
import type {
  DueAlertsTable,
  DueHitsTable,
  ListingsToMatchTable,
  SavedSearchesTable,
  SavedSearchHitsTable,
} from './tables/saved-searches.ts'
import type { SearchMissesTable } from './tables/search-misses.ts'
import type { ServerKeysTable } from './tables/server-keys.ts'
import type {
  StormActsTable,
  StormAveragesTable,
  StormPricesTable,
  StormRegionsTable,
  StormsTable,
} from './tables/storms/storms.ts'
import type {
  AccountErasuresTable,
  AssistantUsesTable,
  BusinessProfilesTable,
  NotificationPreferencesTable,
  PersonPlansTable,
  UsersTable,
} from './tables/users.ts'
import type {
  DocumentGarbageTable,
  UserVerificationsTable,
  VerificationDocumentsTable,
  VerificationOpeningsTable,
} from './tables/verifications.ts'
import type { VisitCountsTable } from './tables/visit-counts.ts'

export type Tables = {
  accountErasures: AccountErasuresTable
  users: UsersTable
  personPlans: PersonPlansTable
  assistantUses: AssistantUsesTable
  businessProfiles: BusinessProfilesTable
  notificationPreferences: NotificationPreferencesTable
  sessions: SessionsTable
  apiTokens: ApiTokensTable
  apiTokenUses: ApiTokenUsesTable
  webhookEndpoints: WebhookEndpointsTable
  webhookDeliveries: WebhookDeliveriesTable
  managerAssignments: ManagerAssignmentsTable
  managerMessages: ManagerMessagesTable
  awayReplies: AwayRepliesTable
  teamMembers: TeamMembersTable
  teamInvitations: TeamInvitationsTable
  teamActions: TeamActionsTable
  conversationAssignments: ConversationAssignmentsTable
  idempotencyKeys: IdempotencyKeysTable
  assistantCalls: AssistantCallsTable
  assistantSpending: AssistantSpendingTable
  categories: CategoriesTable
  listings: ListingsTable
  listingPrices: ListingPricesTable
  listingRenewals: ListingRenewalsTable
  listingReferences: ListingReferencesTable
  listingRemovals: ListingRemovalsTable
  inventoryChanges: InventoryChangesTable
  inventoryImports: InventoryImportsTable
  inventoryImportRows: InventoryImportRowsTable
  inventoryImportPhotos: InventoryImportPhotosTable
  inventoryFeeds: InventoryFeedsTable
  listingViews: ListingViewsTable
  recentViews: RecentViewsTable
  repeatViews: RepeatViewsTable
  photos: PhotosTable
  photoGarbage: PhotoGarbageTable
  photoLinks: PhotoLinksTable
  photoLooks: PhotoLooksTable
  previews: PreviewsTable
  searchMisses: SearchMissesTable
  serverKeys: ServerKeysTable
  businessAnalytics: BusinessAnalyticsTable
  searchAppearances: SearchAppearancesTable
  searchSearchers: SearchSearchersTable
  weeklySummaries: WeeklySummariesTable
  favorites: FavoritesTable
  follows: FollowsTable
  followNotices: FollowNoticesTable
  newListings: NewListingsTable
  sellersWithNews: SellersWithNewsTable
  conversations: ConversationsTable
  conversationMarks: ConversationMarksTable
  firstMessages: FirstMessagesTable
  firstMessageMarks: FirstMessageMarksTable
  quickAnswers: QuickAnswersTable
  warningVerdicts: WarningVerdictsTable
  warningExamples: WarningExamplesTable
  offers: OffersTable
  meetings: MeetingsTable
  meetingSteps: MeetingStepsTable
  meetingShares: MeetingSharesTable
  offerFloors: OfferFloorsTable
  messages: MessagesTable
  removedMessages: RemovedMessagesTable
  blocks: BlocksTable
  dismissals: DismissalsTable
  transactions: TransactionsTable
  ratings: RatingsTable
  ratingSums: RatingSumsTable
  mails: MailsTable
  notifications: NotificationsTable
  pushSubscriptions: PushSubscriptionsTable
  recentWrites: RecentWritesTable
  recoveryRequests: RecoveryRequestsTable
  accountUndos: AccountUndosTable
  signInMarks: SignInMarksTable
  secondFactors: SecondFactorsTable
  recoveryCodes: RecoveryCodesTable
  signInTickets: SignInTicketsTable
  passkeys: PasskeysTable
  passkeyChallenges: PasskeyChallengesTable
  passwordResets: PasswordResetsTable
  userVerifications: UserVerificationsTable
  verificationDocuments: VerificationDocumentsTable
  documentGarbage: DocumentGarbageTable
  verificationOpenings: VerificationOpeningsTable
  textMessages: TextMessagesTable
  savedSearches: SavedSearchesTable
  savedSearchHits: SavedSearchHitsTable
  dueAlerts: DueAlertsTable
  dueHits: DueHitsTable
  listingsToMatch: ListingsToMatchTable
  subscriptions: SubscriptionsTable
  subscriptionPayments: SubscriptionPaymentsTable
  featuredPayments: FeaturedPaymentsTable
  placeReports: PlaceReportsTable
  socialPosts: SocialPostsTable
  paymentReversals: PaymentReversalsTable
  paymentEvents: PaymentEventsTable
  contactMessages: ContactMessagesTable
  userReports: UserReportsTable
  activities: ActivitiesTable
  activityCounts: ActivityCountsTable
  roleChanges: RoleChangesTable
  moderationDecisions: ModerationDecisionsTable
  moderationFlags: ModerationFlagsTable
  moderationClaims: ModerationClaimsTable
  scoredPeople: ScoredPeopleTable
  suspicions: SuspicionsTable
  appeals: AppealsTable
  appealLinks: AppealLinksTable
  storms: StormsTable
  stormRegions: StormRegionsTable
  stormAverages: StormAveragesTable
  stormPrices: StormPricesTable
  stormActs: StormActsTable
  visitCounts: VisitCountsTable
  searchSecrets: SearchSecretsTable
  searchMarks: SearchMarksTable
  searchPeople: SearchPeopleTable
}
