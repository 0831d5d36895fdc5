// Files of NAME=value lines, as Docker, Kubernetes and Node read them.
import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'

export type Settings = Record<string, string>

export async function readEnvFile(file: string): Promise<Settings> {
  const values = parseEnv(await readFile(file, 'utf8'))
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']))
}

/** What an operator would write where an example leaves a value open. */
export function fillIn(example: Settings): Settings {
  const known: Settings = {
    BASE_URL: 'https://wepa.example',
    S3_ENDPOINT: 'https://s3.example',
    SMTP_URL: 'smtps://user:password@mail.example:465',
    MAIL_FROM: 'Wepa <hola@wepa.example>',
    SECRET_BOX_KEY: 'a'.repeat(43),
    STRIPE_SECRET_KEY: 'sk_live_none',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_none',
    STRIPE_WEBHOOK_SECRET: 'whsec_none',
    TLS_PROXIES: '192.0.2.0/28,192.0.2.65',
  }
  const fill = ([name, value]: [string, string]) => [name, value || (known[name] ?? `some${name}`)]
  return Object.fromEntries(Object.entries(example).map(fill))
}
