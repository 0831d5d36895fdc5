// Codes: six digits, of which only a slow hash is kept.
import { randomInt } from 'node:crypto'
import { hashPassword, isPassword } from '../auth/password.ts'

/** What a code is good for: of no use to another account, nor for another address or number. */
export type CodeOwner = { userId: number; target: string }

/** Six random digits. */
export function makeCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/**
 * The hash of a code, as slow as a password's: with 20 ms for each of the million codes, whoever reads
 * the database needs hours for what is worth ten minutes.
 */
export function hashCode(owner: CodeOwner, code: string): Promise<string> {
  return hashPassword(bound(owner, code))
}

export function isCode(hash: string, owner: CodeOwner, code: string): Promise<boolean> {
  return isPassword(hash, bound(owner, code))
}

function bound({ userId, target }: CodeOwner, code: string): string {
  return `${userId} ${target.toLowerCase()} ${code}`
}
