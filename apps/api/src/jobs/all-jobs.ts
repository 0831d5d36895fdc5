import { freeAbandonedJobs } from '../db/queue/queue.ts'
import { forgetRecentWrites } from '../db/replicas/recent-writes.ts'
import { eraseClosedAccounts } from '../features/account/deletion/erase-closed-accounts.ts'
import { finishErasures } from '../features/account/deletion/finish-erasures.ts'
import { forgetOldRecoveries } from '../features/account/recovery/forget-old-recoveries.ts'
import { forgetOldActivities } from '../features/activities/forget-old-activities.ts'
import { forgetOldEvents } from '../features/analytics/forget-old-events.ts'
import { forgetOldUses } from '../features/api-tokens/forget-old-uses.ts'
import { forgetOldAppearances } from '../features/appearances/forget-old-appearances.ts'
import { returnLostUses } from '../features/assistant/return-lost-uses.ts'
import { endActingWithoutPlan } from '../features/auth/end-acting-sessions.ts'
import { forgetIdleSessions } from '../features/auth/forget-idle-sessions.ts'
import { forgetOldMarks } from '../features/auth/sign-in-marks.ts'
import { sendSummaries } from '../features/business-analytics/weekly/send-summaries.ts'
import { endMeetings, remindMeetings } from '../features/conversations/meetings/remind-meetings.ts'
import { forgetOldShares } from '../features/conversations/meetings/share-meeting.ts'
import { expireOffers } from '../features/conversations/offers/expire-offers.ts'
import { forgetOldMessagePhotos } from '../features/conversations/photos/forget-old-photos.ts'
import { tellInterest } from '../features/featured/interest/tell-interest.ts'
import { forgetFirstMessages } from '../features/first-messages/note-first-message.ts'
import { forgetNewListings } from '../features/followers/forget-new-listings.ts'
import { tellNewAds } from '../features/follows/notices/tell-new-ads.ts'
import { forgetOldAnswers } from '../features/idempotency/forget-old-answers.ts'
import { queueDueFeeds } from '../features/imports/feeds/fetch-feed.ts'
import { forgetOldImports, resumeImports } from '../features/imports/resume-imports.ts'
import { finishRemovals, forgetOldChanges } from '../features/inventory/finish-removals.ts'
import { expireListings } from '../features/listings/expiry/expire-listings.ts'
import { warnOfExpiry } from '../features/listings/expiry/warn-of-expiry.ts'
import { endPaidPlaces } from '../features/listings/featured/end-paid-places.ts'
import { readUnreadAds } from '../features/listings/reading/read-unread-ads.ts'
import { forgetOldViews } from '../features/listings/views/forget-old-views.ts'
import { queueLookForLostFiles } from '../features/lost-files/look-for-lost-files.ts'
import { dropStaleMails } from '../features/mail/drop-mails.ts'
import { forgetSentMails } from '../features/mail/forget-sent-mails.ts'
import { remindManagers } from '../features/managers/remind-managers.ts'
import { endSuspensions } from '../features/moderation/decisions/end-suspensions.ts'
import { forgetOldNotifications } from '../features/notifications/forget-old-notifications.ts'
import { forgetOldPaymentEvents } from '../features/payments/forget-old-events.ts'
import { reconcilePayments } from '../features/payments/reconcile-payments.ts'
import { removeDrafts } from '../features/photos/clean-up/remove-drafts.ts'
import { removeUnclaimedPhotos } from '../features/photos/clean-up/remove-unclaimed-photos.ts'
import { forgetOldLinks } from '../features/photos/linked/forget-old-links.ts'
import { findUnnotedLinks, retryPhotoCopies } from '../features/photos/linked/queue-photo-copy.ts'
import { lookAtOldPhotos } from '../features/photos/look-at-old-photos.ts'
import { removeStalePreviews } from '../features/previews/remove-stale-previews.ts'
import { showDueRatings } from '../features/sales/show-due-ratings.ts'
import { forgetOldHits } from '../features/saved-searches/alerts/forget-old-hits.ts'
import { refreshReadings } from '../features/saved-searches/alerts/refresh-readings.ts'
import { tellDueAlerts } from '../features/saved-searches/alerts/tell-due-alerts.ts'
import { refreshConcepts } from '../features/search/refresh-concepts.ts'
import { forgetOldMisses } from '../features/search-misses/forget-old-misses.ts'
import { forgetOldSms } from '../features/sms/send-sms.ts'
import { queuePosts } from '../features/social/queue-posts.ts'
import { settleStorms } from '../features/storms/settling/settle-storms.ts'
import { endLapsedPlans } from '../features/subscriptions/ending/end-lapsed-plans.ts'
import { warnOfTrialEnd } from '../features/subscriptions/ending/warn-of-trial-end.ts'
import { forgetOldSearches } from '../features/suggestions/forget-old-searches.ts'
import { forgetOldScores, scorePeople } from '../features/suspicions/score-people.ts'
import { forgetOldTeamRows } from '../features/teams/manage-team.ts'
import { removeLostDocuments } from '../features/verifications/remove-lost-documents.ts'
import { forgetOldVisits } from '../features/visits/forget-old-visits.ts'
import { forgetOldVerdicts } from '../features/warnings/forget-old-verdicts.ts'
import { deliverWebhooks, forgetOldDeliveries } from '../features/webhooks/deliver-webhooks.ts'
import type { Job } from './schedule.ts'

const minute = 60_000
const hour = 60 * minute

