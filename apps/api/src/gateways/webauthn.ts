// WebAuthn: what a browser is asked, and whether what its authenticator answered is right.
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { NewCredential, SignedChallenge } from '@wepa/domain/people/passkey'

/** How long a person may take, in ms. */
export const challengeLastsMs = 5 * 60 * 1000

/** The site that passkeys are for: the name of its host, and its origin. */
type Site = { baseUrl: string }

type Owner = { userId: number; username: string; fullName: string }

/** Passkeys are bound to the name of a host; an address of numbers has none. */
export function hasPasskeys({ baseUrl }: Site): boolean {
  return !/^(\d+\.){3}\d+$|^\[/.test(new URL(baseUrl).hostname)
}

/** What a browser needs to make a passkey, beside the `known` ones of that person. */
export async function askForNewPasskey(
  site: Site,
  { userId, username, fullName }: Owner,
  known: readonly string[],
) {
  const { extensions, ...options } = await generateRegistrationOptions({
    rpName: 'Wepa',
    rpID: hostOf(site),
    userID: new TextEncoder().encode(handleOf(userId)),
    userName: username,
    userDisplayName: fullName,
    timeout: challengeLastsMs,
    attestationType: 'none',
    excludeCredentials: known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return options
}

/** What a browser needs to offer the passkeys it has for this site, or those of `ids` among them. */
export async function askForSignature(site: Site, ids: readonly string[] = []) {
  const { extensions, ...options } = await generateAuthenticationOptions({
    rpID: hostOf(site),
    userVerification: 'required',
    timeout: challengeLastsMs,
    ...(ids.length > 0 && { allowCredentials: ids.map((id) => ({ id })) }),
  })
  return options
}

/** The challenge that an authenticator says it answers; undefined where that cannot be read. */
export function readChallenge(credential: NewCredential | SignedChallenge): string | undefined {
  try {
    const text = Buffer.from(credential.response.clientDataJSON, 'base64url').toString()
    const { challenge } = JSON.parse(text)
    return typeof challenge === 'string' && challenge.length <= 200 ? challenge : undefined
  } catch {
    return undefined
  }
}

/** Checks a new passkey; undefined where anything about it is wrong. */
export async function checkNewPasskey(site: Site, credential: NewCredential, challenge: string) {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: originOf(site),
      expectedRPID: hostOf(site),
      requireUserVerification: true,
    })
    return verified ? registrationInfo.credential : undefined
  } catch {
    return undefined
  }
}

type KnownPasskey = {
  userId: number
  credentialId: string
  publicKey: Buffer
  counter: string
}

/** Checks a signature; answers the new counter, undefined where anything about it is wrong. */
export async function checkSignature(
  site: Site,
  { response, ...credential }: SignedChallenge,
  { challenge, passkey }: { challenge: string; passkey: KnownPasskey },
): Promise<number | undefined> {
  const { userHandle, ...signed } = response
  if (userHandle && !isHandleOf(passkey.userId, userHandle)) return undefined
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response: signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: originOf(site),
      expectedRPID: hostOf(site),
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: Number(passkey.counter),
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}

/** How authenticators know whose passkey it is: nothing that tells of the person. */
function handleOf(userId: number): string {
  return `wepa-${userId}`
}

function isHandleOf(userId: number, handle: string): boolean {
  return Buffer.from(handle, 'base64url').toString() === handleOf(userId)
}

function hostOf({ baseUrl }: Site): string {
  return new URL(baseUrl).hostname
}

function originOf({ baseUrl }: Site): string {
  return new URL(baseUrl).origin
}
