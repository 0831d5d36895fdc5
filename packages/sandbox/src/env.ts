// The one place of the sandbox that reads the environment, and the project's `.env`.
import { existsSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { Unfit } from './unfit.ts'

/** Root folder of the project. */
export const projectRoot = resolve(import.meta.dirname, '../../..')

const portFrom = (lowest: 0 | 1) =>
  z.coerce.number().check(z.int(), z.minimum(lowest), z.maximum(65_535))
/** People have to know where it is. */
const port = portFrom(1)

const Settings = z.object({
  PORT: z._default(port, 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), '.data'),
  UPLOADS_DIR: z.optional(z.string()),
  DOCUMENTS_DIR: z.optional(z.string()),
  IMAGE_STORE: z.optional(z.string()),
  DATABASE_URL: z.optional(z.string()),
  SANDBOX_PORT: z._default(port, 4010),
  /** 0: any free one. */
  SANDBOX_SMTP_PORT: z._default(portFrom(0), 0),
  NODE_ENV: z.optional(z.string()),
  VAPID_PUBLIC_KEY: z.optional(z.string()),
  SECRET_BOX_KEY: z.optional(z.string()),
  STRIPE_SECRET_KEY: z.optional(z.string()),
  ANTHROPIC_API_KEY: z.optional(z.string()),
  FACEBOOK_PAGE_TOKEN: z.optional(z.string()),
  BLUESKY_HANDLE: z.optional(z.string()),
  TWILIO_ACCOUNT_SID: z.optional(z.string()),
  DEMO_DATA: z._default(z.enum(['on', 'off']), 'on'),
  /** At the terminal only what needs attention shows. */
  LOG_LEVEL: z._default(z.string(), 'warn'),
  /** Threads of the server; Node reads it before any program of ours. */
  UV_THREADPOOL_SIZE: z._default(z.string(), '10'),
  /** So does glibc: with an arena for each thread, memory that pictures gave back stays with the process. */
  MALLOC_ARENA_MAX: z._default(z.string(), '2'),
  /** And Node: V8 sizes its heap by the machine, and lets it grow to several times of what is in use before it tidies up. */
  NODE_OPTIONS: z._default(z.string(), '--max-semi-space-size=32 --max-old-space-size=1024'),
  CHROMIUM_PATH: z.optional(z.string()),
  FIREFOX_PATH: z.optional(z.string()),
})
export type Settings = z.infer<typeof Settings>
/** The names of all settings that it reads. */
export const sandboxSettingNames: readonly string[] = Object.keys(Settings.shape)

/**
 * Settings of one machine. What the environment says goes before `.env`; an empty value counts as
 * none.
 * @throws naming the first setting that is wrong
 */
export function readSettings(): Settings {
  const file = join(projectRoot, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const given = Object.entries(process.env).filter(([, value]) => value !== '')
  const read = Settings.safeParse(Object.fromEntries(given))
  if (read.success) return read.data
  const issue = read.error.issues[0]
  throw new Unfit(`El valor de ${issue?.path.join('.')} no sirve (ver .env.example).`)
}

/**
 * The environment for a child: everything of ours, with these on top. This Node comes first in its
 * PATH: tools that say `node` mean the pinned one, and not whichever else is installed.
 */
export function childEnvironment(
  extra: Readonly<Record<string, string>>,
): Record<string, string | undefined> {
  const path = [dirname(process.execPath), process.env.PATH ?? ''].join(delimiter)
  return { ...process.env, PATH: path, ...extra }
}
