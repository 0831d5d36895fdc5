import { TrustScore } from '@wepa/domain/trust/trust-schema'
import {
  CodeResult,
  PhoneCodeInput,
  Verification,
  VerificationCodeInput,
  VerificationDecision,
  VerificationDocument,
  VerificationInput,
  VerificationRequest,
} from '@wepa/domain/trust/verification'
import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { PageQuery } from '../page-query.ts'

const tag = 'Confianza'

export const verificationCalls = [
  defineCall({
    method: 'get',
    path: '/api/users/{id}/verifications',
    summary: 'Las verificaciones de una persona, la última de cada tipo; de otros, las aprobadas',
    tag,
    access: 'everyone',
    answer: z.array(Verification),
    run: ({ caller, id }) => caller.verifications.list({ id: id() }),
  }),
  defineCall({
    method: 'post',
    path: '/api/users/{id}/verify',
    summary:
      'Pide una verificación: el email, con un código por correo; las demás las revisa el equipo',
    tag,
    access: 'member',
    body: VerificationInput,
    answer: Verification,
    status: 201,
    run: ({ caller, id, body }) => caller.verifications.request({ ...body, id: id() }),
  }),
  defineCall({
    method: 'post',
    path: '/api/users/{id}/verify-phone',
    summary:
      'Envía un código por SMS a un celular, o lo envía otra vez; se prueba con verify-code y type phone',
    tag,
    access: 'member',
    body: PhoneCodeInput,
    answer: Verification,
    status: 201,
    run: ({ caller, id, body }) => caller.verifications.sendPhoneCode({ ...body, id: id() }),
  }),
  defineCall({
    method: 'post',
    path: '/api/users/{id}/verify-code',
    summary:
      'Prueba el código que llegó por correo o por SMS: 10 minutos, 5 intentos; equivocado, 400',
    tag,
    access: 'member',
    body: VerificationCodeInput,
    // A refusal like any other has a code.
    answer: z.extend(CodeResult, { code: z.optional(z.literal('wrong_code')) }),
    run: async ({ caller, id, body, status }) => {
      const result = await caller.verifications.verifyCode({ ...body, id: id() })
      if (result.success) return result
      status(400)
      return { ...result, code: 'wrong_code' }
    },
  }),
  defineCall({
    method: 'post',
    path: '/api/users/{id}/verification-documents',
    summary:
      'Sube un documento privado (multipart: file, imagen o PDF hasta 10 MB) para documentData.documentIds; ' +
      'se abre con GET en su url, con el token de su dueño o de la administración',
    tag,
    access: 'member',
    body: z.object({
      file: z
        .custom<Uint8Array<ArrayBuffer>>()
        .check(z.meta({ override: { type: 'string', format: 'binary' } })),
    }),
    answer: VerificationDocument,
    status: 201,
    isMultipart: true,
    bodyLimit: 11 * 1024 * 1024,
    run: ({ caller, id, body }) =>
      caller.verifications.uploadDocument({ id: id(), bytes: body.file }),
  }),
  defineCall({
    method: 'get',
    path: '/api/users/{id}/trust-score',
    summary: 'Cuánta confianza inspira una persona, de 0 a 5, y de qué está hecha la cifra',
    tag,
    access: 'everyone',
    answer: TrustScore,
    run: ({ caller, id }) => caller.trust.score({ id: id() }),
  }),
  defineCall({
    method: 'get',
    path: '/api/admin/verifications',
    summary: 'Las solicitudes de verificación que esperan una decisión, la más antigua primero',
    tag,
    access: 'admin',
    query: PageQuery,
    answer: z.array(VerificationRequest),
    run: async ({ caller, query, page }) => page(await caller.verifications.pending(query)),
  }),
  defineCall({
    method: 'post',
    path: '/api/admin/verifications/{id}',
    summary: 'Aprueba una solicitud, o la rechaza con su motivo',
    tag,
    access: 'admin',
    body: VerificationDecision,
    answer: VerificationRequest,
    run: ({ caller, id, body }) => caller.verifications.decide({ ...body, id: id() }),
  }),
]
