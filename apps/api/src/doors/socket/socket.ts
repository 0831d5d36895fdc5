// /ws: messages as they are said, both ways. What may be said is decided by the same rules as anywhere.
import { setTimeout as wait } from 'node:timers/promises'
import websocket from '@fastify/websocket'
import { liveClose, MAX_FRAME } from '@wepa/domain/conversations/live'
import { DomainError } from '@wepa/domain/error'
import type { FastifyInstance } from 'fastify'
import WebSocket from 'ws'
import type { Deps } from '../../context.ts'
import { toRefusal } from '../../errors.ts'
import type { SocketMetrics } from '../../telemetry/counts.ts'
import { visitorOf } from '../http/request-context.ts'
import { createAdmission } from './admission.ts'
import { LiveConnection } from './connection.ts'
import { createFanOut } from './fan-out.ts'
import { createFrameAnswers } from './frames.ts'
import { type SocketLimits, socketLimits } from './limits.ts'
import { createRegister } from './registry.ts'

export type SocketOptions = { limits?: SocketLimits; metrics?: SocketMetrics | undefined }

/** Milliseconds in which frames that came are answered, and then for the farewell to arrive. */
const patience = 2000

type OpenSockets = Map<WebSocket, LiveConnection>

/** Registers the door. When the server closes, so do its sockets, with a word to come back. */
export async function registerSocket(
  app: FastifyInstance,
  deps: Deps,
  { limits = socketLimits, metrics }: SocketOptions = {},
): Promise<void> {
  const register = createRegister(limits.perPerson, (oldest) => oldest.close(liveClose.replaced))
  const admission = createAdmission(deps.settings, limits)
  const open: OpenSockets = new Map()
  let isEnding = false
  const pings = setInterval(() => {
    for (const connection of open.values()) connection.ping()
  }, limits.pingEvery)
  pings.unref()

  await app.register(websocket, {
    // @ts-expect-error The types want the whole library for a class; the library wants a class.
    options: { maxPayload: MAX_FRAME, WebSocket: FrankSocket, closeTimeout: 5000 },
    // What the other side did wrong or cut off; the socket closes by itself.
    errorHandler: (err, _socket, request) => request.log.debug({ err }, 'a socket failed'),
    preClose: async () => {
      isEnding = true
      clearInterval(pings)
      await sayFarewell(open)
    },
  })
  app.route({
    method: 'GET',
    url: '/ws',
    onRequest: async (request) => {
      if (!request.ws) return
      admission.admit(request)
      if (isEnding || open.size >= limits.perProcess) throw new DomainError('unavailable')
    },
    handler: () => {
      throw new DomainError('not_found')
    },
    wsHandler: (ws, request) => {
      const onKnown = admission.count(request)
      const answer = createFrameAnswers({
        visitor: visitorOf(deps, request),
        enter: (connection, session) => {
          onKnown()
          register.add(connection, session)
        },
        isBusy: () => app.isUnderPressure(),
        metrics,
      })
      const onDeaf = (connection: LiveConnection) => {
        onKnown()
        register.remove(connection)
      }
      open.set(ws, new LiveConnection(ws, { limits, clock: deps.clock, metrics, answer, onDeaf }))
      ws.on('close', () => open.delete(ws))
      metrics?.opened()
    },
  })
  deps.live.listen(createFanOut(deps, register))
}

async function sayFarewell(open: OpenSockets): Promise<void> {
  const leaving = [...open.values()].map((connection) => connection.leave())
  await Promise.race([Promise.all(leaving), wait(patience)])
  for (const connection of open.values()) connection.close(liveClose.restart)
  for (let waited = 0; open.size > 0 && waited < patience; waited += 20) await wait(20)
  for (const ws of open.keys()) ws.terminate()
}

/** Says why it closes on a frame that is too large, before it has been read. */
class FrankSocket extends WebSocket {
  override close(code?: number, reason?: string | Buffer): void {
    if (code === liveClose.tooBig && this.readyState === this.OPEN) {
      const { code: name, message } = toRefusal(new DomainError('too_large'))
      this.send(JSON.stringify({ type: 'error', code: name, message }))
    }
    super.close(code, reason)
  }
}
