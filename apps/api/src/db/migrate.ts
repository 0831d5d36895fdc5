// Brings the tables to the newest shape. `node apps/api/src/db/migrate.ts` runs it alone.
import { readEnvOrExit } from '../env.ts'
import { createLog } from '../log.ts'
import { fillConcepts } from './concepts.ts'
import { type Database, type OpenDatabase, openDatabase } from './database.ts'
import { up as people } from './migrations/001-people.ts'
import { up as listings } from './migrations/002-listings.ts'
import { up as search } from './migrations/003-search.ts'
import { up as searchStems } from './migrations/004-search-stems.ts'
import { up as mailAndNotifications } from './migrations/005-mail-and-notifications.ts'
import { up as recovery } from './migrations/006-recovery.ts'
import { up as searchIndexes } from './migrations/006-search-indexes.ts'
import { up as verifications } from './migrations/007-verifications.ts'
import { up as sales } from './migrations/008-sales.ts'
import { up as analytics } from './migrations/009-analytics.ts'
import { up as savedSearches } from './migrations/010-saved-searches.ts'
import { up as push } from './migrations/011-push.ts'
import { up as profile } from './migrations/012-profile.ts'
import { up as alertQueue } from './migrations/013-alert-queue.ts'
import { up as live } from './migrations/014-live.ts'
import { up as payments } from './migrations/016-payments.ts'
import { up as assistant } from './migrations/018-assistant.ts'
import { up as contactAndReports } from './migrations/021-contact-and-reports.ts'
import { up as activities } from './migrations/022-activities.ts'
import { up as moderation } from './migrations/023-moderation.ts'
import { up as blocks } from './migrations/024-blocks.ts'
import { up as municipalityCounts } from './migrations/025-municipality-counts.ts'
import { up as photoLooks } from './migrations/025-photo-looks.ts'
import { up as openWeb } from './migrations/026-open-web.ts'
import { up as withdrawnPhotos } from './migrations/027-withdrawn-photos.ts'
import { up as timedJobs } from './migrations/030-timed-jobs.ts'
import { up as jobRuns } from './migrations/031-job-runs.ts'
import { up as idempotencyLeases } from './migrations/036-idempotency-leases.ts'
import { up as auditAddress } from './migrations/038-audit-address.ts'
import { up as photoLinks } from './migrations/039-photo-links.ts'
import { up as photoLinksIndex } from './migrations/039-photo-links-index.ts'
import { up as photoGarbageDue } from './migrations/040-photo-garbage-due.ts'
import { up as usersByPicture } from './migrations/041-users-by-picture.ts'
import { up as mailSecrets } from './migrations/042-mail-secrets.ts'
import { up as mailsWaitingIndex } from './migrations/043-mails-waiting-index.ts'
import { up as accountUndos } from './migrations/044-account-undos.ts'
import { up as closedAccountsIndex } from './migrations/045-closed-accounts-index.ts'
import { up as signInMarks } from './migrations/046-sign-in-marks.ts'
import { up as paymentReversals } from './migrations/048-payment-reversals.ts'
import { up as assistantShares } from './migrations/049-assistant-shares.ts'
import { up as assistantTrials } from './migrations/050-assistant-trials.ts'
import { up as keptSums } from './migrations/051-kept-sums.ts'
import { up as unreadIndex } from './migrations/052-unread-index.ts'
import { up as fillKeptSums } from './migrations/053-fill-kept-sums.ts'
import { up as accountErasures } from './migrations/054-account-erasures.ts'
import { up as viewsAndAlerts } from './migrations/055-views-and-alerts.ts'
import { up as cleanupIndexes } from './migrations/056-cleanup-indexes.ts'
import { up as partsOfAPerson } from './migrations/057-parts-of-a-person.ts'
import { up as fillPartsOfAPerson } from './migrations/058-fill-parts-of-a-person.ts'
import { up as visitCounts } from './migrations/060-visit-counts.ts'
import { up as savedSearchSeller } from './migrations/062-saved-search-seller.ts'
import { up as secondFactors } from './migrations/063-second-factors.ts'
import { up as passkeys } from './migrations/064-passkeys.ts'
import { up as sessionWays } from './migrations/065-session-ways.ts'
import { up as dismissals } from './migrations/068-dismissals.ts'
import { up as sessionProofs } from './migrations/071-session-proofs.ts'
import { up as newAdsOfSearches } from './migrations/072-new-ads-of-searches.ts'
import { up as freeCorrections } from './migrations/076-free-corrections.ts'
import { up as moderationClaims } from './migrations/080-moderation-claims.ts'
import { up as suspensionsByEnd } from './migrations/081-suspensions-by-end.ts'
import { up as suspensionsByEndIndex } from './migrations/082-suspensions-by-end-index.ts'
import { up as removedMessages } from './migrations/083-removed-messages.ts'
import { up as changedMessagesIndex } from './migrations/084-changed-messages-index.ts'
import { up as foldedText } from './migrations/085-folded-text.ts'
import { up as deskSearchIndexes } from './migrations/086-desk-search-indexes.ts'
import { up as hiddenRatings } from './migrations/087-hidden-ratings.ts'
import { up as hiddenRatingsIndex } from './migrations/088-hidden-ratings-index.ts'
import { up as movedPlaces } from './migrations/089-moved-places.ts'
import { up as searchAds } from './migrations/090-search-ads.ts'
import { up as fillSearchAds } from './migrations/091-fill-search-ads.ts'
import { up as searchAdsIndexes } from './migrations/092-search-ads-indexes.ts'
import { up as askedPrices } from './migrations/096-asked-prices.ts'
import { up as popularSearches } from './migrations/097-popular-searches.ts'
import { up as searchMisses } from './migrations/100-search-misses.ts'
import { up as paidByCategory } from './migrations/103-paid-by-category.ts'
import { up as conceptsByWords } from './migrations/104-concepts-by-words.ts'
import { up as adAttributes } from './migrations/105-ad-attributes.ts'
import { up as savedAttributesIndex } from './migrations/106-saved-attributes-index.ts'
import { up as attributeOrders } from './migrations/107-attribute-orders.ts'
import { up as newestPaidWithWords } from './migrations/108-newest-paid-with-words.ts'
import { up as adsToReadIndex } from './migrations/109-ads-to-read-index.ts'
import { up as unreadEdits } from './migrations/110-unread-edits.ts'
import { up as quarterSlices } from './migrations/112-quarter-slices.ts'
import { up as fillQuarterSlices } from './migrations/113-fill-quarter-slices.ts'
import { up as paidTitles } from './migrations/114-paid-titles.ts'
import { up as attributeWords } from './migrations/115-attribute-words.ts'
import { up as fillAttributeWords } from './migrations/116-fill-attribute-words.ts'
import { up as onePaidIndex } from './migrations/117-one-paid-index.ts'
import { up as openedVerifications } from './migrations/118-opened-verifications.ts'
import { up as apiTokens } from './migrations/120-api-tokens.ts'
import { up as webhooks } from './migrations/121-webhooks.ts'
import { up as repeatViews } from './migrations/124-repeat-views.ts'
import { up as placeReports } from './migrations/125-place-reports.ts'
import { up as socialPosts } from './migrations/126-social-posts.ts'
import { up as inventory } from './migrations/128-inventory.ts'
import { up as inventoryImports } from './migrations/129-inventory-imports.ts'
import { up as textMessages } from './migrations/130-text-messages.ts'
import { up as searchAppearances } from './migrations/132-search-appearances.ts'
import { up as weeklySummaries } from './migrations/133-weekly-summaries.ts'
import { up as managers } from './migrations/134-managers.ts'
import { up as teams } from './migrations/135-teams.ts'
import { up as awayReplies } from './migrations/136-away-replies.ts'
import { up as offers } from './migrations/137-offers.ts'
import { up as quickAnswers } from './migrations/138-quick-answers.ts'
import { up as conversationMarks } from './migrations/139-conversation-marks.ts'
import { up as messagePhotos } from './migrations/140-message-photos.ts'
import { up as messagePhotosIndex } from './migrations/141-message-photos-index.ts'
import { up as oldMessagePhotos } from './migrations/142-old-message-photos.ts'
import { up as unclaimedPhotos } from './migrations/143-unclaimed-photos.ts'
import { up as meetings } from './migrations/144-meetings.ts'
import { up as askedPricesKept } from './migrations/150-asked-prices-kept.ts'
import { up as fillAskedPrices } from './migrations/151-fill-asked-prices.ts'
import { up as follows } from './migrations/155-follows.ts'
import { up as storms } from './migrations/160-storms.ts'
import { up as essentialListingsIndex } from './migrations/161-essential-listings-index.ts'
import { up as suspicions } from './migrations/170-suspicions.ts'
import { up as warningVerdicts } from './migrations/171-warning-verdicts.ts'
import { up as recentWrites } from './migrations/175-recent-writes.ts'
import { migrateJobQueue } from './queue/queue.ts'
import {
  findAppliedMigrations,
  type Migration,
  type MigrationOptions,
  runMigrations,
} from './run-migrations.ts'

