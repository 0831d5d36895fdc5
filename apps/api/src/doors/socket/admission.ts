// Who may open a socket at all, before anything is known of them.
import { DomainError } from '@wepa/domain/error'
import type { FastifyRequest } from 'fastify'
import type { Settings } from '../../context.ts'
import { network } from '../../rate-limit.ts'
import type { SocketLimits } from './limits.ts'

export type Admission = {
  /** @throws DomainError forbidden for a page of another origin, rate_limited */
  admit: (request: FastifyRequest) => void
  /** Counts a socket of this request; call the answer when it is known whose it is, or when it has closed. */
  count: (request: FastifyRequest) => () => void
}

export function createAdmission(settings: Settings, limits: SocketLimits): Admission {
  /** Sockets of each address that have not said yet whose they are. */
  const strangers = new Map<string, number>()
  const change = (address: string, by: number) => {
    const left = (strangers.get(address) ?? 0) + by
    if (left > 0) strangers.set(address, left)
    else strangers.delete(address)
  }
  return {
    admit: (request) => {
      if (!isOwnOrigin(request.headers.origin, settings)) throw new DomainError('forbidden')
      if ((strangers.get(network(request.ip)) ?? 0) < limits.perAddress) return
      throw new DomainError('rate_limited', { retryAfter: Math.ceil(limits.authWithin / 1000) })
    },
    count: (request) => {
      const address = network(request.ip)
      let isCounted = true
      change(address, 1)
      return () => {
        if (isCounted) change(address, -1)
        isCounted = false
      }
    },
  }
}

/** What is no browser sends no origin. On a developer's machine one's own has several names. */
function isOwnOrigin(
  origin: string | undefined,
  { baseUrl, isProduction }: Pick<Settings, 'baseUrl' | 'isProduction'>,
): boolean {
  if (origin === undefined) return true
  const own = new URL(baseUrl)
  if (origin === own.origin) return true
  const other = URL.parse(origin)
  if (isProduction || !other) return false
  const isSamePlace = other.protocol === own.protocol && other.port === own.port
  return isSamePlace && isLoopback(other) && isLoopback(own)
}

const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
