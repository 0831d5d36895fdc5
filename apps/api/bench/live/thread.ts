// What one person has got of their conversation, and how they ask for what they may have missed.
import { setTimeout as wait } from 'node:timers/promises'
import { Message } from '@wepa/domain/conversations/conversation'
import * as z from 'zod/mini'
import { disorder, type Notes } from './notes.ts'
import type { Talker } from './people.ts'

const Messages = z.array(Message)

export class Thread {
  /** The clientIds of what came from the other side. */
  readonly known = new Set<string>()
  readonly #address: string
  readonly #talker: Talker
  readonly #notes: Notes
  /** All up to here is known. */
  #wholeUpTo = 0
  #isFilling = false
  #isWanted = false
  isClosed = false

  constructor(port: number, talker: Talker, notes: Notes) {
    const { conversationId } = talker
    this.#address = `http://127.0.0.1:${port}/api/conversations/${conversationId}/messages`
    this.#talker = talker
    this.#notes = notes
  }

  take({ id, senderId, clientId }: Message, previousId: number | null): void {
    if ((previousId ?? 0) <= this.#wholeUpTo) this.#wholeUpTo = Math.max(this.#wholeUpTo, id)
    else void this.fill()
    if (senderId === this.#talker.userId || clientId === null || this.known.has(clientId)) return
    this.known.add(clientId)
    const at = performance.now()
    this.#notes.delays.push({ at, ms: at - (this.#notes.sentAt.get(clientId) ?? at) })
  }

  /** Asks until it has been told all. */
  async fill(): Promise<void> {
    this.#isWanted = true
    if (this.#isFilling) return
    this.#isFilling = true
    while (this.#isWanted && !this.isClosed) {
      this.#isWanted = false
      if (await this.#ask()) continue
      this.#isWanted = true
      await wait(disorder(1000))
    }
    this.#isFilling = false
  }

  /** False when there was no answer, or there is more. */
  async #ask(): Promise<boolean> {
    this.#notes.fills += 1
    const response = await fetch(`${this.#address}?limit=100&after=${this.#wholeUpTo}`, {
      headers: { authorization: `Bearer ${this.#talker.token}` },
    }).catch(() => null)
    if (!response?.ok) return false
    const messages = Messages.parse(await response.json())
    for (const message of messages) this.take(message, this.#wholeUpTo)
    return messages.length < 100
  }
}
