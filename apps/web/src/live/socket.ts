// One socket to the server for as long as somebody is signed in: it says who that is and comes back after every loss.
import { LiveEvent, liveClose } from '@wepa/domain/conversations/live'
import ReconnectingSocket from 'partysocket/ws'
import { readToken } from '../lib/session/token.ts'
import { watchPulse } from './socket-pulse.ts'
import { watchReturns } from './socket-returns.ts'

export type SocketEvents = {
  /** The server knows who this is; from now on it tells what is new. */
  onReady: () => void
  onEvent: (event: LiveEvent) => void
  /** Nothing is heard until `onReady`. */
  onDown: () => void
  /** The server does not want this token. */
  onRefused: () => void
}

/** After a refusal or a flood, in ms. */
const longPause = 60_000

/** Opens the socket. @returns the way to end it for good */
export function openSocket(events: SocketEvents): () => void {
  const socket = new ReconnectingSocket(socketAddress(), [], {
    // At random, so that a restart of the server is not answered by everybody at once.
    minReconnectionDelay: 1_000 + Math.random() * 3_000,
    maxReconnectionDelay: 30_000,
    reconnectionDelayGrowFactor: 1.6,
    connectionTimeout: 10_000,
    maxEnqueuedMessages: 0,
  })
  const end = new AbortController()
  let pause: ReturnType<typeof setTimeout> | undefined
  /** Too many other windows of this person: this one waits until somebody looks at it. */
  let isReplaced = false
  const again = () => {
    clearTimeout(pause)
    isReplaced = false
    events.onDown()
    socket.reconnect()
  }
  const pulse = watchPulse(socket, again)
  watchReturns({ isWaiting: () => isReplaced, onReturn: again, signal: end.signal })
  socket.addEventListener('open', () => {
    const token = readToken()
    if (token) socket.send(JSON.stringify({ type: 'auth', token }))
    else socket.close()
  })
  socket.addEventListener('message', ({ data }) => {
    pulse.beat()
    const event = readEvent(data)
    if (event?.type === 'ready') events.onReady()
    else if (event) events.onEvent(event)
  })
  socket.addEventListener('close', ({ code }) => {
    events.onDown()
    isReplaced = code === liveClose.replaced
    const isUnwanted = code === liveClose.unauthorized || code === liveClose.flooded
    if (isReplaced || isUnwanted) socket.close()
    if (isUnwanted) pause = setTimeout(again, longPause * (1 + Math.random()))
    if (code === liveClose.unauthorized) events.onRefused()
  })
  return () => {
    clearTimeout(pause)
    pulse.stop()
    end.abort()
    socket.close()
  }
}

function socketAddress(): string {
  const address = new URL('/ws', window.location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  return address.href
}

/** Undefined for what this client does not know: the server may be newer. */
function readEvent(data: unknown): LiveEvent | undefined {
  try {
    return LiveEvent.safeParse(JSON.parse(String(data))).data
  } catch {
    return undefined
  }
}
