// Headers that limit what a browser may do with our answers.
import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../context.ts'

/** Helmet for every answer. Its policy is that of data: nothing in it may run; pages set their own. */
export async function registerSecurity(app: FastifyInstance, settings: Settings): Promise<void> {
  const isHttps = settings.baseUrl.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    // Ads may show pictures by link, and previews load ours from anywhere.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  })
}

/** A nonce for one page: 128 random bits. */
export function makeNonce(): string {
  return randomBytes(16).toString('base64')
}

/**
 * The policy of a page whose scripts and styles carry `nonce`. No inline script runs without it.
 * Style attributes stay allowed: they place what components measure, and cannot run anything.
 */
export function pagePolicy(nonce: string, settings: Pick<Settings, 'baseUrl'>): string {
  const socket = settings.baseUrl.replace(/^http/, 'ws')
  const directives = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    // An ad's picture may be an absolute http(s) link, kept as it is (decision B18).
    "img-src 'self' data: blob: https: http:",
    "font-src 'self'",
    `connect-src 'self' ${socket}`,
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
