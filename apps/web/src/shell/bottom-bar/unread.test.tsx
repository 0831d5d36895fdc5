// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { makeUser } from '@wepa/domain/test/make-user'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../../test/fake-api.ts'
import { goLive } from '../../../test/fake-socket.ts'
import { openApp, signIn } from '../../../test/open-app.tsx'

const pause = 30_000
const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const
let alerts = 0

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: [...timers] })
  alerts = 2
  signIn(makeUser())
  api.answer({ notifications: { unreadCount: () => ({ count: alerts }) } })
})
afterEach(() => {
  vi.useRealTimers()
})

const asked = () => api.inputsOf('notifications.unreadCount').length
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
const tab = () =>
  within(screen.getByRole('navigation', { name: 'Principal' })).getByRole('link', {
    name: /Alertas/,
  })

const untilShown = (count: number) =>
  waitFor(() => expect(tab()).toHaveAccessibleName(new RegExp(`Alertas ?${count} ?sin leer`)))

/** Open for a while, with what is unread known. */
async function open() {
  openApp('/help')
  await untilShown(alerts)
  // What a start asks for anew has come by then.
  await pass(2_000)
}

it('asks for nobody where nobody is signed in', async () => {
  localStorage.clear()
  openApp('/help')
  await screen.findByRole('heading', { level: 1 })
  await pass(pause)
  expect(asked()).toBe(0)
})

it('asks every 30 s, and tells who cannot see it of more, not of what was there', async () => {
  await open()
  expect(screen.queryByText(/alertas? sin leer$/)).toBeNull()
  const before = asked()
  alerts = 3
  await pass(pause)
  expect(asked()).toBe(before + 1)
  await untilShown(alerts)
  expect(screen.getByText('3 alertas sin leer')).toHaveAttribute('role', 'status')
})

it('asks nothing in a tab that nobody sees', async () => {
  await open()
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const before = asked()
  await pass(3 * pause)
  expect(asked()).toBe(before)
  seen.mockReturnValue('visible')
})

it('asks when the server says so, and not every 30 s, while it is live', async () => {
  await open()
  const { sent, tell, breakOff } = await goLive()
  expect(sent).toEqual([{ type: 'auth', token: 'token-1' }])
  await pass(1_000)
  const before = asked()
  await pass(3 * pause)
  expect(asked()).toBe(before)
  alerts = 5
  tell({ type: 'unread' })
  await untilShown(alerts)
  breakOff()
  alerts = 6
  await pass(pause)
  await untilShown(alerts)
})
