// The settings by their names, and what each may hold. Read in `env.ts` alone.
import * as z from 'zod/mini'

const text = z.string().check(z.trim(), z.minLength(1))
const wholeNumber = z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number))
const port = wholeNumber.check(z.refine((value) => value <= 65_535, 'not a port'))
const factor = z
  .pipe(z.string().check(z.regex(/^\d+(\.\d+)?$/)), z.transform(Number))
  .check(z.refine((value) => value > 0, 'not above 0'))
/** A part of all: from 0, none, to 1, every one. */
const share = z
  .pipe(z.string().check(z.regex(/^\d+(\.\d+)?$/)), z.transform(Number))
  .check(z.refine((value) => value <= 1, 'above 1'))
const address = z.url({ protocol: /^https?$/ })

/** Connections of a process to the primary that answer people, and as many to each replica, unless told otherwise. */
export const usualPoolSize = 6
/** Seconds: a page that somebody hides is gone everywhere after ten. */
export const mostCdnSeconds = 10

export const settings = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
  PORT: z._default(port, 3000),
  API_PROCESSES: z._default(
    wholeNumber.check(z.refine((count) => count >= 1 && count <= 64, 'not from 1 to 64')),
    1,
  ),
  HOST: z._default(text, '127.0.0.1'),
  DRAIN_SECONDS: z._default(wholeNumber.check(z.lte(30)), 0),
  BASE_URL: z.optional(address),
  DATABASE_URL: text,
  DATABASE_DIRECT_URL: z.optional(text),
  DATABASE_REPLICA_URLS: z.optional(text),
  DATABASE_POOL_SIZE: z._default(wholeNumber.check(z.gte(2)), usualPoolSize),
  // One listens for new jobs.
  DATABASE_QUEUE_POOL_SIZE: z._default(wholeNumber.check(z.gte(3)), 4),
  DATABASE_STATEMENT_TIMEOUT_MS: z._default(wholeNumber, 10_000),
  DATA_DIR: z._default(text, '.data'),
  UPLOADS_DIR: z.optional(text),
  DOCUMENTS_DIR: z.optional(text),
  WEB_DIST: z.optional(text),
  IMAGE_STORE: z._default(z.enum(['disk', 's3']), 'disk'),
  S3_ENDPOINT: z.optional(address),
  S3_REGION: z._default(text, 'us-east-1'),
  S3_BUCKET: z.optional(text),
  S3_DOCUMENTS_BUCKET: z.optional(text),
  S3_ACCESS_KEY_ID: z.optional(text),
  S3_SECRET_ACCESS_KEY: z.optional(text),
  PICTURES_URL: z.optional(address.check(z.refine((url) => !/[?#]/.test(url), 'more than a path'))),
  RATE_LIMIT_STORE: z.optional(z.enum(['memory', 'postgres'])),
  MAX_MEMORY_MB: z.optional(wholeNumber.check(z.gte(100))),
  RATE_LIMIT_FACTOR: z._default(factor, 1),
  TRUST_PROXY: z.optional(text),
  // Node's own default.
  UV_THREADPOOL_SIZE: z._default(wholeNumber, 4),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.optional(text),
  VAPID_PUBLIC_KEY: z.optional(text.check(z.regex(/^B[\w-]{86}$/, 'not a public key'))),
  VAPID_PRIVATE_KEY: z.optional(text.check(z.regex(/^[\w-]{43}$/, 'not a private key'))),
  VAPID_SUBJECT: z.optional(
    text.check(z.regex(/^(mailto:.+@|https:\/\/).+$/, 'not mailto: or https:')),
  ),
  // Chrome and its kin, Firefox, Safari, Edge.
  PUSH_HOSTS: z._default(
    text,
    'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com',
  ),
  PUSH_LOCAL: z._default(z.enum(['on', 'off']), 'off'),
  // 32 bytes.
  SECRET_BOX_KEY: z.optional(text.check(z.regex(/^[\w-]{43}$/, 'not 32 bytes of base64url'))),
  STRIPE_SECRET_KEY: z.optional(text.check(z.regex(/^(sk|rk)_/, 'not a secret key'))),
  STRIPE_PUBLISHABLE_KEY: z.optional(text.check(z.regex(/^pk_/, 'not a publishable key'))),
  STRIPE_WEBHOOK_SECRET: z.optional(text.check(z.regex(/^whsec_/, 'not a signing secret'))),
  STRIPE_API_URL: z.optional(address),
  ANTHROPIC_API_KEY: z.optional(text),
  ANTHROPIC_BASE_URL: z._default(address, 'https://api.anthropic.com'),
  ASSISTANT_PHOTO_MODEL: z._default(text, 'claude-sonnet-5-5'),
  ASSISTANT_TEXT_MODEL: z._default(text, 'claude-haiku-5-5'),
  ASSISTANT_DAILY_BUDGET_USD: z._default(factor, 20),
  ASSISTANT_AT_ONCE: z._default(wholeNumber, 40),
  FACEBOOK_PAGE_ID: z.optional(text.check(z.regex(/^\w+$/, 'not an id'))),
  FACEBOOK_PAGE_TOKEN: z.optional(text),
  INSTAGRAM_USER_ID: z.optional(text.check(z.regex(/^\w+$/, 'not an id'))),
  GRAPH_URL: z._default(address, 'https://graph.facebook.com/v25.0'),
  BLUESKY_HANDLE: z.optional(text.check(z.regex(/^[a-z0-9.-]+$/i, 'not a handle'))),
  BLUESKY_APP_PASSWORD: z.optional(text),
  BLUESKY_URL: z._default(address, 'https://bsky.social'),
  TWILIO_ACCOUNT_SID: z.optional(text.check(z.regex(/^AC\w+$/, 'not an account SID'))),
  TWILIO_AUTH_TOKEN: z.optional(text),
  TWILIO_FROM: z.optional(text.check(z.regex(/^(\+1\d{10}|MG\w+)$/, 'not a number or a service'))),
  SMS_URL: z._default(address, 'https://api.twilio.com'),
  SMS_PER_DAY: z._default(wholeNumber, 1000),
  LOG_LEVEL: z._default(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    'info',
  ),
  SANDBOX_URL: z.optional(address),
  METRICS_PORT: z.optional(port),
  METRICS_HOST: z._default(text, '127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(address),
  // Read by the exporter itself.
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(text),
  TRACE_SHARE: z._default(share, 0.01),
  TRACE_FROM_PROXY: z._default(z.enum(['on', 'off']), 'off'),
  VISIT_SHARE: z._default(share, 0.1),
  FOLLOWERS_WAIT_SECONDS: z._default(wholeNumber.check(z.lte(3600)), 300),
  SEARCH_CACHE_MS: z.optional(wholeNumber.check(z.lte(10_000))),
  CDN_PAGE_SECONDS: z._default(
    wholeNumber.check(
      z.lte(mostCdnSeconds),
      z.refine((most) => most !== 1),
    ),
    0,
  ),
})

export type Given = z.output<typeof settings>

/** A setting that is missing or wrong: one line that names it, for the person who starts the server. */
export class SettingsError extends Error {}

/** @throws SettingsError for one that is not there */
export function required<Name extends keyof Given>(
  env: Given,
  name: Name,
): NonNullable<Given[Name]> {
  const value = env[name]
  if (value === undefined || value === null) {
    throw new SettingsError(`Missing setting ${name}: see .env.example`)
  }
  return value
}
