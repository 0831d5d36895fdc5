// Providers that take the connection and say nothing.
import { createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { sandboxKeys } from '@wepa/sandbox/stripe/keys'
import { jobKinds } from '../../src/db/queue/kinds.ts'
import { headersOf } from './load.ts'
import type { Sweep } from './sweep.ts'
import type { World } from './world.ts'

/** Started with this module, ended with the process: it takes connections and never says a word. */
const silent = await startSilence()

export const providerSweeps: readonly Sweep[] = [
  {
    name: 'smtp-silent',
    lasts: 20,
    lastsInTests: 3,
    isUnnoticed: true,
    world: { smtp: { isSilent: true } },
    harm: async (world, seconds) => {
      const took = await timeOfAnotherJob(world)
      await wait(seconds * 1000)
      return took > 5 ? [`another job waited ${took} s behind the emails`] : []
    },
  },
  {
    name: 'stripe-silent',
    lasts: 1,
    isUnnoticed: true,
    world: { settings: { ...sandboxKeys, STRIPE_API_URL: silent } },
    harm: async (world) => {
      const body = JSON.stringify({ planId: 'pro', priceId: 'price_pro' })
      return refusedWithin(world, '/api/create-subscription', body, 12)
    },
  },
  {
    name: 'model-silent',
    lasts: 1,
    isUnnoticed: true,
    world: { settings: { ANTHROPIC_API_KEY: 'none', ANTHROPIC_BASE_URL: silent } },
    harm: async (world) => {
      const body = JSON.stringify({ message: '¿Cómo describo mi bicicleta?' })
      return refusedWithin(world, '/api/ai/chat', body, 33)
    },
  },
]

/** Ten people ask at once for what the provider would do: each is refused in time, with a status that says why. */
async function refusedWithin(
  { servers, people }: World,
  path: string,
  body: string,
  seconds: number,
): Promise<string[]> {
  const asked = people.map(async ({ token }) => {
    const began = performance.now()
    const response = await fetch(`${servers[0]?.url}${path}`, {
      method: 'POST',
      headers: headersOf(token),
      body,
      signal: AbortSignal.timeout(60_000),
    })
    return { status: response.status, took: (performance.now() - began) / 1000 }
  })
  const answers = await Promise.all(asked)
  return answers.flatMap(({ status, took }) => [
    ...([429, 502, 503, 504].includes(status) ? [] : [`${path} answered ${status}`]),
    ...(took > seconds ? [`${path} answered after ${Math.round(took)} s`] : []),
  ])
}

/** Seconds until a job that has nothing to do with emails is done. */
async function timeOfAnotherJob({ query }: World): Promise<number> {
  const began = performance.now()
  const { priority, lane } = jobKinds['tell-due-alerts']
  const { rows } = await query(
    `select id from graphile_worker.add_job('tell-due-alerts', '{}'::json,
       priority := $1::integer, flags := array[$2::text])`,
    [priority, lane],
  )
  const isDone = async () =>
    (await query('select from graphile_worker.jobs where id = $1', [rows[0].id])).rowCount === 0
  while (!(await isDone())) {
    if (performance.now() - began > 60_000) break
    await wait(50)
  }
  return Math.round((performance.now() - began) / 100) / 10
}

async function startSilence(): Promise<string> {
  const server = createServer((socket: Socket) => socket.on('error', () => undefined))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  server.unref()
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}
