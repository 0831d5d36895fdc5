// When the process cannot keep up, it says so at once instead of letting everybody wait.
import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import { DomainError } from '@wepa/domain/error'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../context.ts'

/** Milliseconds, the mean of a second: far above what a busy server shows, below what a person waits. */
const longestDelay = 1000

/**
 * What costs next to nothing, and is missed the most: without a file of its program, a page that was answered a moment
 * ago stays as it is.
 */
const isAlwaysAnswered = (url: string) => url === '/healthz' || url.startsWith('/assets/')

/**
 * Refuses requests with 503 while the event loop lags, or the heap or all memory is nearly used up; `/healthz` and the
 * files of the program still answer. Pictures and bodies lie outside the heap: only what the process holds altogether
 * tells of them.
 */
export async function registerLoadShedding(
  app: FastifyInstance,
  { mostMemory }: Pick<Settings, 'mostMemory'> = {},
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: longestDelay,
    maxHeapUsedBytes: Math.floor(getHeapStatistics().heap_size_limit * 0.92),
    ...(mostMemory !== undefined && { maxRssBytes: mostMemory }),
    pressureHandler: async (request) => {
      if (!isAlwaysAnswered(request.url)) throw new DomainError('unavailable')
    },
  })
}
