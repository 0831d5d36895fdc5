// The metrics of several processes as one answer: each series says which process it is of. Were they added up, a
// process that dies would take its counts along, and Prometheus, for which a count that falls began at zero,
// would count those of all others once more.
import type { Worker } from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'
import * as z from 'zod/mini'

const Question = z.object({ type: z.literal('metrics?'), id: z.number(), place: z.string() })
const Answer = z.object({
  type: z.literal('metrics'),
  id: z.number(),
  metrics: z.array(z.looseObject({})),
})

/** Milliseconds that the leader waits for a process: one that is busy, starts or ends keeps no other from being seen. */
const patience = 3000

/** The processes that run, by their place: '1' to as many as there are. One that is started anew has the place of the old one. */
export type Places = ReadonlyMap<string, Pick<Worker, 'isConnected' | 'send' | 'on' | 'off'>>

/**
 * For the leader: what all processes measure, as Prometheus reads it, each series with the place as its label `process`.
 * Who does not answer in time is left out. @throws Error where nobody does
 */
export async function readAllMetrics(places: Places): Promise<string> {
  const asked = [...places].map(([place, worker]) => ask(place, worker))
  const found = (await Promise.all(asked)).filter((metrics) => metrics !== undefined)
  if (found.length === 0) throw new Error('no process tells its metrics')
  // No two series have the same labels: nothing is added up.
  return AggregatorRegistry.aggregate(found).metrics()
}

let lastId = 0

type PlacedWorker = Places extends ReadonlyMap<string, infer One> ? One : never

function ask(place: string, worker: PlacedWorker): Promise<object[] | undefined> {
  if (!worker.isConnected()) return Promise.resolve(undefined)
  lastId += 1
  const question = { type: 'metrics?', id: lastId, place }
  return new Promise((resolve) => {
    const end = (metrics?: object[]) => {
      clearTimeout(timer)
      worker.off('message', hear)
      resolve(metrics)
    }
    const hear = (message: unknown) => {
      const { data } = Answer.safeParse(message)
      if (data?.id === question.id) end(data.metrics)
    }
    const timer = setTimeout(end, patience)
    worker.on('message', hear)
    worker.send(question, (error) => {
      if (error) end()
    })
  })
}

/** For one of several processes: answers the leader for as long as it lives. */
export function answerLeader(registry: Registry): void {
  process.on('message', async (message) => {
    const { data } = Question.safeParse(message)
    if (!data) return
    registry.setDefaultLabels({ process: data.place })
    const metrics = await registry.getMetricsAsJSON().catch(() => undefined)
    // Where the leader is gone there is nobody to tell.
    if (metrics) process.send?.({ type: 'metrics', id: data.id, metrics }, undefined, {}, () => {})
  })
}
