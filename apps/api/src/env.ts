// The one place that reads the environment. Everything below is handed what it needs.
import { isIP } from 'node:net'
import { totalmem } from 'node:os'
import { join, resolve } from 'node:path'
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

const settings = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
  PORT: z._default(port, 3000),
  API_PROCESSES: z._default(
    wholeNumber.check(z.refine((count) => count >= 1 && count <= 64, 'not from 1 to 64')),
    1,
  ),
  HOST: z._default(text, '127.0.0.1'),
  BASE_URL: z.optional(address),
  DATABASE_URL: text,
  DATABASE_POOL_SIZE: z._default(wholeNumber.check(z.gte(2)), 6),
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
  LOG_LEVEL: z._default(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    'info',
  ),
  SANDBOX_URL: z.optional(address),
  METRICS_PORT: z.optional(port),
  METRICS_HOST: z._default(text, '127.0.0.1'),
  VISIT_SHARE: z._default(share, 0.1),
  SEARCH_CACHE_MS: z.optional(wholeNumber.check(z.lte(10_000))),
})

/** The names of all settings, which `.env.example` has to explain. */
export const settingNames: readonly string[] = Object.keys(settings.shape)

/** A setting that is missing or wrong: one line that names it, for the person who starts the server. */
export class SettingsError extends Error {}

export type Env = ReturnType<typeof readEnv>

/**
 * Reads and checks the settings. An empty value counts as none, so that `.env.example` can be copied as it is.
 * @throws SettingsError naming the first setting that is missing or wrong
 */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  // The rest of the server speaks to people, in Spanish; this is read by whoever starts it.
  const parsed = settings.safeParse(given, { error: z.locales.en().localeError })
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const name = issue?.path.join('.') ?? 'settings'
    throw new SettingsError(
      given[name] === undefined
        ? `Missing setting ${name}: see .env.example`
        : `Wrong setting ${name}: ${issue?.message ?? 'not valid'}, see .env.example`,
    )
  }
  const env = parsed.data
  if (env.NODE_ENV === 'production') {
    required(env, 'BASE_URL')
    required(env, 'SMTP_URL')
    required(env, 'MAIL_FROM')
  }
  return {
    ...env,
    BASE_URL: (env.BASE_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    // Where a developer's own mailbox listens; without one, emails wait in the outbox.
    SMTP_URL: env.SMTP_URL ?? 'smtp://127.0.0.1:1025',
    MAIL_FROM: env.MAIL_FROM ?? 'Wepa <hola@wepa.local>',
    UPLOADS_DIR: resolve(env.UPLOADS_DIR ?? join(env.DATA_DIR, 'uploads')),
    DOCUMENTS_DIR: resolve(env.DOCUMENTS_DIR ?? join(env.DATA_DIR, 'documents')),
    WEB_DIST: resolve(env.WEB_DIST ?? join(import.meta.dirname, '../../web/dist')),
    RATE_LIMIT_STORE: rateLimitStore(env),
    TRUST_PROXY: proxyTrust(env),
    mostMemory: mostMemory(env),
    SEARCH_CACHE_MS: searchCache(env),
    push: pushSettings(env),
    assistant: assistantSettings(env),
    stripe: stripeSettings(env),
    ...buckets(env),
  }
}

/** The settings, or the end of the process with one clear line. */
export function readEnvOrExit(): Env {
  try {
    return readEnv()
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

type Given = z.output<typeof settings>

/** All three or none: without keys nothing is pushed. */
function pushSettings(env: Given) {
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
function stripeSettings(env: Given) {
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
function assistantSettings(env: Given) {
  if (!env.ANTHROPIC_API_KEY) return null
  return {
    apiKey: env.ANTHROPIC_API_KEY,
    baseUrl: env.ANTHROPIC_BASE_URL,
    photoModel: env.ASSISTANT_PHOTO_MODEL,
    textModel: env.ASSISTANT_TEXT_MODEL,
  }
}

/** Documents never share the bucket of the pictures, which may one day be opened to the public. */
function buckets(env: Given) {
  if (env.IMAGE_STORE === 'disk') return { bucket: null, documentBucket: null }
  const bucket = {
    endpoint: required(env, 'S3_ENDPOINT'),
    region: env.S3_REGION,
    bucket: required(env, 'S3_BUCKET'),
    accessKeyId: required(env, 'S3_ACCESS_KEY_ID'),
    secretAccessKey: required(env, 'S3_SECRET_ACCESS_KEY'),
  }
  const documents = env.S3_DOCUMENTS_BUCKET ?? `${bucket.bucket}-documents`
  if (documents === bucket.bucket) {
    throw new SettingsError('Wrong setting S3_DOCUMENTS_BUCKET: it is the bucket of the pictures')
  }
  return { bucket, documentBucket: { ...bucket, bucket: documents } }
}

function required<Name extends keyof Given>(env: Given, name: Name): NonNullable<Given[Name]> {
  const value = env[name]
  if (value === undefined || value === null) {
    throw new SettingsError(`Missing setting ${name}: see .env.example`)
  }
  return value
}

/** Bytes for each process: by default together three quarters of what the machine or the container has. */
function mostMemory({ MAX_MEMORY_MB, API_PROCESSES }: Given): number {
  if (MAX_MEMORY_MB !== undefined) return MAX_MEMORY_MB * 1024 * 1024
  const available = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  return Math.floor((available * 0.75) / API_PROCESSES)
}

/** Counters of several processes are shared, or each limit would be as many times as large. */
function rateLimitStore({ RATE_LIMIT_STORE: store, API_PROCESSES: count }: Given) {
  if (count === 1) return store ?? 'memory'
  if (store !== 'memory') return 'postgres'
  throw new SettingsError('Wrong setting RATE_LIMIT_STORE: several API_PROCESSES need postgres')
}

/** While something is built or tried, what was published a moment ago is looked for. */
function searchCache({ SEARCH_CACHE_MS: asked, NODE_ENV: kind }: Given): number {
  return asked ?? (kind === 'production' ? 800 : 0)
}

/** true, false, or the addresses and networks (comma separated) whose X-Forwarded-For counts. */
function proxyTrust({ TRUST_PROXY: value, NODE_ENV: mode }: Given): boolean | string[] {
  if (value === undefined || value === 'false') return false
  const proxies = value.split(',').map((part) => part.trim())
  const isEverybody = value === 'true' || proxies.some((proxy) => /\/0+$/.test(proxy))
  if (isEverybody && mode === 'production') {
    // Whoever writes the header would choose the address that the limits count.
    throw new SettingsError(
      'Wrong setting TRUST_PROXY: name the addresses or networks of your proxies, see .env.example',
    )
  }
  if (value === 'true') return true
  const wrong = proxies.find((proxy) => !isNetwork(proxy))
  if (wrong === undefined) return proxies
  throw new SettingsError(`Wrong setting TRUST_PROXY: ${wrong} is no address or network`)
}

/** An address, alone or with the bits of its network, or one of the names that Fastify knows. */
function isNetwork(proxy: string): boolean {
  if (/^(loopback|linklocal|uniquelocal)$/.test(proxy)) return true
  const [host = '', bits, ...rest] = proxy.split('/')
  const version = isIP(host)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
