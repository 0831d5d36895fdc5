// A product whose reads a real replica answers, and somebody who writes and searches there.
import { expect, vi } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../src/db/database.ts'
import { openReaders, type Readers } from '../../src/db/replicas/readers.ts'
import { makeListingInput } from '../factories.ts'
import { type Suite, startSuite } from '../harness.ts'
import { register, request } from '../http.ts'
import { type OwnPostgres, startOwnPostgres, startStandby } from './own-postgres.ts'

export type Replicated = {
  primary: OwnPostgres
  standby: OwnPostgres
  opened: OpenDatabase
  readers: Readers
  suite: Suite
  /** What was logged. */
  said: string[]
  pool: typeof pool
  log: Parameters<typeof openReaders>[0]['log']
  isUsed: () => boolean
  untilUsed: () => Promise<void>
  untilLeftOut: () => Promise<void>
  /** At the replica itself, as an administrator would. */
  pauseReplay: () => Promise<unknown>
  resumeReplay: () => Promise<unknown>
  makeSeller: () => Promise<Seller>
  close: () => Promise<void>
}

type Seller = {
  id: number
  adId: number
  token: string
  /** Gives the ad another title. */
  write: (title: string) => Promise<void>
  /** The title by which a search finds it; undefined where it finds nothing. The seller searches unless told. */
  find: (as?: { token?: string }) => Promise<string | undefined>
}

const pool = { poolSize: 4, statementTimeout: 10_000, onIdleError: () => {} }

/** Starts both and the server's rules on them. About 8 s. */
export async function startReplicated(): Promise<Replicated> {
  const said: string[] = []
  const say = (_: object, message: string) => void said.push(message)
  const log = { warn: say, error: say }
  const primary = await startOwnPostgres()
  const standby = await startStandby(primary)
  const opened = openDatabase({ ...pool, url: primary.url })
  const desk = openDatabase({ ...pool, url: standby.url })
  const urls = [standby.url]
  const readers = openReaders({ primary: opened, primaryUrl: primary.url, urls, pool, log })
  const suite = await startSuite({ overrides: { db: opened.db, readers } })
  const isUsed = () => readers.choose(null) !== opened.db
  const until = (used: boolean) =>
    vi.waitFor(() => expect(isUsed()).toBe(used), { timeout: 20_000 })
  /** Or the first search would find another seller's ad by its likeness, and be kept. */
  const untilCaughtUp = async () => {
    const { rows } = await opened.pool.query('select pg_current_wal_flush_lsn()::text as lsn')
    const ask = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as "isThere"'
    await vi.waitFor(
      async () => expect((await desk.pool.query(ask, [rows[0].lsn])).rows[0].isThere).toBe(true),
      { timeout: 20_000 },
    )
  }
  return {
    primary,
    standby,
    opened,
    readers,
    suite,
    said,
    pool,
    log,
    isUsed,
    untilUsed: () => until(true),
    untilLeftOut: () => until(false),
    pauseReplay: () => desk.pool.query('select pg_wal_replay_pause()'),
    resumeReplay: () => desk.pool.query('select pg_wal_replay_resume()'),
    makeSeller: async () => {
      const seller = await makeSeller(suite)
      await untilCaughtUp()
      return seller
    },
    close: async () => {
      await suite.close()
      await readers.close()
      await Promise.all([opened.close(), desk.close()])
      await standby.close()
      await primary.close()
    },
  }
}

/** Somebody with an ad that only they name so. */
async function makeSeller(suite: Suite): Promise<Seller> {
  const app = await suite.app()
  const { token, user } = await register(suite)
  const word = `zumbador${user.id}`
  const body = makeListingInput({ title: `Reloj ${word}` })
  const { json: ad } = await request(app, 'POST', '/api/listings', { token, body })
  const write = async (title: string) => {
    const path = `/api/listings/${ad.id}`
    const body = makeListingInput({ title: `${title} ${word}` })
    const answer = await request(app, 'PUT', path, { token, body })
    expect(answer.status, answer.text).toBe(200)
  }
  const find = async (as: { token?: string } = { token }) => {
    const answer = await request(app, 'GET', `/api/listings?search=${word}`, as)
    expect(answer.status, answer.text).toBe(200)
    return answer.json[0]?.title.replace(` ${word}`, '')
  }
  return { id: user.id, adId: Number(ad.id), token, write, find }
}
