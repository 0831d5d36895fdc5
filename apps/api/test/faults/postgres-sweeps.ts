// What can happen to PostgreSQL.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Sweep } from './sweep.ts'
import type { World } from './world.ts'

export const postgresSweeps: readonly Sweep[] = [
  {
    name: 'postgres-kill',
    isFelt: true,
    lasts: 5,
    lastsInTests: 1.5,
    harm: async ({ postgres }, seconds) => {
      postgres.kill()
      await wait(seconds * 1000)
      await postgres.start()
      return []
    },
  },
  {
    name: 'postgres-stop',
    isFelt: true,
    lasts: 5,
    harm: async ({ postgres }, seconds) => {
      await postgres.stop()
      await wait(seconds * 1000)
      await postgres.start()
      return []
    },
  },
  {
    name: 'postgres-freeze',
    isFelt: true,
    lasts: 30,
    lastsInTests: 5,
    harm: async ({ postgres }, seconds) => {
      postgres.freeze()
      await wait(seconds * 1000)
      postgres.thaw()
      return []
    },
  },
  {
    name: 'postgres-cut',
    lasts: 5,
    lastsInTests: 1,
    harm: async (world, seconds) => {
      for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
        await cutAll(world)
        await wait(100)
      }
      return []
    },
  },
  {
    name: 'postgres-connections',
    isFelt: true,
    lasts: 5,
    harm: async (world, seconds) => {
      const giveBack = await takeAllConnections(world)
      await wait(seconds * 1000)
      await giveBack()
      return []
    },
  },
]

const ours = 'faults'

/** Every connection of the servers ends; those of the sweep itself stay. */
async function cutAll(world: World): Promise<void> {
  await world.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where pid <> pg_backend_pid() and datname is not null and application_name <> $1`,
    [ours],
  )
}

/** Takes what is free, cuts the servers off, and takes what that has freed, until nothing is left. */
async function takeAllConnections(world: World): Promise<() => Promise<void>> {
  const held: pg.Client[] = []
  const takeFree = async () => {
    for (;;) {
      const client = new pg.Client({ connectionString: world.postgres.url, application_name: ours })
      client.on('error', () => undefined)
      try {
        await client.connect()
        held.push(client)
      } catch {
        return
      }
    }
  }
  await takeFree()
  for (let rounds = 0; rounds < 5; rounds += 1) {
    await held[0]?.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname is not null and application_name <> $1`,
      [ours],
    )
    await takeFree()
  }
  return async () => {
    await Promise.all(held.map((client) => client.end()))
  }
}
