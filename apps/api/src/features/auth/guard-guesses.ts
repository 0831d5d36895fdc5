// Guessing one account's password from many addresses: bounded for networks the account never used.
import { DomainError } from '@wepa/domain/error'
import type { Context } from '../../context.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { guessedPasswordEmail } from './sign-in-emails.ts'
import { isKnownNetwork } from './sign-in-marks.ts'

type Account = { id: number; email: string; fullName: string }

/**
 * Counts a try at an account from a network it never used, whether or not there is such an account. Networks
 * from which it signed in before are free of it. Answers whether the network is known.
 * @throws DomainError rate_limited after 50 tries within an hour; its owner is told once a day
 */
export async function guardGuesses(
  ctx: Context,
  { name, account }: { name: string; account: Account | undefined },
): Promise<boolean> {
  if (account && (await isKnownNetwork(ctx, { userId: account.id, ip: ctx.ip }))) return true
  try {
    await ctx.limiter.consume('loginAccount', guessKey(account?.id ?? name))
  } catch (error) {
    if (account && error instanceof DomainError) await tellOwner(ctx, account)
    throw error
  }
  return false
}

/** Forgets the tries: the password was right, or is a new one. */
export async function forgiveGuesses(ctx: Pick<Context, 'limiter'>, userId: number): Promise<void> {
  await ctx.limiter.forgive('loginAccount', guessKey(userId))
}

async function tellOwner(ctx: Context, { id, email, fullName }: Account): Promise<void> {
  try {
    await ctx.limiter.consume('guessEmail', { account: id })
  } catch (error) {
    // Told already today.
    if (error instanceof DomainError) return
    throw error
  }
  await queueMail(ctx, { userId: id, email }, guessedPasswordEmail({ fullName }, ctx.settings))
}

/** One account has two names; a name of nobody counts for itself. */
function guessKey(who: number | string): { name: string } {
  return { name: typeof who === 'number' ? `account ${who}` : `nobody ${who}` }
}
