// What the frames of a socket ask for: first to be let in, then what the rules allow.

import { AuthFrame, LiveRequest, liveClose } from '@wepa/domain/conversations/live'
import { DomainError } from '@wepa/domain/error'
import type { Context, Session } from '../../context.ts'
import { toRefusal } from '../../errors.ts'
import type { SocketMetrics } from '../../telemetry/counts.ts'
import { contextWith } from '../http/request-context.ts'
import { createCaller } from '../router.ts'
import type { LiveConnection } from './connection.ts'

export type FrameParts = {
  /** Where the socket comes from, as nobody in particular. */
  visitor: Context
  /** Enters it among those who hear. */
  enter: (connection: LiveConnection, session: Session) => void
  /** True while the process sheds load. */
  isBusy: () => boolean
  metrics: SocketMetrics | undefined
}

/** Answers the frames of one socket, to be called for one after the other. Never throws. */
export function createFrameAnswers(
  parts: FrameParts,
): (connection: LiveConnection, text: string) => Promise<void> {
  let token: string | undefined
  return async (connection, text) => {
    const frame = parse(text)
    if (!frame) {
      parts.metrics?.received('unreadable')
      connection.refuse(new DomainError('validation', { message: 'Eso no es un objeto JSON.' }))
      connection.close(liveClose.unreadable)
    } else if (token === undefined) {
      parts.metrics?.received('auth')
      token = await authenticate(parts, connection, frame)
    } else await obey(parts, connection, frame, token)
  }
}

/** The token once it has opened the door; else the socket is closed. */
async function authenticate(
  { visitor, enter }: FrameParts,
  connection: LiveConnection,
  frame: object,
): Promise<string | undefined> {
  const { data } = AuthFrame.safeParse(frame)
  try {
    const { session } = data ? await contextWith(visitor, data.token) : visitor
    if (!data || !session) return refuseEntry(connection)
    if (!connection.isOpen) return undefined
    enter(connection, session)
    // It may have ended between the look and the entry, when nobody could be told.
    if ((await contextWith(visitor, data.token)).isTokenRefused) return refuseEntry(connection)
    connection.send({ type: 'ready' })
    return data.token
  } catch (error) {
    report(visitor, error)
    connection.close(liveClose.later)
    return undefined
  }
}

function refuseEntry(connection: LiveConnection): undefined {
  connection.close(liveClose.unauthorized)
}

async function obey(
  { visitor, isBusy, metrics }: FrameParts,
  connection: LiveConnection,
  frame: object,
  token: string,
): Promise<void> {
  const request = LiveRequest.safeParse(frame)
  metrics?.received(request.data?.type ?? 'unknown')
  const named = clientIdOf(frame)
  if (!request.success) return connection.refuse(request.error, named)
  if (request.data.type === 'ping') return connection.send({ type: 'pong' })
  const { type: _, conversationId: id, ...input } = request.data
  try {
    if (isBusy()) throw new DomainError('unavailable')
    // The token is looked at again, as with each call: whose session is over says nothing more.
    const ctx = await contextWith(visitor, token)
    if (ctx.isTokenRefused) return connection.close(liveClose.unauthorized)
    const message = await createCaller(ctx).conversations.send({ id, ...input })
    connection.send({ type: 'ack', ...named, message })
  } catch (error) {
    report(visitor, error)
    connection.refuse(error, named)
  }
}

/** A bug is logged here, at the door; a refusal is none. */
function report({ log }: Context, error: unknown): void {
  if (toRefusal(error).code === 'internal') log.error({ err: error }, 'a frame failed')
}

function parse(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** So that the sender knows what was refused, whatever was wrong with it. */
function clientIdOf(frame: object): { clientId?: string } {
  const named = 'clientId' in frame ? frame.clientId : undefined
  return typeof named === 'string' ? { clientId: named.slice(0, 100) } : {}
}
