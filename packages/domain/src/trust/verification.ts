// What somebody can have confirmed about themselves: docs/product/verification.md#types.
import * as z from 'zod/mini'
import type { PlanId } from '../payments/plan.ts'
import { count, id, moment } from '../scalar.ts'
import { optionalPhone, requiredPhone } from '../text/phone.ts'
import { form, line, optionalEmail, optionalLine, optionalText } from '../text/text.ts'

export const VERIFICATION_TYPES = ['phone', 'email', 'identity', 'business', 'address'] as const
export type VerificationType = (typeof VERIFICATION_TYPES)[number]

export const VERIFICATION_STATUSES = ['pending', 'approved', 'rejected'] as const
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number]

/** What is confirmed. */
export const VERIFICATION_NAMES: Record<VerificationType, string> = {
  phone: 'Teléfono',
  email: 'Email',
  identity: 'Identidad',
  business: 'Negocio',
  address: 'Dirección',
}

/** What the administration opens and closes; email is always open. */
export const OPENED_TYPES = ['phone', 'identity', 'business', 'address'] as const

export const OpeningInput = form({
  type: z.enum(OPENED_TYPES, 'Tipo de verificación inválido'),
  isOpen: z.boolean('Debe ser verdadero o falso'),
})
export type OpeningInput = z.infer<typeof OpeningInput>

/** Who of the administration opened or closed a type; `by` is null once their account is gone. */
export type OpeningLine = { type: string; isOpen: boolean; by: string | null; createdAt: string }

/**
 * What the request screen offers of what is `opened`; the others are marked 'Próximamente'. The plan Business sells
 * the verification of a business, so who pays for it can ask for that one too.
 */
export function offeredVerifications(
  plan: PlanId,
  opened: readonly VerificationType[],
): readonly VerificationType[] {
  return ['email', ...(plan === 'business' ? ['business' as const] : []), ...opened]
}

/**
 * True for a type that the person can choose on the request screen: an offered one that is neither approved nor
 * being looked at (a code on its way is gone on with), and any that was rejected.
 */
export function isOpenVerification(
  type: VerificationType,
  current: Pick<Verification, 'status' | 'expiresAt'> | undefined,
  plan: PlanId,
  opened: readonly VerificationType[],
): boolean {
  if (current?.status === 'approved') return false
  if (current?.status === 'rejected') return true
  const isByTeam = current !== undefined && current.expiresAt === null
  return offeredVerifications(plan, opened).includes(type) && !isByTeam
}

/** Minutes a mailed code is valid, and how often it may be tried. */
export const CODE_MINUTES = 10
export const CODE_TRIES = 5
/** Seconds after which another code may be mailed while one is on its way. */
export const CODE_RESEND_SECONDS = 60

/** Documents of one request, and the largest of them in bytes. */
export const MAX_DOCUMENTS = 5
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024
/** Long edge of a document's picture in pixels: small print stays readable. */
export const DOCUMENT_EDGE = 2400

/** A private file of a request. Its `url` opens for its owner and the administration alone. */
export const VerificationDocument = z.object({
  id: id(),
  kind: z.enum(['image', 'pdf']),
  byteSize: count(),
  url: z.string(),
})
export type VerificationDocument = z.infer<typeof VerificationDocument>

/**
 * `notes` is the reason of a rejection, `expiresAt` when a code on its way ends, `documentUrl` the first
 * of the documents. The code is never part of an answer.
 */
export const Verification = z.object({
  id: id(),
  userId: id(),
  verificationType: z.enum(VERIFICATION_TYPES),
  status: z.enum(VERIFICATION_STATUSES),
  documentUrl: z.nullable(z.string()),
  documents: z.array(VerificationDocument),
  verifiedAt: z.nullable(moment()),
  expiresAt: z.nullable(moment()),
  notes: z.nullable(z.string()),
  createdAt: moment(),
})
export type Verification = z.infer<typeof Verification>

export const VerificationInput = form({
  verificationType: verificationType(),
  phoneNumber: optionalPhone(),
  email: optionalEmail('Invalid email address'),
  documentData: z.nullish(
    z.object({
      documentNumber: optionalLine(60),
      businessName: optionalLine(120),
      licenseNumber: optionalLine(60),
      address: optionalLine(300),
      additionalInfo: optionalText(1000),
      documentIds: documentIds(),
    }),
  ),
})
export type VerificationInput = z.infer<typeof VerificationInput>

/** A number that gets a code by SMS, as E.164. */
export const PhoneCodeInput = form({ phoneNumber: requiredPhone() })
export type PhoneCodeInput = z.infer<typeof PhoneCodeInput>

