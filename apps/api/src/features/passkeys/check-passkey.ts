// Proving who one is with a passkey, which unlocks only for the person: it stands for password and second factor.
import { DomainError } from '@wepa/domain/error'
import type { SignedChallenge } from '@wepa/domain/people/passkey'
import type { Context, MemberContext } from '../../context.ts'
import {
  askForSignature,
  challengeLastsMs,
  checkSignature,
  hasPasskeys,
  readChallenge,
} from '../../gateways/webauthn.ts'
import {
  claimChallenge,
  findPasskey,
  insertChallenge,
  listPasskeys,
  updateUse,
} from './passkeys.repo.ts'

type Ctx = Pick<Context, 'db' | 'clock' | 'settings'>

/** What a browser needs to sign in with a passkey, good once and for five minutes. @throws DomainError unavailable */
export async function offerPasskeySignIn(ctx: Ctx) {
  if (!hasPasskeys(ctx.settings)) throw new DomainError('unavailable')
  return keepChallenge(ctx, await askForSignature(ctx.settings), null)
}

/** The same, to prove again who one is with one's own passkeys; null without any. */
export async function offerPasskeyProof(ctx: MemberContext) {
  const { userId } = ctx.session
  const ids = (await listPasskeys(ctx.db, userId)).map(({ credentialId }) => credentialId)
  if (ids.length === 0 || !hasPasskeys(ctx.settings)) return null
  return keepChallenge(ctx, await askForSignature(ctx.settings, ids), userId)
}

async function keepChallenge<Options extends { challenge: string }>(
  ctx: Ctx,
  options: Options,
  userId: number | null,
): Promise<Options> {
  const now = ctx.clock.now()
  const expiresAt = new Date(now.getTime() + challengeLastsMs)
  await insertChallenge(ctx.db, { challenge: options.challenge, userId, now, expiresAt })
  return options
}

/** Whether somebody who is signed in has a passkey that works here. */
export async function hasOwnPasskey({ db, session, settings }: MemberContext): Promise<boolean> {
  return hasPasskeys(settings) && (await listPasskeys(db, session.userId)).length > 0
}

/**
 * Whose passkey has signed a challenge of ours; with `owner`, one that was made for them, by a passkey of theirs. One
 * refusal for whatever is wrong.
 * @throws DomainError passkey_invalid
 */
export async function checkPasskey(
  ctx: Ctx,
  credential: SignedChallenge,
  owner: number | null = null,
): Promise<number> {
  const now = ctx.clock.now()
  const challenge = readChallenge(credential)
  // Outside of any transaction: a challenge is used up also by a signature that is wrong.
  if (!challenge || !(await claimChallenge(ctx.db, { challenge, userId: owner, now }))) {
    throw new DomainError('passkey_invalid')
  }
  const passkey = await findPasskey(ctx.db, credential.id)
  if (!passkey || (owner !== null && passkey.userId !== owner))
    throw new DomainError('passkey_invalid')
  const counter = await checkSignature(ctx.settings, credential, { challenge, passkey })
  if (counter === undefined) throw new DomainError('passkey_invalid')
  if (!(await updateUse(ctx.db, { id: passkey.id, counter, now }))) {
    throw new DomainError('passkey_invalid')
  }
  return passkey.userId
}
