import { liveClose } from '@wepa/domain/conversations/live'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSocket, type SocketEvents } from './socket.ts'

/** The browser's own socket, as far as the library asks for it. */
class FakeSocket extends EventTarget {
  static made: FakeSocket[] = []
  readyState = 0
  sent: unknown[] = []
  constructor(readonly url: string) {
    super()
    FakeSocket.made.push(this)
  }
  open() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  say(frame: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }))
  }
  end(code: number) {
    this.readyState = 3
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason: '' }))
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.readyState = 3
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
let heard: string[]
let stop: () => void
const latest = () => FakeSocket.made.at(-1)

beforeEach(async () => {
  vi.useFakeTimers()
  FakeSocket.made = []
  heard = []
  page.visibilityState = 'visible'
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('document', page)
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { location: { href: 'https://wepa.example/chat/7?a=1' } }),
  )
  vi.stubGlobal('localStorage', { getItem: () => 'ficha' })
  const events: SocketEvents = {
    onReady: () => heard.push('ready'),
    onEvent: ({ type }) => heard.push(type),
    onDown: () => heard.push('down'),
    onRefused: () => heard.push('refused'),
  }
  stop = openSocket(events)
  await vi.advanceTimersByTimeAsync(0)
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('says who it is first, and hears what is new once that is known', () => {
  expect(latest()?.url).toBe('wss://wepa.example/ws')
  latest()?.open()
  expect(latest()?.sent).toEqual([{ type: 'auth', token: 'ficha' }])
  latest()?.say({ type: 'ready' })
  latest()?.say({ type: 'unread' })
  latest()?.say({ type: 'something of a newer server' })
  expect(heard).toEqual(['ready', 'unread'])
})

test('comes back by itself after a loss', async () => {
  latest()?.open()
  latest()?.end(liveClose.restart)
  expect(heard).toEqual(['down'])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(FakeSocket.made).toHaveLength(2)
})

test('a token that is not wanted is not sent again at once', async () => {
  latest()?.open()
  latest()?.end(liveClose.unauthorized)
  expect(heard).toEqual(['down', 'refused'])
  await vi.advanceTimersByTimeAsync(50_000)
  expect(FakeSocket.made).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(80_000)
  expect(FakeSocket.made.length).toBeGreaterThan(1)
})

test('one that gave way to another window waits until somebody looks at it', async () => {
  latest()?.open()
  latest()?.end(liveClose.replaced)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(FakeSocket.made).toHaveLength(1)
  window.dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(FakeSocket.made).toHaveLength(2)
})

test('does not trust a connection from before a long sleep, but one from before a short one', async () => {
  latest()?.open()
  const away = async (ms: number) => {
    page.visibilityState = 'hidden'
    page.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(ms)
    page.visibilityState = 'visible'
    page.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
  }
  await away(20_000)
  expect(FakeSocket.made).toHaveLength(1)
  await away(40_000)
  expect(FakeSocket.made).toHaveLength(2)
})

test('notices that nobody answers any more', async () => {
  latest()?.open()
  const first = latest()
  await vi.advanceTimersByTimeAsync(25_000)
  expect(first?.sent.at(-1)).toEqual({ type: 'ping' })
  first?.say({ type: 'pong' })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(FakeSocket.made).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(FakeSocket.made).toHaveLength(2)
})

test('stays closed once it was ended', async () => {
  latest()?.open()
  stop()
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(FakeSocket.made).toHaveLength(1)
})
