// Stands for the server's end of /ws: sockets that never open by themselves, so that everything is polled until a
// test says so.
import { act } from '@testing-library/react'
import type { LiveEvent } from '@wepa/domain/conversations/live'
import { eventually } from '@wepa/domain/test/eventually'
import { vi } from 'vitest'

let sockets: FakeSocket[] = []

class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  readyState = FakeSocket.CONNECTING
  sent: unknown[] = []

  constructor() {
    super()
    sockets.push(this)
  }

  send(text: string) {
    const frame: unknown = JSON.parse(text)
    if (typeof frame === 'object' && frame && 'type' in frame && frame.type === 'ping') {
      this.hear({ type: 'pong' })
    } else this.sent.push(frame)
  }

  hear(event: LiveEvent) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }))
  }

  close() {
    this.readyState = FakeSocket.CLOSED
  }
}

export function startSockets(): void {
  sockets = []
  vi.stubGlobal('WebSocket', FakeSocket)
}

/** Lets the app's socket open and the server know its person; `tell` sends what is new. */
export async function goLive() {
  const socket = await eventually(() => {
    const last = sockets.at(-1)
    if (!last) throw new Error('No socket was opened')
    return last
  })
  const tell = (event: LiveEvent) => act(() => socket.hear(event))
  socket.readyState = FakeSocket.OPEN
  socket.dispatchEvent(new Event('open'))
  tell({ type: 'ready' })
  const breakOff = () =>
    act(() => {
      socket.readyState = FakeSocket.CLOSED
      socket.dispatchEvent(Object.assign(new Event('close'), { code: 1006 }))
    })
  return { sent: socket.sent, tell, breakOff }
}
