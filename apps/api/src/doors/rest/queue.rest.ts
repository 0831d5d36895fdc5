import { FailedJob } from '@wepa/domain/failed-job'
import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'

export const queueCalls = [
  defineCall({
    method: 'get',
    path: '/api/admin/failed-jobs',
    summary: 'Trabajos en cola que fallaron, con su motivo',
    tag: 'Administración',
    access: 'admin',
    answer: z.array(FailedJob),
    run: ({ caller }) => caller.queue.failed(),
  }),
]
