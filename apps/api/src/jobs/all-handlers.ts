// What the queue's jobs do. A kind of job without its handler does not compile.
import type { Deps } from '../context.ts'
import type { Lane } from '../db/queue/kinds.ts'
import { hostFlag, type JobHandlers } from '../db/queue/queue.ts'
import { answerRecovery } from '../features/account/recovery/answer-recovery.ts'
import { comparePhotos } from '../features/duplicate-photos/compare-photos.ts'
import { applyImport } from '../features/imports/applying/apply-import.ts'
import { fetchFeed } from '../features/imports/feeds/fetch-feed.ts'
import { readImportTable } from '../features/imports/reading/read-import-table.ts'
import { tellPriceDrop } from '../features/listings/asked-prices/tell-price-drop.ts'
import { lookForLostFiles } from '../features/lost-files/look-for-lost-files.ts'
import { sendMail } from '../features/mail/send-mail.ts'
import { pushNotification } from '../features/notifications/push-notification.ts'
import { applyPaymentEvent } from '../features/payments/apply-event.ts'
import { sweepPhotos } from '../features/photos/clean-up/sweep-photo-garbage.ts'
import { copyLinkedPhoto } from '../features/photos/linked/copy-linked-photo.ts'
import { matchSavedSearches } from '../features/saved-searches/alerts/match-saved-searches.ts'
import { tellDueAlerts } from '../features/saved-searches/alerts/tell-due-alerts.ts'
import { sendSms } from '../features/sms/send-sms.ts'
import { postToNetwork } from '../features/social/post-to-network.ts'
import { removePost } from '../features/social/remove-post.ts'
import { cancelRenewal } from '../features/subscriptions/ending/cancel-renewal.ts'
import {
  endSubscription,
  forgetCustomer,
} from '../features/subscriptions/ending/end-subscription.ts'
import { endReversedPlan } from '../features/subscriptions/take-plan.ts'

export const allHandlers: JobHandlers<Deps> = {
  'send-mail': sendMail,
  'send-secret-mail': sendMail,
  'send-sms': sendSms,
  'match-saved-searches': matchSavedSearches,
  'tell-due-alerts': tellDueAlerts,
  'tell-price-drop': tellPriceDrop,
  'compare-photos': comparePhotos,
  'copy-linked-photo': copyLinkedPhoto,
  'sweep-photos': sweepPhotos,
  'look-for-lost-files': lookForLostFiles,
  'answer-recovery': answerRecovery,
  'push-notification': pushNotification,
  'read-import': readImportTable,
  'apply-import': applyImport,
  'fetch-feed': fetchFeed,
  'apply-payment-event': applyPaymentEvent,
  'end-subscription': endSubscription,
  'end-reversed-plan': endReversedPlan,
  'forget-customer': forgetCustomer,
  'cancel-renewal': cancelRenewal,
  'post-to-network': postToNetwork,
  'remove-social-post': removePost,
}

/** The lanes and hosts of the queue whose provider did not answer, and is left in peace for now. */
export function restingFlags({ mailer, push }: Pick<Deps, 'mailer' | 'push'>): string[] {
  const hosts = push?.restingHosts().map(hostFlag) ?? []
  return mailer.isResting() ? [...mailLanes, ...hosts] : hosts
}

const mailLanes: readonly Lane[] = ['mail', 'secrets']
