import { id as idOf } from '@wepa/domain/scalar'
import {
  EssentialsOffered,
  EssentialsQuery,
  ProlongStormInput,
  StartStormInput,
  StormRecord,
  StormState,
} from '@wepa/domain/storms/storm-schema'
import * as z from 'zod/mini'
import { Done } from '../../answers.ts'
import { defineCall } from '../../define-call.ts'

const tag = 'Modo tormenta'
const done = { success: true } as const

export const stormCalls = [
  defineCall({
    method: 'get',
    path: '/api/storm',
    summary: 'Las regiones en modo tormenta, por qué y hasta cuándo; vacío cuando no hay ninguna',
    tag,
    access: 'everyone',
    answer: z.array(StormState),
    keptFor: 15,
    run: ({ caller }) => caller.storms.now(),
  }),
  defineCall({
    method: 'get',
    path: '/api/essentials',
    summary: 'Lo esencial que se ofrece en la isla, o en un municipio, lo más nuevo primero',
    tag,
    access: 'everyone',
    query: EssentialsQuery,
    answer: EssentialsOffered,
    keptFor: 15,
    run: ({ caller, query }) => caller.storms.essentials(query),
  }),
  defineCall({
    method: 'get',
    path: '/api/admin/storms',
    summary: 'Las últimas tormentas, con los precios promedio de antes y quién hizo qué',
    tag,
    access: 'admin',
    answer: z.array(StormRecord),
    run: ({ caller }) => caller.storms.list(),
  }),
  defineCall({
    method: 'post',
    path: '/api/admin/storms',
    summary: 'Enciende el modo tormenta en unas regiones, de 1 a 30 días',
    tag,
    access: 'admin',
    body: StartStormInput,
    answer: z.object({ id: idOf() }),
    status: 201,
    isOnce: true,
    run: ({ caller, body }) => caller.storms.start(body),
  }),
  defineCall({
    method: 'post',
    path: '/api/admin/storms/{id}/prolong',
    summary: 'Alarga un modo tormenta, hasta 30 días desde hoy',
    tag,
    access: 'admin',
    body: ProlongStormInput,
    answer: Done,
    isOnce: true,
    run: async ({ caller, id, body }) => {
      await caller.storms.prolong({ ...body, id: id() })
      return done
    },
  }),
  defineCall({
    method: 'post',
    path: '/api/admin/storms/{id}/end',
    summary: 'Apaga un modo tormenta antes de tiempo',
    tag,
    access: 'admin',
    answer: Done,
    run: async ({ caller, id }) => {
      await caller.storms.end({ id: id() })
      return done
    },
  }),
]
