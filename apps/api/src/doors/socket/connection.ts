// One open socket: what may go in and out of it, and when it has to go.

import { type LiveEvent, liveClose } from '@wepa/domain/conversations/live'
import { DomainError } from '@wepa/domain/error'
import type { RawData, WebSocket } from 'ws'
import type { Clock } from '../../context.ts'
import { toRefusal } from '../../errors.ts'
import type { SocketMetrics } from '../../telemetry/counts.ts'
import { createAllowance } from './allowance.ts'
import type { SocketLimits } from './limits.ts'

export type ConnectionParts = {
  limits: SocketLimits
  clock: Clock
  metrics: SocketMetrics | undefined
  /** Answers one frame; its errors are its own. */
  answer: (connection: LiveConnection, text: string) => Promise<void>
  /** Called once, when it hears nothing more or is closed. */
  onDeaf: (connection: LiveConnection) => void
}

/** Attends to a socket that has just opened, until it closes. */
export class LiveConnection {
  readonly #ws: WebSocket
  readonly #parts: ConnectionParts
  readonly #lastsUntil: number
  readonly #mayTake: () => boolean
  readonly #authTimer: NodeJS.Timeout
  /** Frames are answered one after the other: messages stand in the order in which they were sent. */
  #line = Promise.resolve()
  #waiting = 0
  #isAlive = true
  #isLeaving = false

  constructor(ws: WebSocket, parts: ConnectionParts) {
    const { limits, clock, metrics } = parts
    const now = () => clock.now().getTime()
    this.#ws = ws
    this.#parts = parts
    this.#lastsUntil = now() + limits.longestLife * (0.9 + Math.random() / 5)
    this.#mayTake = createAllowance({ burst: limits.burst, perSecond: limits.perSecond, now })
    this.#authTimer = setTimeout(() => this.close(liveClose.unauthorized), limits.authWithin)
    ws.on('pong', () => {
      this.#isAlive = true
    })
    ws.on('message', (data) => this.#take(data))
    ws.on('close', (code) => {
      clearTimeout(this.#authTimer)
      parts.onDeaf(this)
      metrics?.closed(code)
    })
  }

  /** False from the moment it begins to close. */
  get isOpen(): boolean {
    return this.#ws.readyState === this.#ws.OPEN
  }

  /** Sends, unless the reader is too far behind: then it is closed, to come back and ask for what it missed. */
  send(event: LiveEvent): void {
    if (!this.isOpen) return
    const { limits, metrics } = this.#parts
    if (this.#ws.bufferedAmount > limits.mostBuffered) {
      this.close(liveClose.later)
    } else {
      this.#ws.send(JSON.stringify(event))
      metrics?.sent(event.type)
    }
  }

  /** Sends a refusal of the frame with this `clientId`. */
  refuse(error: unknown, named: { clientId?: string } = {}): void {
    const { code, message, issues, retryAfter } = toRefusal(error)
    this.send({
      type: 'error',
      ...named,
      code,
      message,
      ...(issues.length > 0 && { issues: [...issues] }),
      ...(retryAfter !== undefined && { retryAfter }),
    })
  }

  /** Closes with one of `liveClose`; it hears nothing from now on. */
  close(code: number): void {
    this.#parts.onDeaf(this)
    this.#ws.close(code)
  }

  /** For each turn of the pings: who did not answer the last one is gone. */
  ping(): void {
    if (!this.#isAlive) {
      this.#ws.terminate()
    } else if (this.#parts.clock.now().getTime() > this.#lastsUntil) {
      this.close(liveClose.restart)
    } else {
      this.#isAlive = false
      this.#ws.ping()
    }
  }

  /** Takes no more frames, and closes once those that came are answered. */
  async leave(): Promise<void> {
    this.#isLeaving = true
    await this.#line
    this.close(liveClose.restart)
  }

  #take(data: RawData): void {
    this.#isAlive = true
    // From now on it is we who are slow: a database that hangs shows nobody out for good.
    clearTimeout(this.#authTimer)
    if (this.#isLeaving || !this.isOpen) return
    if (this.#waiting >= this.#parts.limits.mostWaiting || !this.#mayTake()) {
      this.refuse(new DomainError('rate_limited', { retryAfter: 60 }))
      this.close(liveClose.flooded)
      return
    }
    this.#waiting += 1
    this.#line = this.#line.then(() => this.#answer(String(data)))
  }

  async #answer(text: string): Promise<void> {
    if (this.isOpen) await this.#parts.answer(this, text)
    this.#waiting -= 1
  }
}
