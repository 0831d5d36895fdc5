// Stands for the server in tests of the outbox: notes what reached it, under whose token, and answers as told.
import { TRPCClientError } from '@trpc/client'
import { eventually } from '@wepa/domain/test/eventually'
import { expect, vi } from 'vitest'
import { removeStored, writeStored } from '../src/lib/device/storage.ts'
import { type ApiClient, createApiClient } from '../src/lib/trpc.ts'
import type { Task } from '../src/offline/browser-db/task.ts'
import { type Handlers, provideHandlers } from '../src/offline/outbox/handlers.ts'
import { discard, drain } from '../src/offline/outbox/outbox.ts'
import { listQueued } from '../src/offline/outbox/queue.ts'
import { arrivedBefore } from '../src/offline/outbox/task-rules.ts'

/** `answers`: how the next tries go, done when there is none left; `stored`: messages that stand, by clientId. */
export const server = {
  sent: [] as { task: Task; token: string }[],
  answers: [] as (() => Promise<void>)[],
  stored: new Map<string, string>(),
}

/** The texts of the messages and the kinds of all else, as they came. */
export function words(): string[] {
  return server.sent.map(({ task }) => (task.kind === 'message' ? task.content : task.kind))
}

/** Nothing queued, nothing sent, `userId` signed in. */
export async function startAnew(userId: number): Promise<void> {
  for (const { id } of await listQueued()) await discard(id)
  await drain()
  server.sent = []
  server.answers = []
  server.stored.clear()
  signIn(userId)
}

export function signIn(userId: number): void {
  writeStored('auth_token', `token-${userId}`)
  writeStored('wepa.user', JSON.stringify({ id: userId, username: 'x', fullName: 'X' }))
}

export function signOut(): void {
  removeStored('auth_token')
  removeStored('wepa.user')
}

export function message(content: string, conversationId = 7): Task {
  const clientId = `client-${content}`
  return { kind: 'message', conversationId, content, clientId, about: 'Sofá' }
}

export function heart(isWanted: boolean, listingId = 5): Task {
  return { kind: 'favourite', listingId, isWanted, title: 'Sofá' }
}

/** An answer of the server's own, as its error formatter writes it. */
export function refusal(status: number, code: string, more: object = {}) {
  const data = { code, httpStatus: status, issues: [], ...more }
  const answer = { error: { code: -32600, message: 'No se pudo', data } }
  return TRPCClientError.from(answer, { meta: { response: new Response(null, { status }) } })
}

export function fails(error: Error): () => Promise<void> {
  return async () => {
    throw error
  }
}

export const noNetwork = fails(TRPCClientError.from(new TypeError('Failed to fetch')))

/** An answer that comes when the test says so. */
export function gate() {
  let open = () => {}
  const opened = new Promise<void>((done) => {
    open = done
  })
  return { open, wait: () => opened }
}

export function untilEmpty(): Promise<void> {
  return eventually(async () => expect(await listQueued()).toEqual([]))
}

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
  removeItem: (key: string) => stored.delete(key),
})

const tokens = new WeakMap<ApiClient, string>()

async function receive(task: Task, client: ApiClient): Promise<void> {
  server.sent.push({ task, token: tokens.get(client) ?? '' })
  await server.answers.shift()?.()
}

const handlers: Handlers = {
  publish: async (task, { client }) => {
    await receive(task, client)
    return { verdict: 'rejected', code: 'validation', reason: 'Sin borrador' }
  },
  message: async (task, { client }) => {
    await receive(task, client)
    const { conversationId, content, clientId } = task
    const first = server.stored.get(clientId) ?? content
    if (first !== content) return arrivedBefore(first)
    const more = { id: 9, senderId: 1, isRead: false, messageType: 'text', createdAt: '' }
    return { verdict: 'done', result: { ...more, conversationId, content, clientId } }
  },
  'first-message': async (task, { client }) => {
    await receive(task, client)
    const { content, clientId } = task
    const more = { id: 9, senderId: 1, isRead: false, messageType: 'text', createdAt: '' }
    return { verdict: 'done', result: { ...more, conversationId: 12, content, clientId } }
  },
  favourite: async (task, { client }) => {
    await receive(task, client)
    return { verdict: 'done', result: null }
  },
  follow: async (task, { client }) => {
    await receive(task, client)
    return { verdict: 'done', result: null }
  },
  'mark-conversation': async (task, { client }) => {
    await receive(task, client)
    return { verdict: 'done', result: null }
  },
  'mark-read': async (task, { client }) => {
    await receive(task, client)
    return { verdict: 'done', result: null }
  },
}

provideHandlers(async () => ({
  handlers,
  clientFor: (token) => {
    const client = createApiClient([])
    tokens.set(client, token)
    return client
  },
}))
