import { VisitReport } from '@wepa/domain/insights/visit-schema'
import { Done } from '../answers.ts'
import { defineCall } from '../define-call.ts'

export const visitCalls = [
  defineCall({
    method: 'post',
    path: '/api/visits',
    summary: 'Cuenta cuán rápida fue una visita; no se guarda nada de quien la hizo',
    tag: 'Velocidad de las visitas',
    access: 'everyone',
    body: VisitReport,
    answer: Done,
    bodyLimit: 1024,
    run: ({ caller, body }) => caller.visits.report(body),
  }),
]
