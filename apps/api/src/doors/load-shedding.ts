// When the process cannot keep up, it says so at once instead of letting everybody wait.
import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import { DomainError } from '@wepa/domain/error'
import type { FastifyInstance } from 'fastify'

/** Milliseconds, the mean of a second: far above what a busy server shows, below what a person waits. */
const longestDelay = 1000

/** Refuses requests with 503 while the event loop lags or the heap is nearly full; `/healthz` still answers. */
export async function registerLoadShedding(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: longestDelay,
    maxHeapUsedBytes: Math.floor(getHeapStatistics().heap_size_limit * 0.92),
    pressureHandler: async (request) => {
      if (request.url !== '/healthz') throw new DomainError('unavailable')
    },
  })
}
