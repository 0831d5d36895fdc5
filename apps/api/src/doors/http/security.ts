// Headers that limit what a browser may do with our answers.
import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import fastify, { type FastifyInstance } from 'fastify'
import type { Settings } from '../../context.ts'

/**
 * What the product asks of a browser: where one is, when somebody wants what is near, and the card form's own wallet.
 * Photos are taken through the system's dialog, which no policy concerns.
 */
const permissions = [
  'accelerometer=()',
  'browsing-topics=()',
  'camera=()',
  'display-capture=()',
  'geolocation=(self)',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=(self "https://js.stripe.com")',
  'serial=()',
  'usb=()',
].join(', ')

/** The headers of every answer. Their policy is that of data: nothing in it may run; pages set their own. */
export async function securityHeaders(settings: Settings): Promise<Record<string, string>> {
  return { ...(await helmetHeaders(settings)), 'permissions-policy': permissions }
}

/** Puts them on every answer. */
export function registerSecurity(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** None of them depends on the request: asked of helmet once, they cost each answer a tenth of its time less. */
async function helmetHeaders(settings: Settings): Promise<Record<string, string>> {
  const isHttps = settings.baseUrl.startsWith('https:')
  const probe = fastify()
  await probe.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    // Previews load our pictures from anywhere.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
    // For browsers that are gone.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  probe.get('/', (_request, reply) => reply.code(204).send())
  const { headers } = await probe.inject('/')
  await probe.close()
  const own = ['connection', 'date', 'content-length', 'keep-alive']
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !own.includes(name))
      .map(([name, value]) => [name, String(value)]),
  )
}

/** A nonce for one rendering of a page: 128 random bits. */
export function makeNonce(): string {
  return randomBytes(16).toString('base64')
}

/**
 * The policy of a page: no inline script runs but those whose hash it names, no style element counts without
 * the nonce. Style attributes stay allowed: they place what components measure, and cannot run anything.
 * @param isStripePage whether it lets in the provider's card form
 */
export function pagePolicy(
  { scriptHashes, styleNonce }: { scriptHashes: readonly string[]; styleNonce: string },
  settings: Pick<Settings, 'baseUrl' | 'picturesOrigin'>,
  isStripePage = false,
): string {
  const socket = settings.baseUrl.replace(/^http/, 'ws')
  // What Stripe's guide to content policies asks for its card form, and nothing more.
  const stripe = isStripePage ? ' https://js.stripe.com https://*.js.stripe.com' : ''
  const directives = [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}${stripe}`,
    `style-src 'self' 'nonce-${styleNonce}'`,
    "style-src-attr 'unsafe-inline'",
    // What an ad names elsewhere is shown as our own copy: nobody else's site learns who looks at it.
    `img-src 'self' data: blob:${settings.picturesOrigin ? ` ${settings.picturesOrigin}` : ''}`,
    "font-src 'self'",
    `connect-src 'self' ${socket}${isStripePage ? ' https://api.stripe.com' : ''}`,
    // What our own program has fetched: a paper that a moderator looks at (decision 086).
    `frame-src blob:${isStripePage ? `${stripe} https://hooks.stripe.com` : ''}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ]
  if (settings.baseUrl.startsWith('https:')) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}
