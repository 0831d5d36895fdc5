import { FailedJob } from '@wepa/domain/admin/failed-job'
import * as z from 'zod/mini'
import { Done } from '../answers.ts'
import { defineCall } from '../define-call.ts'

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
  defineCall({
    method: 'post',
    path: '/api/admin/failed-jobs/{id}/retry',
    hasTextId: true,
    summary: 'Intenta otra vez un trabajo que falló',
    tag: 'Administración',
    access: 'admin',
    answer: Done,
    run: ({ caller, text }) => caller.queue.retry({ id: text('id') }),
  }),
]
