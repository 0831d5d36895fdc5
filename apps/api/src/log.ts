// One JSON line for each event, without what must not be read in a log: tokens, passwords, addresses.
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'

export type Log = Logger

const secretNames = new Set([
  'authorization',
  'cookie',
  'token',
  'password',
  'currentPassword',
  'newPassword',
  'confirmPassword',
  'passwordHash',
  'email',
  'contactEmail',
  'phone',
  'contactPhone',
])

/** Makes the log. `destination` is for tests; without it, standard output. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    // Not pino's `redact`: its paths know one depth each, and cost every request a little.
    formatters: { log: withoutSecrets },
    serializers: { err: errorWithoutData },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** The path of an address; the key of an email's link is none of the log's business. */
export function loggedPath(url: string): string | undefined {
  return url.split('?', 1)[0]?.replace(/(\/appeals?\/).+/, '$1[oculto]')
}

function withoutSecrets(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      secretNames.has(name) ? '[oculto]' : walk(value),
    ]),
  )
}

function walk(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error || depth > 6)
    return value
  if (Array.isArray(value)) return value.map((item) => walk(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      secretNames.has(name) ? '[oculto]' : walk(inner, depth + 1),
    ]),
  )
}

/** A database error quotes the refused row (`detail`, `where`): kept are its kind, text and stack. */
function errorWithoutData(error: Error): object {
  const { type, message, stack } = stdSerializers.err(error)
  const code = 'code' in error ? error.code : undefined
  const cause = error.cause instanceof Error ? errorWithoutData(error.cause) : undefined
  return { type, message: masked(message), stack: masked(stack), code, cause }
}

function masked(text: string): string {
  return text
    .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[oculto]')
    .replace(/Bearer\s+\S+/gi, 'Bearer [oculto]')
    .replace(/([?&](?:token|pass|key)=)[^\s&"']+/gi, '$1[oculto]')
    .replace(/(\/appeals?\/)[^\s/?"']+/g, '$1[oculto]')
}
