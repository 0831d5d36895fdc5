// Passwords: argon2id, a few at a time.
import { DomainError } from '@wepa/domain/error'
import argon2 from 'argon2'
import { createGate } from '../../gateways/gate.ts'
import { PASSWORDS_AT_ONCE } from '../../gateways/photos/thread-pool.ts'

/** OWASP's second recommendation: 19 MiB, two passes; about 20 ms. */
const memoryCost = 19_456
const timeCost = 2
const parallelism = 1
const cost = { type: argon2.argon2id, memoryCost, timeCost, parallelism } as const

/** A few at once, 200 in line. */
const takeTurn = createGate(PASSWORDS_AT_ONCE, 200, () => new DomainError('unavailable'))

/** Room of its own for sign-ins from networks an account used before: guesses from elsewhere do not fill it. */
const takeKnownTurn = createGate(1, 100, () => new DomainError('unavailable'))

/** The hash of a password, with its salt and cost. */
export async function hashPassword(password: string): Promise<string> {
  return takeTurn(() => argon2.hash(password, cost))
}

/**
 * Compares a password. Without a hash (nobody of that name) it works as long against a hash that
 * nothing matches, so that the time does not tell whether the person exists. `isKnown` is true for who asks
 * from a network that the account used before: they wait in a line of their own.
 */
export async function isPassword(
  hash: string | undefined,
  password: string,
  isKnown = false,
): Promise<boolean> {
  const against = hash ?? (await nobodysHash())
  const isSame = await (isKnown ? takeKnownTurn : takeTurn)(() => argon2.verify(against, password))
  return isSame && hash !== undefined
}

/** True when a hash was made at another cost than today's. */
export function isOutdated(hash: string): boolean {
  return argon2.needsRehash(hash, { memoryCost, timeCost, parallelism })
}

let nobody: Promise<string> | undefined

/** Made once, at the first need: its cost is always today's. */
function nobodysHash(): Promise<string> {
  nobody ??= argon2.hash(`nobody-${Math.random()}`, cost)
  return nobody
}
