// What people do to be verified, for the tests of it.
import type { Suite } from './harness.ts'

type User = Awaited<ReturnType<Suite['makeUser']>>

/** The steps in one suite; take it once it has started. */
export function verificationSteps(suite: () => Suite) {
  const as = (user: User) => suite().asUser(user).verifications
  return {
    askEmail: (user: User, email = user.email) =>
      as(user).request({ id: user.id, verificationType: 'email', email }),
    askIdentity: (user: User, documentData: object = { documentNumber: 'A-123' }) =>
      as(user).request({ id: user.id, verificationType: 'identity', documentData }),
    tryCode: (user: User, verificationCode: string) =>
      as(user).verifyCode({ id: user.id, verificationType: 'email', verificationCode }),
    listOf: (user: User) => as(user).list({ id: user.id }),
    decide: (admin: User, id: number, decision: 'approve' | 'reject', notes?: string) =>
      as(admin).decide({ id, decision, notes }),
    /** What the person's approved verifications made of them. */
    standingOf: async (user: User) => {
      const self = await suite().asUser(user).auth.me()
      const { isVerified, verificationLevel, businessVerified } = self
      return { isVerified, verificationLevel, businessVerified }
    },
    /** The code of the newest email to somebody. */
    mailedCode: async (user: User): Promise<string> => {
      await suite().workOffQueue()
      const sent = suite().sentMails.findLast(({ to }) => to === user.email)
      return /\b(\d{6})\b/.exec(sent?.text ?? '')?.[1] ?? 'none'
    },
  }
}

/** The standing of somebody without an approved verification. */
export const unverified = { isVerified: false, verificationLevel: 0, businessVerified: false }

/** Another code than this one. */
export const wrong = (code: string) => (code === '000000' ? '111111' : '000000')
