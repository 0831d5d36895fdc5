// The one place that reads the environment. Everything below is handed what it needs.
import { isIP } from 'node:net'
import { totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { buckets } from './env/buckets.ts'
import {
  assistantSettings,
  pushSettings,
  smsSettings,
  socialSettings,
  stripeSettings,
  traceSettings,
} from './env/providers.ts'
import { type Given, required, SettingsError, settings } from './env/settings.ts'

/** The names of all settings, which `.env.example` has to explain. */
export const settingNames: readonly string[] = Object.keys(settings.shape)

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
    ...databaseUrls(env),
    SEARCH_CACHE_MS: searchCache(env),
    push: pushSettings(env),
    assistant: assistantSettings(env),
    stripe: stripeSettings(env),
    social: socialSettings(env),
    sms: smsSettings(env),
    traces: traceSettings(env),
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

/** Bytes for each process: by default together three quarters of what the machine or the container has. */
function mostMemory({ MAX_MEMORY_MB, API_PROCESSES }: Given): number {
  if (MAX_MEMORY_MB !== undefined) return MAX_MEMORY_MB * 1024 * 1024
  const available = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  return Math.floor((available * 0.75) / API_PROCESSES)
}

/** Where the database is without a pooler, and its replicas. */
function databaseUrls(env: Given): { DATABASE_DIRECT_URL: string; replicaUrls: string[] } {
  const direct = { DATABASE_DIRECT_URL: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL }
  const each = (env.DATABASE_REPLICA_URLS ?? '').split(',').map((url) => url.trim())
  const wrong = each.find((url) => url !== '' && !/^postgres(?:ql)?:\/\//.test(url))
  if (wrong === undefined) return { ...direct, replicaUrls: each.filter((url) => url !== '') }
  // Not the address itself, which may hold a password.
  throw new SettingsError(
    'Wrong setting DATABASE_REPLICA_URLS: addresses begin with postgresql://, see .env.example',
  )
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
