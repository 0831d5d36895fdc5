import type { VerificationStatus, VerificationType } from '@wepa/domain/trust/verification'

/** What a confirmed one is called on a badge. */
export const VERIFICATION_LABELS: Record<VerificationType, string> = {
  phone: 'Teléfono',
  email: 'Email',
  identity: 'ID Verificado',
  business: 'Negocio',
  address: 'Dirección',
}

/** The badge of a state; undefined means nothing was asked for yet. */
export function verificationLabel(status: VerificationStatus | undefined): string {
  if (status === undefined) return 'No Verificado'
  return { pending: 'Pendiente', approved: 'Aprobado', rejected: 'Rechazado' }[status]
}
