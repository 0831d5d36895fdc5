import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import {
  message,
  noNetwork,
  server,
  startAnew,
  untilEmpty,
  words,
} from '../../../test/fake-server.ts'
import { useHasQueued } from '../../lib/device/queued-mark.ts'
import { StorageUnavailable, withDatabase } from '../browser-db/database.ts'
import { drain, send, useQueued } from './outbox.ts'
import { isOnlyForPage, listQueued } from './queue.ts'

vi.mock(import('../browser-db/database.ts'), async (original) => ({
  ...(await original()),
  withDatabase: vi.fn(),
}))
const forbidden = new StorageUnavailable(new DOMException('private', 'SecurityError'))

const ana = 1
beforeEach(async () => {
  vi.mocked(withDatabase).mockRejectedValue(forbidden)
  await startAnew(ana)
})

it('sends all the same where the browser keeps nothing, with the same clientId', async () => {
  server.answers = [noNetwork]
  const { item, tried } = await send(ana, message('uno'))
  await tried
  expect(isOnlyForPage(item)).toBe(true)
  await send(ana, message('dos'))
  expect(await listQueued()).toMatchObject([{ attempts: 1, code: 'offline' }, { attempts: 0 }])
  await drain({ isBack: true })
  await untilEmpty()
  expect(words()).toEqual(['uno', 'uno', 'dos'])
  expect(new Set(server.sent.map(({ task }) => 'clientId' in task && task.clientId)).size).toBe(2)
})

it('sends what the full disk does not take', async () => {
  vi.mocked(withDatabase).mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  const { tried } = await send(ana, message('uno'))
  expect((await tried)?.verdict.verdict).toBe('done')
})

it('shows nothing queued in the HTML of the server', () => {
  expect(renderToStaticMarkup(<Queue />)).toBe('<p>0 false</p>')
})

function Queue() {
  return (
    <p>
      {useQueued(ana).length} {String(useHasQueued(ana))}
    </p>
  )
}
