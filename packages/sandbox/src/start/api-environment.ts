// How the server finds its database, and the sandbox in the place of the providers.
import type { Settings } from '../env.ts'
import { smsKeys } from '../sms/keys.ts'
import { socialAddresses, socialKeys } from '../social/keys.ts'
import { sandboxKeys } from '../stripe/keys.ts'
import type { PushKeys } from './push-keys.ts'

/** What differs from start to start. */
export type ApiParts = {
  databaseUrl: string
  smtpPort: number
  pushKeys: Partial<PushKeys>
  boxKey: string
}

/** The settings that the server gets, on top of those that the person gave. */
export function apiEnvironment(
  settings: Settings,
  { databaseUrl, smtpPort, pushKeys, boxKey }: ApiParts,
): Record<string, string> {
  const sandboxUrl = `http://127.0.0.1:${settings.SANDBOX_PORT}`
  return {
    ...pushKeys,
    SECRET_BOX_KEY: boxKey,
    ...(settings.ANTHROPIC_API_KEY ? {} : assistantOf(settings)),
    ...socialOf(settings, sandboxUrl),
    ...smsOf(settings, sandboxUrl),
    DATA_DIR: settings.DATA_DIR,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: settings.LOG_LEVEL,
    // For who tries push messages with a service of their own.
    ...(settings.NODE_ENV !== 'production' && { PUSH_LOCAL: 'on' }),
    SANDBOX_URL: sandboxUrl,
    // Who has keys of their own speaks to Stripe itself.
    ...(!settings.STRIPE_SECRET_KEY && { ...sandboxKeys, STRIPE_API_URL: sandboxUrl }),
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    UV_THREADPOOL_SIZE: settings.UV_THREADPOOL_SIZE,
    MALLOC_ARENA_MAX: settings.MALLOC_ARENA_MAX,
    NODE_OPTIONS: settings.NODE_OPTIONS,
  }
}

/** The sandbox's stand-in takes any key. */
function assistantOf({ SANDBOX_PORT }: Settings): Record<string, string> {
  const address = `http://127.0.0.1:${SANDBOX_PORT}/anthropic`
  return { ANTHROPIC_API_KEY: 'sandbox', ANTHROPIC_BASE_URL: address }
}

/** Who has keys of any network posts there alone; in production nothing is posted without keys. */
function socialOf(
  { FACEBOOK_PAGE_TOKEN: token, BLUESKY_HANDLE: handle, NODE_ENV: kind }: Settings,
  sandboxUrl: string,
): Record<string, string> {
  if (token || handle || kind === 'production') return {}
  return { ...socialKeys, ...socialAddresses(sandboxUrl) }
}

/** Who has keys of their own sends real messages; in production none are sent without keys. */
function smsOf(
  { TWILIO_ACCOUNT_SID: sid, NODE_ENV: kind }: Settings,
  sandboxUrl: string,
): Record<string, string> {
  return sid || kind === 'production' ? {} : { ...smsKeys, SMS_URL: sandboxUrl }
}