export const VerificationCodeInput = form({
  verificationType: verificationType(),
  verificationCode: sixDigits(),
})
export type VerificationCodeInput = z.infer<typeof VerificationCodeInput>

/** The answer to a code; without success the message says what to do. */
export const CodeResult = z.object({ success: z.boolean(), message: z.string() })
export type CodeResult = z.infer<typeof CodeResult>

/** What the administration decides about a request; a rejection says why. */
export const VerificationDecision = form({
  decision: z.enum(['approve', 'reject'], 'Decide si se aprueba o se rechaza'),
  notes: optionalText(500),
})
export type VerificationDecision = z.infer<typeof VerificationDecision>

/** A request as the administration reads it. */
export const VerificationRequest = z.extend(Verification, {
  user: z.object({ id: id(), fullName: z.string(), username: z.string(), email: z.string() }),
  phoneNumber: z.nullable(z.string()),
  documentData: z.object({
    documentNumber: z.nullable(z.string()),
    businessName: z.nullable(z.string()),
    licenseNumber: z.nullable(z.string()),
    address: z.nullable(z.string()),
    additionalInfo: z.nullable(z.string()),
  }),
})
export type VerificationRequest = z.infer<typeof VerificationRequest>

/** The field that is missing for the asked type, with what to say; null when nothing is. */
export function missingForVerification(
  input: VerificationInput,
): { path: string; message: string } | null {
  const document = input.documentData
  const needs: Record<VerificationType, [string | null | undefined, string, string][]> = {
    phone: [[input.phoneNumber, 'phoneNumber', 'Escribe tu número de teléfono']],
    email: [[input.email, 'email', 'Escribe tu email']],
    identity: [
      [document?.documentNumber, 'documentData.documentNumber', 'Escribe el número del documento'],
    ],
    business: [
      [document?.businessName, 'documentData.businessName', 'Escribe el nombre del negocio'],
      [document?.licenseNumber, 'documentData.licenseNumber', 'Escribe el número de licencia'],
    ],
    address: [[document?.address, 'documentData.address', 'Escribe la dirección completa']],
  }
  const missing = needs[input.verificationType].find(([value]) => !value)
  return missing === undefined ? null : { path: missing[1], message: missing[2] }
}

type Current = Pick<Verification, 'verificationType' | 'status' | 'expiresAt'>

/**
 * True when the type can be asked for: never asked, rejected, or an email whose code ended.
 * @param now the present as an ISO time
 */
export function canRequestVerification(current: Current | undefined, now: string): boolean {
  if (current === undefined || current.status === 'rejected') return true
  return current.status === 'pending' && current.expiresAt !== null && !isCodeAlive(current, now)
}

/** True while a mailed code can be typed in. */
export function isCodeAlive(
  { status, expiresAt }: Pick<Current, 'status' | 'expiresAt'>,
  now: string,
): boolean {
  return status === 'pending' && expiresAt !== null && Date.parse(expiresAt) > Date.parse(now)
}

/** Seconds until another code may be mailed, 0 when it may now. */
export function secondsUntilResend(current: Current | undefined, now: string): number {
  if (current === undefined || !isCodeAlive(current, now)) return 0
  const sentAt = Date.parse(current.expiresAt ?? now) - CODE_MINUTES * 60_000
  const left = sentAt + CODE_RESEND_SECONDS * 1000 - Date.parse(now)
  // A clock that goes wrong makes nobody wait longer than that.
  return Math.min(CODE_RESEND_SECONDS, Math.max(0, Math.ceil(left / 1000)))
}

/** How many types stand in each state, of `VERIFICATION_TYPES.length` in all. */
export function countVerifications(
  verifications: readonly Pick<Verification, 'status'>[],
): Record<VerificationStatus, number> {
  const of = (status: VerificationStatus) =>
    verifications.filter((each) => each.status === status).length
  return { approved: of('approved'), pending: of('pending'), rejected: of('rejected') }
}

// The identity and business types have two spellings in the documented calls.
function verificationType() {
  return z.pipe(
    z.enum(
      [...VERIFICATION_TYPES, 'government_id', 'business_license'],
      'Selecciona un tipo de verificación',
    ),
    z.transform((type: VerificationType | 'government_id' | 'business_license') => {
      if (type === 'government_id') return 'identity'
      return type === 'business_license' ? 'business' : type
    }),
  )
}

function sixDigits() {
  return line(20).check(z.regex(/^\d{6}$/, 'El código ingresado no es válido.'))
}

function documentIds() {
  return z.nullish(
    z
      .array(id('Documento inválido'), 'Los documentos deben ser una lista')
      .check(z.maxLength(MAX_DOCUMENTS, `Envía ${MAX_DOCUMENTS} documentos como máximo`)),
  )
}
