// The settings of those who work for us, each whole or not at all.
import { type Given, required, SettingsError } from './settings.ts'

/** All three or none: without keys nothing is pushed. */
export function pushSettings(env: Given) {
  if (!env.VAPID_PUBLIC_KEY && !env.VAPID_PRIVATE_KEY && !env.VAPID_SUBJECT) return null
  return {
    publicKey: required(env, 'VAPID_PUBLIC_KEY'),
    privateKey: required(env, 'VAPID_PRIVATE_KEY'),
    subject: required(env, 'VAPID_SUBJECT'),
    hosts: pushHosts(env),
  }
}

/** Real push services only, unless a developer says otherwise. */
function pushHosts({ PUSH_HOSTS: hosts, PUSH_LOCAL: local, NODE_ENV: kind }: Given): string[] {
  const named = hosts
    .toLowerCase()
    .split(',')
    .map((host) => host.trim())
  const wrong = named.find((host) => !/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z-]+$/.test(host))
  if (wrong !== undefined) throw new SettingsError(`Wrong setting PUSH_HOSTS: ${wrong} is no host`)
  if (kind === 'production' && local === 'on') {
    throw new SettingsError(
      'Wrong setting PUSH_LOCAL: in production nothing is pushed to this machine',
    )
  }
  return local === 'on' ? [...named, '127.0.0.1'] : named
}

/** All three or none: without keys nothing can be bought. */
export function stripeSettings(env: Given) {
  const isAsked = env.STRIPE_SECRET_KEY || env.STRIPE_PUBLISHABLE_KEY || env.STRIPE_WEBHOOK_SECRET
  if (!isAsked && env.NODE_ENV !== 'production') return null
  return {
    secretKey: required(env, 'STRIPE_SECRET_KEY'),
    publishableKey: required(env, 'STRIPE_PUBLISHABLE_KEY'),
    webhookSecret: required(env, 'STRIPE_WEBHOOK_SECRET'),
    url: env.STRIPE_API_URL ?? null,
  }
}

/** null without a key: the assistant says so, and everything else works. */
export function assistantSettings(env: Given) {
  if (!env.ANTHROPIC_API_KEY) return null
  return {
    apiKey: env.ANTHROPIC_API_KEY,
    baseUrl: env.ANTHROPIC_BASE_URL,
    photoModel: env.ASSISTANT_PHOTO_MODEL,
    textModel: env.ASSISTANT_TEXT_MODEL,
  }
}

/** Each network by itself: with all its keys, or null. Instagram is posted to with the page's token. */
export function socialSettings(env: Given) {
  const url = env.GRAPH_URL.replace(/\/+$/, '')
  const isFacebook = env.FACEBOOK_PAGE_ID !== undefined
  const isInstagram = env.INSTAGRAM_USER_ID !== undefined
  const token = isFacebook || isInstagram ? required(env, 'FACEBOOK_PAGE_TOKEN') : ''
  const isBluesky = env.BLUESKY_HANDLE !== undefined || env.BLUESKY_APP_PASSWORD !== undefined
  return {
    facebook: isFacebook ? { url, token, pageId: required(env, 'FACEBOOK_PAGE_ID') } : null,
    instagram: isInstagram ? { url, token, userId: required(env, 'INSTAGRAM_USER_ID') } : null,
    bluesky: isBluesky
      ? {
          url: env.BLUESKY_URL.replace(/\/+$/, ''),
          handle: required(env, 'BLUESKY_HANDLE'),
          password: required(env, 'BLUESKY_APP_PASSWORD'),
        }
      : null,
  }
}

/** All three or none: without keys phones are confirmed by the team. */
export function smsSettings(env: Given) {
  if (!env.TWILIO_ACCOUNT_SID && !env.TWILIO_AUTH_TOKEN && !env.TWILIO_FROM) return null
  return {
    url: env.SMS_URL.replace(/\/+$/, ''),
    accountSid: required(env, 'TWILIO_ACCOUNT_SID'),
    authToken: required(env, 'TWILIO_AUTH_TOKEN'),
    from: required(env, 'TWILIO_FROM'),
  }
}

/** null without a collector: nothing is traced, and nothing that could is loaded. */
export function traceSettings({
  OTEL_EXPORTER_OTLP_ENDPOINT: url,
  TRACE_SHARE: share,
  TRACE_FROM_PROXY: fromProxy,
}: Given) {
  if (url === undefined) return null
  return { endpoint: url.replace(/\/+$/, ''), share, isParentTrusted: fromProxy === 'on' }
}
