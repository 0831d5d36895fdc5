// An authenticator app.
import { createHmac } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { Member } from './people.ts'

/** The app with a secret; answers the code of now, or of so many steps beside it. */
export function fakeApp(written: string) {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const letters = Array.from(written.replaceAll(' ', ''))
  const bits = letters.map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const secret = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
  return (beside: number) => {
    const counter = Buffer.alloc(8)
    counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + beside))
    const mac = createHmac('sha1', secret).update(counter).digest()
    const number = mac.readUInt32BE(mac.readUInt8(19) & 15) & 0x7fffffff
    return String(number % 1_000_000).padStart(6, '0')
  }
}

/** Turns the second factor of a member on, without the screen; answers their app. */
export async function turnOn(request: APIRequestContext, { token, password }: Member) {
  const call = async (path: string, data: object) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await request.post(`/trpc/secondFactor.${path}`, { headers, data })).json()
  }
  const app = fakeApp((await call('begin', { password })).result.data.secret)
  await call('confirm', { code: app(0) })
  return app
}