/** In order. Migrations are only added, never edited; `migrations/README.md` holds the rules. */
const migrations: Readonly<Record<string, Migration>> = {
  '001-people': { up: people },
  '002-listings': { up: listings },
  '003-search': { up: search },
  '004-search-stems': { up: searchStems },
  '005-mail-and-notifications': { up: mailAndNotifications },
  '006-recovery': { up: recovery },
  '006-search-indexes': { up: searchIndexes },
  '007-verifications': { up: verifications },
  '008-sales': { up: sales },
  '009-analytics': { up: analytics },
  '010-saved-searches': { up: savedSearches },
  '011-push': { up: push },
  '012-profile': { up: profile },
  '013-alert-queue': { up: alertQueue },
  '014-live': { up: live },
  '016-payments': { up: payments },
  '018-assistant': { up: assistant },
  '021-contact-and-reports': { up: contactAndReports },
  '022-activities': { up: activities },
  '023-moderation': { up: moderation },
  '024-blocks': { up: blocks },
  '025-municipality-counts': { up: municipalityCounts },
  '025-photo-looks': { up: photoLooks },
  '026-open-web': { up: openWeb },
  '027-withdrawn-photos': { up: withdrawnPhotos },
  '030-timed-jobs': { up: timedJobs },
  '031-job-runs': { up: jobRuns },
  '036-idempotency-leases': { up: idempotencyLeases },
  '038-audit-address': { up: auditAddress },
  '039-photo-links': { up: photoLinks },
  '039-photo-links-index': { up: photoLinksIndex, withoutTransaction: true },
  '040-photo-garbage-due': { up: photoGarbageDue, withoutTransaction: true },
  '041-users-by-picture': { up: usersByPicture, withoutTransaction: true },
  '042-mail-secrets': { up: mailSecrets },
  '043-mails-waiting-index': { up: mailsWaitingIndex, withoutTransaction: true },
  '044-account-undos': { up: accountUndos },
  '045-closed-accounts-index': { up: closedAccountsIndex, withoutTransaction: true },
  '046-sign-in-marks': { up: signInMarks },
  '048-payment-reversals': { up: paymentReversals },
  '049-assistant-shares': { up: assistantShares },
  '050-assistant-trials': { up: assistantTrials },
  '051-kept-sums': { up: keptSums },
  '052-unread-index': { up: unreadIndex, withoutTransaction: true },
  '053-fill-kept-sums': { up: fillKeptSums, withoutTransaction: true },
  '054-account-erasures': { up: accountErasures },
  '055-views-and-alerts': { up: viewsAndAlerts },
  '056-cleanup-indexes': { up: cleanupIndexes, withoutTransaction: true },
  '057-parts-of-a-person': { up: partsOfAPerson },
  '058-fill-parts-of-a-person': { up: fillPartsOfAPerson, withoutTransaction: true },
  '060-visit-counts': { up: visitCounts },
  '062-saved-search-seller': { up: savedSearchSeller },
  '063-second-factors': { up: secondFactors },
  '064-passkeys': { up: passkeys },
  '065-session-ways': { up: sessionWays },
  '068-dismissals': { up: dismissals },
  '071-session-proofs': { up: sessionProofs },
  '072-new-ads-of-searches': { up: newAdsOfSearches },
  '076-free-corrections': { up: freeCorrections },
  '080-moderation-claims': { up: moderationClaims },
  '081-suspensions-by-end': { up: suspensionsByEnd },
  '082-suspensions-by-end-index': { up: suspensionsByEndIndex, withoutTransaction: true },
  '083-removed-messages': { up: removedMessages },
  '084-changed-messages-index': { up: changedMessagesIndex, withoutTransaction: true },
  '085-folded-text': { up: foldedText },
  '086-desk-search-indexes': { up: deskSearchIndexes, withoutTransaction: true },
  '087-hidden-ratings': { up: hiddenRatings },
  '088-hidden-ratings-index': { up: hiddenRatingsIndex, withoutTransaction: true },
  '089-moved-places': { up: movedPlaces },
  '090-search-ads': { up: searchAds },
  '091-fill-search-ads': { up: fillSearchAds, withoutTransaction: true },
  '092-search-ads-indexes': { up: searchAdsIndexes, withoutTransaction: true },
  '096-asked-prices': { up: askedPrices },
  '097-popular-searches': { up: popularSearches },
  '100-search-misses': { up: searchMisses },
  '103-paid-by-category': { up: paidByCategory, withoutTransaction: true },
  '104-concepts-by-words': { up: conceptsByWords },
  '105-ad-attributes': { up: adAttributes },
  '106-saved-attributes-index': { up: savedAttributesIndex, withoutTransaction: true },
  '107-attribute-orders': { up: attributeOrders, withoutTransaction: true },
  '108-newest-paid-with-words': { up: newestPaidWithWords, withoutTransaction: true },
  '109-ads-to-read-index': { up: adsToReadIndex, withoutTransaction: true },
  '110-unread-edits': { up: unreadEdits },
  '112-quarter-slices': { up: quarterSlices },
  '113-fill-quarter-slices': { up: fillQuarterSlices, withoutTransaction: true },
  '114-paid-titles': { up: paidTitles, withoutTransaction: true },
  '115-attribute-words': { up: attributeWords },
  '116-fill-attribute-words': { up: fillAttributeWords, withoutTransaction: true },
  '117-one-paid-index': { up: onePaidIndex, withoutTransaction: true },
  '118-opened-verifications': { up: openedVerifications },
  '120-api-tokens': { up: apiTokens },
  '121-webhooks': { up: webhooks },
  '124-repeat-views': { up: repeatViews },
  '125-place-reports': { up: placeReports },
  '126-social-posts': { up: socialPosts },
  '128-inventory': { up: inventory },
  '129-inventory-imports': { up: inventoryImports },
  '130-text-messages': { up: textMessages },
  '134-managers': { up: managers },
  '135-teams': { up: teams },
  '136-away-replies': { up: awayReplies },
  '137-offers': { up: offers },
  '138-quick-answers': { up: quickAnswers },
  '139-conversation-marks': { up: conversationMarks },
  '140-message-photos': { up: messagePhotos },
  '141-message-photos-index': { up: messagePhotosIndex, withoutTransaction: true },
  '142-old-message-photos': { up: oldMessagePhotos, withoutTransaction: true },
  '143-unclaimed-photos': { up: unclaimedPhotos, withoutTransaction: true },
  '144-meetings': { up: meetings },
  '155-follows': { up: follows },
  '132-search-appearances': { up: searchAppearances },
  '133-weekly-summaries': { up: weeklySummaries },
  '160-storms': { up: storms },
  '161-essential-listings-index': { up: essentialListingsIndex, withoutTransaction: true },
  '150-asked-prices-kept': { up: askedPricesKept },
  '151-fill-asked-prices': { up: fillAskedPrices, withoutTransaction: true },
  '170-suspicions': { up: suspicions },
  '171-warning-verdicts': { up: warningVerdicts },
  '175-recent-writes': { up: recentWrites },
}

