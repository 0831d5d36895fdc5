// The kinds of queued work: what each is told, how much it hurries, and whose time it takes.

import type { JobName } from '@wepa/domain/admin/job-name'

/** What each kind is told: ids, and where to go on. */
export type JobPayloads = {
  'send-mail': { mailId: number }
  'send-secret-mail': { mailId: number }
  'send-sms': { textMessageId: number }
  'match-saved-searches': { listingId: number }
  'tell-due-alerts': Record<string, never>
  'tell-price-drop': { listingId: number }
  'compare-photos': { listingId: number }
  'copy-linked-photo': { linkId: number }
  'sweep-photos': Record<string, never>
  'look-for-lost-files': { store: 'pictures' | 'documents'; after: string; found: number }
  'answer-recovery': { requestId: number }
  'read-import': { importId: number }
  'apply-import': { importId: number }
  'fetch-feed': { userId: number }
  'push-notification': { notificationId: number; subscriptionId: number }
  'apply-payment-event': { eventId: string }
  'end-subscription': { subscriptionId: number }
  'end-reversed-plan': { subscriptionId: number }
  'forget-customer': { customerId: string }
  'cancel-renewal': { userId: number }
  'post-to-network': { postId: number }
  'remove-social-post': { postId: number }
}

/**
 * Workers of each lane in one process. Work of one lane waits for the same provider, or for none: one that
 * hangs holds the workers of its lane and no others. Emails with a secret have a lane beside that of all
 * emails, for a mail server may hang for some recipients alone.
 */
export const lanes = {
  money: 2,
  secrets: 2,
  own: 2,
  mail: 2,
  sms: 2,
  push: 4,
  links: 4,
  imports: 1,
  social: 1,
} as const
export type Lane = keyof typeof lanes

export type JobKind = {
  lane: Lane
  /** Of what is due, the lower number goes first. */
  priority: number
  /** The pauses between tries grow from 3 s to 6 h: 4 tries take half a minute, 9 two hours, 25 four days. */
  tries: number
}

const money = { lane: 'money', priority: 0, tries: 25 } as const

export const jobKinds: Readonly<Record<JobName, JobKind>> = {
  'apply-payment-event': money,
  'end-subscription': money,
  'end-reversed-plan': money,
  'cancel-renewal': money,
  'forget-customer': money,
  // Writes the email with the link.
  'answer-recovery': { lane: 'own', priority: 1, tries: 9 },
  // What it opens is worth nothing after an hour.
  'send-secret-mail': { lane: 'secrets', priority: 1, tries: 9 },
  // The code in it is worth nothing after ten minutes.
  'send-sms': { lane: 'sms', priority: 1, tries: 6 },
  'send-mail': { lane: 'mail', priority: 5, tries: 25 },
  'match-saved-searches': { lane: 'own', priority: 5, tries: 12 },
  'tell-due-alerts': { lane: 'own', priority: 5, tries: 12 },
  'tell-price-drop': { lane: 'own', priority: 6, tries: 12 },
  'compare-photos': { lane: 'own', priority: 5, tries: 12 },
  // Asks sites that nobody here knows: what they do wrong is written down, and a timed job tries again.
  'copy-linked-photo': { lane: 'links', priority: 5, tries: 4 },
  // Nobody waits for files to go, and the timed sweep comes back to those that stay.
  'sweep-photos': { lane: 'own', priority: 10, tries: 4 },
  'look-for-lost-files': { lane: 'own', priority: 10, tries: 4 },
  // Minutes of work for one person: a worker of its own, and a timed job comes back to what was lost.
  'read-import': { lane: 'imports', priority: 5, tries: 4 },
  'apply-import': { lane: 'imports', priority: 6, tries: 4 },
  'fetch-feed': { lane: 'links', priority: 8, tries: 1 },
  // Nobody waits for a post, but one whose ad is gone misleads whoever reads it.
  'remove-social-post': { lane: 'social', priority: 5, tries: 25 },
  'post-to-network': { lane: 'social', priority: 10, tries: 12 },
  // A sound that comes late is worth little: the notification itself stands in the app.
  'push-notification': { lane: 'push', priority: 10, tries: 4 },
}
