// What happens in one process of the server, told to all of them: PostgreSQL's LISTEN and NOTIFY, on
// a connection of its own. One process hears itself the same way.
import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type LiveNote, packNotes, unpackNotes } from './live-note.ts'

export type LiveListener = {
  onNotes: (notes: readonly LiveNote[]) => void
  /** Notes may have been missed: the connection is new. */
  onGap: () => void
}

export type LiveHub = {
  /** Tells all processes, soon; call it once what it tells stands. While the database is away it waits. */
  publish: (note: LiveNote) => void
  /** Hears what is told from now on. */
  listen: (listener: LiveListener) => void
  close: () => Promise<void>
}

export type LiveHubOptions = {
  url: string
  /** Hears why the connection was lost or not to be had, and once that others use the channel. */
  onTrouble: (error: unknown) => void
}

const channel = 'wepa_live'
/** A database that hangs says nothing: it is asked this often, and given up after `patience` without an answer. */
const askEvery = 10_000
const patience = 5000
const firstPause = 100
const longestPause = 5000
/** Beyond it one word for all is cheaper. */
const mostWaiting = 10_000

/** Makes the hub; it connects when it is first needed, and again whenever the connection is lost. */
export function createLiveHub({ url, onTrouble }: LiveHubOptions): LiveHub {
  const ending = new AbortController()
  const listeners: LiveListener[] = []
  let waiting: LiveNote[] = []
  let connection: Connection | undefined
  let working: Promise<void> | undefined
  let sending: Promise<void> | undefined
  let hasReported = false

  function begin(): void {
    if (ending.signal.aborted) return
    working ??= stayConnected(url, ending.signal, {
      onTrouble,
      onOpen: (opened) => {
        connection = opened
        for (const listener of listeners) listener.onGap()
        send()
      },
      onPayload: (payload) => {
        const notes = unpackNotes(payload)
        if (!notes) return reportForeign()
        for (const listener of listeners) listener.onNotes(notes)
      },
    })
  }

  /** Once, and without what it said, which may be anything. */
  function reportForeign(): void {
    if (hasReported) return
    hasReported = true
    onTrouble(new Error(`somebody else notifies ${channel}: what is no list of notes is left out`))
  }

  /** One notification at a time: what is told meanwhile goes together in the next. */
  function send(): void {
    sending ??=
      connection &&
      tellAll().finally(() => {
        sending = undefined
        // What came between the last look and here.
        if (waiting.length > 0) send()
      })
  }

  async function tellAll(): Promise<void> {
    while (connection && waiting.length > 0) {
      const { payload, count } = packNotes(waiting)
      const told = waiting.splice(0, count)
      try {
        await connection.notify(payload)
      } catch (error) {
        // Perhaps they were told: twice is no harm, and the connection is of no use any more.
        waiting.unshift(...told)
        connection.fail(error)
        connection = undefined
      }
    }
  }

  return {
    publish: (note) => {
      if (waiting.length >= mostWaiting) waiting = [{ kind: 'lost' }]
      waiting.push(note)
      begin()
      send()
    },
    listen: (listener) => {
      listeners.push(listener)
      begin()
    },
    close: async () => {
      await sending
      ending.abort()
      await working
    },
  }
}

type Handlers = {
  onOpen: (connection: Connection) => void
  onPayload: (payload: string) => void
  onTrouble: (error: unknown) => void
}

/** Keeps one connection open until `signal`: after a loss another, with growing pauses. */
async function stayConnected(
  url: string,
  signal: AbortSignal,
  { onOpen, onPayload, onTrouble }: Handlers,
): Promise<void> {
  for (let pause = firstPause; !signal.aborted; pause = Math.min(pause * 2, longestPause)) {
    let connection: Connection | undefined
    try {
      connection = await connect(url, onPayload)
      pause = firstPause
      onOpen(connection)
      await connection.untilLost(signal)
    } catch (error) {
      if (!signal.aborted) onTrouble(error)
    }
    connection?.drop()
    const disorder = 0.5 + Math.random()
    await wait(pause * disorder, undefined, { signal }).catch(() => undefined)
  }
}

type Connection = {
  notify: (payload: string) => Promise<unknown>
  /** Rejects when it is lost; resolves when `signal` ends it. */
  untilLost: (signal: AbortSignal) => Promise<void>
  fail: (error: unknown) => void
  drop: () => void
}

/** Kept prepared: it is sent with each message. */
const tell = { name: 'tell', text: 'select pg_notify($1, $2)' }

async function connect(url: string, hear: (payload: string) => void): Promise<Connection> {
  // Our own, since a client waits for a server that hangs before it lets go.
  const socket = new Socket()
  const client = new pg.Client({
    connectionString: url,
    stream: () => socket,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    keepAlive: true,
    application_name: 'wepa live',
  })
  let settle = (_error?: unknown) => {}
  const lost = new Promise<void>((resolve, reject) => {
    settle = (error) => (error ? reject(error) : resolve())
  })
  lost.catch(() => undefined)
  client.on('error', settle)
  client.on('end', () => settle(new Error('the connection for live notes ended')))
  client.on('notification', (told) => {
    if (told.channel === channel) hear(told.payload ?? '')
  })
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
  } catch (error) {
    socket.destroy()
    throw error
  }
  const heartbeat = setInterval(() => client.query('select 1').catch(settle), askEvery)
  return {
    notify: (payload) => client.query({ ...tell, values: [channel, payload] }),
    untilLost: (signal) => {
      signal.addEventListener('abort', () => settle(), { once: true })
      if (signal.aborted) settle()
      return lost
    },
    fail: settle,
    drop: () => {
      clearInterval(heartbeat)
      socket.destroy()
    },
  }
}
