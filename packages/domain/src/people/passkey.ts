// Passkeys: signing in with what unlocks one's phone or computer.
import * as z from 'zod/mini'
import { id, moment } from '../scalar.ts'
import { form, requiredLine } from '../text/text.ts'
import { PasswordProof } from './proof.ts'
import { deviceId } from './user.ts'

/** How many passkeys a person may have. */
export const MAX_PASSKEYS = 20
export const MAX_PASSKEY_NAME = 60

const unreadable = 'Tu navegador envió algo que no entendemos.'

/** Bytes as browsers send them, in base64url. */
function bytes(max: number) {
  return z.string(unreadable).check(z.maxLength(max, unreadable), z.regex(/^[\w-]+$/, unreadable))
}

const credential = {
  id: bytes(2000),
  rawId: bytes(2000),
  type: z.literal('public-key', unreadable),
}

/** What an authenticator answers when it makes a passkey. */
export const NewCredential = form({
  ...credential,
  response: form({
    clientDataJSON: bytes(8000),
    attestationObject: bytes(20_000),
    transports: z.catch(z.array(bytes(30)).check(z.maxLength(10)), []),
  }),
})
export type NewCredential = z.infer<typeof NewCredential>

/** What an authenticator answers when it signs. */
export const SignedChallenge = form({
  ...credential,
  response: form({
    clientDataJSON: bytes(8000),
    authenticatorData: bytes(8000),
    signature: bytes(4000),
    userHandle: z.nullish(bytes(200)),
  }),
})
export type SignedChallenge = z.infer<typeof SignedChallenge>

/** Signing in with a passkey. */
export const PasskeySignInInput = form({ credential: SignedChallenge, deviceId: deviceId() })
export type PasskeySignInInput = z.infer<typeof PasskeySignInInput>

/** A challenge that one of one's own passkeys has signed, to prove again who one is. */
export const PasskeyProof = form({ credential: SignedChallenge })
export type PasskeyProof = z.infer<typeof PasskeyProof>

function passkeyName() {
  return requiredLine(MAX_PASSKEY_NAME, 'Escribe un nombre')
}

/** The form in the settings: what is asked before the browser makes a passkey. */
export const NewPasskeyForm = z.extend(PasswordProof, { name: passkeyName() })
export type NewPasskeyForm = z.infer<typeof NewPasskeyForm>

export const AddPasskeyInput = form({ name: passkeyName(), credential: NewCredential })
export type AddPasskeyInput = z.infer<typeof AddPasskeyInput>

export const RenamePasskeyInput = form({ id: id(), name: passkeyName() })
export type RenamePasskeyInput = z.infer<typeof RenamePasskeyInput>

export const RemovePasskeyInput = z.extend(PasswordProof, { id: id() })
export type RemovePasskeyInput = z.infer<typeof RemovePasskeyInput>

/** One of one's own passkeys, as the settings list them. */
export const OwnPasskey = z.object({
  id: id(),
  name: z.string(),
  createdAt: moment(),
  lastUsedAt: z.nullable(moment()),
})
export type OwnPasskey = z.infer<typeof OwnPasskey>
