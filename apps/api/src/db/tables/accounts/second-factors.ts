import type { Generated } from 'kysely'

/** Row of `second_factors`: the app of a person. Without `confirmedAt` it is not in force. */
export type SecondFactorsTable = {
  userId: number
  /** Encrypted, see `gateways/secret-box.ts`. */
  secret: Buffer
  /** The last 30-second step whose code was used. */
  lastStep: Generated<string>
  createdAt: Date
  confirmedAt: Date | null
}

/** Row of `recovery_codes`: the SHA-256 of a random code of 80 bits. */
export type RecoveryCodesTable = {
  userId: number
  codeHash: Buffer
  usedAt: Date | null
}

/** Row of `sign_in_tickets`: a password was right, and a code is waited for. */
export type SignInTicketsTable = {
  tokenHash: Buffer
  userId: number
  tries: Generated<number>
  expiresAt: Date
}
