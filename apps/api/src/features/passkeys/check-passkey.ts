// Proving who one is with a passkey, which unlocks only for the person: it stands for password and second factor.
import { DomainError } from '@wepa/domain/error'
import type { SignedChallenge } from '@wepa/domain/people/passkey'
import type { Context } from '../../context.ts'
import {
  askForSignature,
  challengeLastsMs,
  checkSignature,
  hasPasskeys,
  readChallenge,
} from '../../gateways/webauthn.ts'
import { claimChallenge, findPasskey, insertChallenge, updateUse } from './passkeys.repo.ts'

type Ctx = Pick<Context, 'db' | 'clock' | 'settings'>

/** What a browser needs to sign in with a passkey, good once and for five minutes. @throws DomainError unavailable */
export async function offerPasskeySignIn(ctx: Ctx) {
  if (!hasPasskeys(ctx.settings)) throw new DomainError('unavailable')
  const options = await askForSignature(ctx.settings)
  const now = ctx.clock.now()
  const expiresAt = new Date(now.getTime() + challengeLastsMs)
  await insertChallenge(ctx.db, { challenge: options.challenge, userId: null, now, expiresAt })
  return options
}

/** Whose passkey has signed a challenge of ours. One refusal for whatever is wrong. @throws DomainError passkey_invalid */
export async function checkPasskey(ctx: Ctx, credential: SignedChallenge): Promise<number> {
  const now = ctx.clock.now()
  const challenge = readChallenge(credential)
  // Outside of any transaction: a challenge is used up also by a signature that is wrong.
  if (!challenge || !(await claimChallenge(ctx.db, { challenge, userId: null, now }))) {
    throw new DomainError('passkey_invalid')
  }
  const passkey = await findPasskey(ctx.db, credential.id)
  if (!passkey) throw new DomainError('passkey_invalid')
  const counter = await checkSignature(ctx.settings, credential, { challenge, passkey })
  if (counter === undefined) throw new DomainError('passkey_invalid')
  if (!(await updateUse(ctx.db, { id: passkey.id, counter, now }))) {
    throw new DomainError('passkey_invalid')
  }
  return passkey.userId
}
