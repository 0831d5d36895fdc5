// Recovery codes: 80 random bits each, so that a plain hash is enough.
import { createHash, randomBytes } from 'node:crypto'
import { RECOVERY_CODES } from '@wepa/domain/people/second-factor'
import type { Context } from '../../context.ts'
import { claimRecoveryCode, replaceRecoveryCodes } from './second-factors.repo.ts'
import { toBase32 } from './totp.ts'

type Ctx = Pick<Context, 'db' | 'clock'>

/** Gives a person ten new codes, as 'ABCD-EFGH-IJKL-MNOP'; those before are void. Only the hashes stay. */
export async function makeRecoveryCodes(tx: Ctx, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => toBase32(randomBytes(10)))
  await replaceRecoveryCodes(tx.db, userId, codes.map(hash))
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'))
}

/** Uses a code, once. @param code capital letters and digits alone */
export async function spendRecoveryCode(tx: Ctx, userId: number, code: string): Promise<boolean> {
  return claimRecoveryCode(tx.db, { userId, codeHash: hash(code), now: tx.clock.now() })
}

function hash(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}