export const allJobs: readonly Job[] = [
  // One email for what comes up within an hour.
  { name: 'warn-of-expiry', every: hour, run: warnOfExpiry },
  { name: 'expire-listings', every: minute, run: expireListings },
  { name: 'settle-storms', every: minute, run: (ctx) => settleStorms(ctx) },
  { name: 'expire-offers', every: minute, run: expireOffers },
  { name: 'remind-meetings', every: minute, run: remindMeetings },
  { name: 'end-meetings', every: minute, run: endMeetings },
  { name: 'forget-old-shares', every: hour, run: forgetOldShares },
  { name: 'forget-old-message-photos', every: hour, run: forgetOldMessagePhotos },
  { name: 'finish-removals', every: minute / 12, run: finishRemovals },
  { name: 'forget-old-changes', every: hour, run: forgetOldChanges },
  { name: 'forget-old-uses', every: hour, run: forgetOldUses },
  { name: 'deliver-webhooks', every: minute / 30, asks: 'webhooks', run: deliverWebhooks },
  { name: 'forget-old-deliveries', every: hour, run: forgetOldDeliveries },
  { name: 'remind-managers', every: 5 * minute, run: remindManagers },
  { name: 'forget-old-team-rows', every: hour, run: forgetOldTeamRows },
  { name: 'resume-imports', every: 10 * minute, run: resumeImports },
  { name: 'queue-due-feeds', every: 10 * minute, run: queueDueFeeds },
  { name: 'forget-old-imports', every: hour, run: forgetOldImports },
  { name: 'end-paid-places', every: minute, run: endPaidPlaces },
  { name: 'queue-social-posts', every: minute, run: queuePosts },
  { name: 'tell-interest', every: hour, run: tellInterest },
  { name: 'send-summaries', every: 10 * minute, run: sendSummaries },
  { name: 'show-due-ratings', every: minute, run: showDueRatings },
  { name: 'end-lapsed-plans', every: minute, asks: 'payments', run: endLapsedPlans },
  { name: 'warn-of-trial-end', every: hour, run: warnOfTrialEnd },
  { name: 'reconcile-payments', every: 24 * hour, asks: 'payments', run: reconcilePayments },
  { name: 'forget-old-payment-events', every: hour, run: forgetOldPaymentEvents },
  { name: 'look-at-old-photos', every: minute, asks: 'files', run: lookAtOldPhotos },
  {
    name: 'remove-unclaimed-photos',
    every: 10 * minute,
    asks: 'files',
    run: removeUnclaimedPhotos,
  },
  { name: 'retry-photo-copies', every: minute, run: retryPhotoCopies },
  { name: 'find-unnoted-links', every: 10 * minute, run: findUnnotedLinks },
  { name: 'forget-old-links', every: 24 * hour, run: forgetOldLinks },
  { name: 'look-for-lost-files', every: 24 * hour, run: queueLookForLostFiles },
  { name: 'remove-drafts', every: 6 * hour, asks: 'files', run: removeDrafts },
  {
    name: 'remove-stale-previews',
    every: hour,
    asks: 'files',
    run: (ctx) => removeStalePreviews(ctx),
  },
  { name: 'forget-old-recoveries', every: hour, run: forgetOldRecoveries },
  { name: 'finish-erasures', every: minute, run: finishErasures },
  { name: 'remove-lost-documents', every: 10 * minute, asks: 'files', run: removeLostDocuments },
  { name: 'return-lost-uses', every: minute, run: returnLostUses },
  // Nobody's to wait for, but moderators are to hear of a wave of messages within a minute.
  { name: 'score-people', every: minute / 12, asks: 'moderators', run: scorePeople },
  { name: 'forget-old-scores', every: hour, run: forgetOldScores },
  { name: 'forget-first-messages', every: hour, run: forgetFirstMessages },
  { name: 'end-suspensions', every: minute, run: endSuspensions },
  { name: 'end-acting-sessions', every: minute, run: endActingWithoutPlan },
  { name: 'forget-recent-writes', every: minute, run: forgetRecentWrites },
  { name: 'forget-idle-sessions', every: hour, run: forgetIdleSessions },
  { name: 'forget-old-marks', every: hour, run: forgetOldMarks },
  { name: 'forget-old-answers', every: hour, run: forgetOldAnswers },
  { name: 'erase-closed-accounts', every: 10 * minute, run: eraseClosedAccounts },
  { name: 'drop-stale-mails', every: minute, run: dropStaleMails },
  { name: 'forget-old-sms', every: 10 * minute, run: forgetOldSms },
  { name: 'forget-sent-mails', every: hour, run: forgetSentMails },
  { name: 'tell-due-alerts', every: minute, run: tellDueAlerts },
  { name: 'tell-new-ads', every: minute, run: tellNewAds },
  { name: 'forget-new-listings', every: hour, run: forgetNewListings },
  { name: 'refresh-readings', every: minute, run: refreshReadings },
  { name: 'fill-concepts', every: minute / 4, asks: 'index', run: refreshConcepts },
  { name: 'read-unread-ads', every: minute / 4, asks: 'index', run: readUnreadAds },
  { name: 'forget-old-hits', every: hour, run: forgetOldHits },
  { name: 'forget-old-notifications', every: hour, run: forgetOldNotifications },
  { name: 'forget-old-events', every: hour, run: forgetOldEvents },
  { name: 'forget-old-appearances', every: hour, run: forgetOldAppearances },
  { name: 'forget-old-activities', every: hour, run: (ctx) => forgetOldActivities(ctx) },
  { name: 'forget-old-searches', every: hour, run: forgetOldSearches },
  { name: 'forget-old-views', every: hour, run: forgetOldViews },
  { name: 'forget-old-misses', every: 24 * hour, run: forgetOldMisses },
  { name: 'forget-old-verdicts', every: 24 * hour, run: forgetOldVerdicts },
  { name: 'forget-old-visits', every: 24 * hour, run: forgetOldVisits },
  { name: 'free-abandoned-jobs', every: minute, run: ({ db }) => freeAbandonedJobs(db) },
]
