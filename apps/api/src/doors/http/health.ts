// Is the process alive, and can it serve? For whoever restarts and balances servers.
import { DomainError } from '@wepa/domain/error'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../context.ts'
import { isReadOnly } from '../../db/is-read-only.ts'
import { isMigrated } from '../../db/migrate.ts'

/**
 * `/healthz`: alive. `/readyz`: the database is reached, takes writes, and its migrations are applied. Once
 * `ending` is aborted both refuse with 503, so that a balancer sends nothing more to a process that will soon stop listening.
 */
export function registerHealth(app: FastifyInstance, { db }: Deps, ending?: AbortSignal): void {
  const refuseWhileEnding = () => {
    if (ending?.aborted) throw new DomainError('unavailable')
  }
  app.get('/healthz', async (_request, reply) => {
    refuseWhileEnding()
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/readyz', async (_request, reply) => {
    refuseWhileEnding()
    if (await isReadOnly(db)) throw new DomainError('database_unavailable')
    if (!(await isMigrated(db))) throw new DomainError('unavailable')
    reply.header('cache-control', 'no-store')
    return { status: 'ok', database: 'ok', migrations: 'ok' }
  })
}
