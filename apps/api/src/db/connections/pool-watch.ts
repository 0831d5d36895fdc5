// What a pool tells of its use: how long its connections are waited for, and how long statements take.
import { AsyncResource } from 'node:async_hooks'
import pg from 'pg'

/** Hears of waits and statements. Each answers what is called at the end, with the error where there is one. */
export type PoolWatch = {
  waits: () => (error?: unknown) => void
  /** `text` is the statement as it was written, without the values that were sent beside it. */
  asks: (text: string) => (error?: unknown) => void
}

type Told = Parameters<pg.Pool['connect']>[0]

/** A pool that tells how long somebody waited for a connection of it, also where there was none in time. */
export function poolThatTells(watch: PoolWatch): new (config: pg.PoolConfig) => pg.Pool {
  class TellingPool extends pg.Pool {
    // @ts-expect-error Both its forms are handed on as they are.
    override connect(told?: Told): unknown {
      const end = watch.waits()
      if (!told) {
        const connecting = super.connect()
        connecting.then(() => end(), end)
        return connecting
      }
      const hear: typeof told = (error, client, release) => {
        end(error)
        told(error, client, release)
      }
      // The pool calls back while somebody else gives a connection back: the wait and the statement belong to who asked.
      return super.connect(AsyncResource.bind(hear))
    }
  }
  // @ts-expect-error Only `connect` differs, as said there.
  return TellingPool
}

type ToldQuery = { given: unknown[]; hear: (answer: unknown) => void }

/** What to give `Client.query` in place of its arguments, and what is to hear of its answer; undefined to tell nothing. */
export function tellOfQuery(given: unknown[], watch: PoolWatch): ToldQuery | undefined {
  const text = textOf(given[0])
  if (text === undefined) return undefined
  const end = watch.asks(text)
  return {
    given: given.map((each) => (typeof each === 'function' ? endsBefore(each, end) : each)),
    hear: (answer) => {
      if (answer instanceof Promise) answer.then(() => end(), end)
    },
  }
}

function endsBefore(callBack: object, end: (error?: unknown) => void) {
  return (...answer: unknown[]) => {
    end(answer[0] ?? undefined)
    return typeof callBack === 'function' && Reflect.apply(callBack, undefined, answer)
  }
}

function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return
  return typeof statement.text === 'string' ? statement.text : undefined
}
