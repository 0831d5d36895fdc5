/** The kinds of queued work. The server says how each is done, the desk calls each by a name that people read. */
export const jobNames = [
  'send-mail',
  'send-secret-mail',
  'send-sms',
  'match-saved-searches',
  'tell-due-alerts',
  'tell-price-drop',
  'compare-photos',
  'copy-linked-photo',
  'sweep-photos',
  'look-for-lost-files',
  'answer-recovery',
  'push-notification',
  'read-import',
  'apply-import',
  'fetch-feed',
  'apply-payment-event',
  'end-subscription',
  'end-reversed-plan',
  'forget-customer',
  'cancel-renewal',
  'post-to-network',
  'remove-social-post',
] as const
export type JobName = (typeof jobNames)[number]

/** False for work that only a newer or an older server knows. */
export function isJobName(name: string): name is JobName {
  return jobNames.some((known) => known === name)
}
