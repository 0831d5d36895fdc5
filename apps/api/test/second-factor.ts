// A person whose second factor is on; the test is their app.
import { codeOf, stepAt } from '../src/features/second-factors/totp.ts'
import type { Suite } from './harness.ts'
import { register } from './http.ts'

const minute = 60_000
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

type AppOwner = Awaited<ReturnType<typeof register>> & {
  me: ReturnType<Suite['asUser']>
  secret: Buffer
  /** What the app shows, each time a code that nobody used: a minute goes by. */
  code: () => string
  recoveryCodes: string[]
}

/** Somebody with an app. */
export async function withApp(suite: Suite): Promise<AppOwner> {
  const person = await register(suite)
  const me = suite.asUser({ id: person.user.id, role: 'user' })
  const { secret: text } = await me.secondFactor.begin({ password: person.password })
  const secret = fromBase32(text)
  const code = () => {
    suite.clock.advance(minute)
    return codeOf(secret, stepAt(suite.clock.now()))
  }
  const { recoveryCodes } = await me.secondFactor.confirm({ code: code() })
  return { ...person, me, secret, code, recoveryCodes }
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
