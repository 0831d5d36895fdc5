import type { Generated } from 'kysely'

/** Row of `passkeys`: a key pair whose private half stays with the person. */
export type PasskeysTable = {
  id: Generated<number>
  userId: number
  /** As the authenticator named it, in base64url. */
  credentialId: string
  publicKey: Buffer
  /** How often it has signed; many authenticators always say 0. */
  counter: string
  /** How a browser reaches it, such as `internal` or `usb`. */
  transports: string[]
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

/** Row of `passkey_challenges`: for adding a passkey to `userId`, or for signing in where there is none. */
export type PasskeyChallengesTable = {
  challenge: string
  userId: number | null
  expiresAt: Date
}
