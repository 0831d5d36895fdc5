import { TRPCClientError } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { eventually } from '@wepa/domain/test/eventually'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type ApiLink, createApiClient } from '../trpc.ts'

const ana = { id: 1, username: 'ana', fullName: 'Ana' }

/** What lies in the browser, for all its tabs. */
let stored: Map<string, string>

beforeEach(() => {
  stored = new Map([
    ['auth_token', 'of-ana'],
    ['wepa.user', JSON.stringify(ana)],
  ])
  vi.resetModules()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Another tab's writes, as this one hears of them. */
function hearStorage(key: string): void {
  window.dispatchEvent(Object.assign(new Event('storage'), { key }))
}

/** A client whose calls wait until they are answered or made to fail. */
function waitingClient() {
  const waiting: { fail: () => void; answer: (data: unknown) => void }[] = []
  const link: ApiLink = () => () =>
    observable((observer) => {
      waiting.push({
        fail: () => observer.error(new TRPCClientError('no network')),
        answer: (data) => {
          observer.next({ result: { type: 'data', data } })
          observer.complete()
        },
      })
    })
  const fail = () => {
    for (const each of waiting.splice(0)) each.fail()
  }
  const answer = (data: unknown) => {
    for (const each of waiting.splice(0)) each.answer(data)
  }
  return { client: createApiClient([link]), fail, answer }
}

function Reader({ read }: { read: () => void }) {
  read()
  return null
}

it('notes a change of person that comes before the first answer', async () => {
  const { startSession } = await import('./session.ts')
  const { client, fail } = waitingClient()
  const onChange = vi.fn()
  startSession(client, { onChange })
  stored.clear()
  hearStorage('auth_token')
  expect(onChange).not.toHaveBeenCalled()
  fail()
  await eventually(() => expect(onChange).toHaveBeenCalledTimes(1))
})

it('ends for a refusal of its own token alone', async () => {
  const { noteRefusal, startSession } = await import('./session.ts')
  // As this session knows it: its modules are its own.
  const { TRPCClientError } = await import('@trpc/client')
  startSession(waitingClient().client, { onChange: () => {} })
  const data = { code: 'invalid_token', issues: [] }
  const refusal = TRPCClientError.from({ error: { code: -32001, message: 'Invalid token', data } })
  for (const sent of ['of-luis', null]) {
    noteRefusal(refusal, sent)
    expect(stored.get('auth_token'), String(sent)).toBe('of-ana')
  }
  noteRefusal(new TRPCClientError('no network'), 'of-ana')
  expect(stored.get('auth_token')).toBe('of-ana')
  noteRefusal(refusal, 'of-ana')
  expect([...stored.keys()]).toEqual([])
})

it('puts no late answer about one person beside the token of another', async () => {
  const { readPerson, startSession } = await import('./session.ts')
  const { client, answer } = waitingClient()
  const onChange = vi.fn()
  startSession(client, { onChange })
  stored.set('auth_token', 'of-luis')
  stored.set('wepa.user', JSON.stringify({ id: 2, username: 'luis', fullName: 'Luis' }))
  hearStorage('auth_token')
  answer(ana)
  await eventually(() => expect(onChange).toHaveBeenCalled())
  expect(readPerson()).toEqual({ userId: 2, token: 'of-luis' })
})

it('ends a session that a form began and no page took over, with its own', async () => {
  vi.stubGlobal('document', { cookie: 'wepa_signed_in=1' })
  const fetched = vi.fn(async () => new Response())
  vi.stubGlobal('fetch', fetched)
  const { startSession, useSession } = await import('./session.ts')
  const { client, fail } = waitingClient()
  startSession(client, { onChange: () => {} })
  let signOut = async () => {}
  renderToStaticMarkup(
    <Reader
      read={() => {
        signOut = useSession().signOut
      }}
    />,
  )
  const leaving = signOut()
  expect(fetched).toHaveBeenCalledWith(
    '/auth/sign-out',
    expect.objectContaining({ method: 'POST' }),
  )
  fail()
  await leaving
})

it('tells who signed out on purpose, before the server hears of it', async () => {
  const { hasLeft, startSession, useSession } = await import('./session.ts')
  const { client, fail } = waitingClient()
  startSession(client, { onChange: () => {} })
  let signOut = async () => {}
  renderToStaticMarkup(
    <Reader
      read={() => {
        signOut = useSession().signOut
      }}
    />,
  )
  expect(hasLeft(ana.id)).toBe(false)
  const leaving = signOut()
  expect(hasLeft(ana.id)).toBe(true)
  expect(stored.get('auth_token')).toBe('of-ana')
  fail()
  await leaving
  expect(stored.has('auth_token')).toBe(false)
})
