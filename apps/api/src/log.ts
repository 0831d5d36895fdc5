// One JSON line for each event, without what must not be read in a log: tokens, passwords, addresses.
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'

export type Log = Logger

const secretNames = [
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
]

/** Makes the log. `destination` is for tests; without it, standard output. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    redact: { paths: secretNames.flatMap(atEachDepth), censor: '[oculto]' },
    serializers: { err: errorWithoutData },
  }
  return destination ? pino(options, destination) : pino(options)
}

function atEachDepth(name: string): string[] {
  return [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]
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
}
