import 'fake-indexeddb/auto'
import { beforeEach, expect, it } from 'vitest'
import { server, startAnew, untilEmpty } from '../../../test/fake-server.ts'
import { sendTap } from './send-tap.ts'

const ana = 1
beforeEach(() => startAnew(ana))

const heart = (isWanted: boolean) =>
  ({ kind: 'favourite', listingId: 7, isWanted, title: 'Sofá' }) as const

it('leaves out a heart that was turned again before its own turn came', async () => {
  const last = sendTap(heart(true))
  expect(await sendTap(heart(false), () => false)).toEqual({ state: 'replaced' })
  expect(await last).toEqual({ state: 'done' })
  await untilEmpty()
  expect(server.sent.map(({ task }) => task)).toEqual([heart(true)])
})
