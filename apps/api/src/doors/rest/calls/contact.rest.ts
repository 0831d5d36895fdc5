import { ContactInput, ContactReceipt } from '@wepa/domain/moderation/contact'
import { ReportInput, ReportReceipt } from '@wepa/domain/moderation/report'
import { defineCall } from '../define-call.ts'

const tag = 'Contacto y reportes'

export const contactCalls = [
  defineCall({
    method: 'post',
    path: '/api/contact',
    summary: 'Escribe a la administración',
    tag,
    access: 'everyone',
    body: ContactInput,
    answer: ContactReceipt,
    status: 201,
    isOnce: true,
    run: ({ caller, body }) => caller.contact.send(body),
  }),
  defineCall({
    method: 'post',
    path: '/api/reports',
    summary: 'Reporta un anuncio, o algo que no es un anuncio',
    tag,
    access: 'everyone',
    body: ReportInput,
    answer: ReportReceipt,
    status: 201,
    isOnce: true,
    run: ({ caller, body }) => caller.reports.send(body),
  }),
]
