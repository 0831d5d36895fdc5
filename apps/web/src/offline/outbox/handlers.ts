// What each kind of task does when it is sent: the app says so, and loads it when something is sent.
import type { ApiClient } from '../../lib/trpc.ts'
import type { Kind, Queued, Results, TaskOf, Verdict } from '../browser-db/task.ts'

/** What a handler is given to send with. */
export type Sending = {
  item: Queued
  /** Of the person who queued it; whatever else is called on the way takes this one. */
  token: string
  /** Sends this very token. */
  client: ApiClient
}

export type Handlers = {
  [K in Kind]: (task: TaskOf<K>, sending: Sending) => Promise<Verdict<Results[K]>>
}

export type HandlerSource = () => Promise<{
  handlers: Handlers
  /** A client that sends this very token, whoever signs in meanwhile. */
  clientFor: (token: string) => ApiClient
}>

let source: HandlerSource | undefined

export function provideHandlers(given: HandlerSource): void {
  source = given
}

export async function loadHandlers(): ReturnType<HandlerSource> {
  if (!source) throw new Error('Nobody has said how things are sent')
  return source()
}
