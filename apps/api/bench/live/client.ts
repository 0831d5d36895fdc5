// One person at one socket, as the app does it: an outbox in order, the same clientId until it is
// acknowledged, and a new socket when the old one is lost.
import { randomUUID } from 'node:crypto'
import { LiveEvent } from '@wepa/domain/conversations/live'
import WebSocket from 'ws'
import * as z from 'zod/mini'
import { disorder, type Notes } from './notes.ts'
import type { Talker } from './people.ts'
import { Thread } from './thread.ts'

const ackPatience = 20_000
const Uploaded = z.object({ url: z.string() })

export class LiveClient {
  readonly talker: Talker
  readonly thread: Thread
  /** Resolves when it is let in for the first time. */
  readonly ready: Promise<void>
  readonly #port: number
  readonly #notes: Notes
  readonly #outbox: { clientId: string; content: string }[] = []
  #ws: WebSocket | undefined
  #isReady = false
  #attempt = 0
  #retry: NodeJS.Timeout | undefined
  #onReady = () => {}

  constructor(port: number, talker: Talker, notes: Notes) {
    this.#port = port
    this.talker = talker
    this.#notes = notes
    this.thread = new Thread(port, talker, notes)
    this.ready = new Promise((resolve) => {
      this.#onReady = resolve
    })
    this.#connect()
  }

  get pending(): number {
    return this.#outbox.length
  }

  say(content: string): void {
    this.#outbox.push({ clientId: randomUUID(), content })
    this.#sendNext()
  }

  /** Uploads a picture and sends it; what is measured begins once it is uploaded. */
  async sayPhoto(picture: Buffer): Promise<void> {
    const { token, conversationId } = this.talker
    const headers = { authorization: `Bearer ${token}` }
    const form = new FormData()
    form.append('purpose', 'message')
    form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'foto.jpg')
    const address = `http://127.0.0.1:${this.#port}/api`
    const uploaded = await fetch(`${address}/uploads`, { method: 'POST', headers, body: form })
    if (!uploaded.ok) return this.#noteRefusal(`upload ${uploaded.status}`)
    const { url } = Uploaded.parse(await uploaded.json())
    const clientId = randomUUID()
    this.#notes.sentAt.set(clientId, performance.now())
    const sent = await fetch(`${address}/conversations/${conversationId}/photos`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ photos: [url], clientId }),
    })
    if (!sent.ok) return this.#noteRefusal(`photo ${sent.status}`)
    this.#notes.acknowledged.add(clientId)
  }

  close(): void {
    this.thread.isClosed = true
    clearTimeout(this.#retry)
    this.#ws?.terminate()
  }

  #connect(): void {
    const socket = new WebSocket(`ws://127.0.0.1:${this.#port}/ws`)
    this.#ws = socket
    socket.on('error', () => undefined)
    socket.on('open', () => socket.send(JSON.stringify({ type: 'auth', token: this.talker.token })))
    socket.on('message', (data) => this.#hear(LiveEvent.parse(JSON.parse(String(data)))))
    socket.on('close', () => {
      this.#isReady = false
      clearTimeout(this.#retry)
      this.#retry = undefined
      if (this.thread.isClosed) return
      this.#attempt += 1
      setTimeout(() => this.#connect(), disorder(500 * 2 ** Math.min(this.#attempt, 5)))
    })
  }

  #hear(event: LiveEvent): void {
    if (event.type === 'ready') this.#begin()
    if (event.type === 'new_message') this.thread.take(event.message, event.previousId)
    if (event.type === 'ack') this.#isDone(event.clientId)
    if (event.type === 'error') {
      this.#noteRefusal(event.code)
      this.#tryIn(disorder((event.retryAfter ?? 1) * 1000))
    }
    if (event.type === 'resync') {
      this.#notes.resyncs += 1
      void this.thread.fill()
    }
  }

  #noteRefusal(code: string): void {
    const { refusals } = this.#notes
    refusals.set(code, (refusals.get(code) ?? 0) + 1)
  }

  #begin(): void {
    if (this.#attempt > 0) void this.thread.fill()
    this.#attempt = 0
    this.#isReady = true
    this.#notes.connects += 1
    this.#onReady()
    this.#sendNext()
  }

  #isDone(clientId: string | undefined): void {
    if (clientId === undefined || clientId !== this.#outbox[0]?.clientId) return
    this.#notes.acknowledged.add(clientId)
    this.#outbox.shift()
    clearTimeout(this.#retry)
    this.#retry = undefined
    this.#sendNext()
  }

  #tryIn(ms: number): void {
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => {
      this.#retry = undefined
      this.#sendNext()
    }, ms)
  }

  #sendNext(): void {
    const [next] = this.#outbox
    if (!next || !this.#isReady || this.#retry) return
    const { sentAt } = this.#notes
    if (!sentAt.has(next.clientId)) sentAt.set(next.clientId, performance.now())
    const { conversationId } = this.talker
    this.#ws?.send(JSON.stringify({ type: 'sendMessage', conversationId, ...next }))
    this.#tryIn(ackPatience)
  }
}
