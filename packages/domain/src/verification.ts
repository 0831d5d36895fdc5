// What somebody can have confirmed about themselves (§3, §4, decision B10).
import * as z from 'zod/mini'
import { optionalPhone } from './phone.ts'
import { id, moment } from './scalar.ts'
import { form, line, optionalEmail, optionalLine } from './text.ts'

export const VERIFICATION_TYPES = ['phone', 'email', 'identity', 'business', 'address'] as const
export type VerificationType = (typeof VERIFICATION_TYPES)[number]

export const VERIFICATION_STATUSES = ['pending', 'approved', 'rejected'] as const
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number]

export const VERIFICATION_LABELS: Record<VerificationType, string> = {
  phone: 'Teléfono',
  email: 'Email',
  identity: 'ID Verificado',
  business: 'Negocio',
  address: 'Dirección',
}

/** Minutes a mailed code is valid, and how often it may be tried. */
export const CODE_MINUTES = 10
export const CODE_TRIES = 5

/** `notes` is the reason of a rejection. The code is never part of an answer. */
export const Verification = z.object({
  id: id(),
  userId: id(),
  verificationType: z.enum(VERIFICATION_TYPES),
  status: z.enum(VERIFICATION_STATUSES),
  documentUrl: z.nullable(z.string()),
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
      additionalInfo: optionalLine(1000),
    }),
  ),
})
export type VerificationInput = z.infer<typeof VerificationInput>

export const VerificationCodeInput = form({
  verificationType: verificationType(),
  verificationCode: sixDigits(),
})
export type VerificationCodeInput = z.infer<typeof VerificationCodeInput>

/** The field that is missing for the asked type, with what to say; null when nothing is (§5). */
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

/** The badge of a state; undefined means nothing was asked for yet (§4). */
export function verificationLabel(status: VerificationStatus | undefined): string {
  if (status === undefined) return 'No Verificado'
  return { pending: 'Pendiente', approved: 'Aprobado', rejected: 'Rechazado' }[status]
}

/** True when the type can be asked for: never asked, or rejected (§4). */
export function canRequestVerification(status: VerificationStatus | undefined): boolean {
  return status === undefined || status === 'rejected'
}

// The identity and business types have two spellings in the documented calls.
// @__NO_SIDE_EFFECTS__
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

// @__NO_SIDE_EFFECTS__
function sixDigits() {
  return line(20).check(z.regex(/^\d{6}$/, 'El código ingresado no es válido.'))
}