/** The names of the migrations, in order; their sources lie in `migrations/`. */
export const migrationNames: readonly string[] = Object.keys(migrations)

/** Applies what is missing; safe when several servers start at once. Answers the names of what it applied. */
export async function migrate(
  { db, pool }: Pick<OpenDatabase, 'db' | 'pool'>,
  onNotice?: MigrationOptions['onNotice'],
): Promise<string[]> {
  await migrateJobQueue(pool)
  // Migrations write SQL with its own names: no plugin may translate them.
  const applied = await runMigrations(db.withoutPlugins(), migrations, onNotice ? { onNotice } : {})
  // A small table is filled at once, a large one by the timed job.
  await fillConcepts(db, 2000)
  return applied
}

/** True when every migration this server knows has been applied, whatever else a newer one did. */
export async function isMigrated(db: Database): Promise<boolean> {
  const applied = await findAppliedMigrations(db.withoutPlugins())
  return migrationNames.every((name) => applied.has(name))
}

if (import.meta.main) {
  const env = readEnvOrExit()
  const log = createLog(env.LOG_LEVEL)
  const opened = openDatabase({
    url: env.DATABASE_DIRECT_URL,
    poolSize: 2,
    // An index over a large table takes its time.
    statementTimeout: 3_600_000,
    onIdleError: (err) => log.warn({ err }, 'an idle connection died'),
  })
  const applied = await migrate(opened, (fields, message) => log.warn(fields, message))
  log.info({ applied }, 'the tables are up to date')
  await opened.close()
}
