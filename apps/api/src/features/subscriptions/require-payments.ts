import { DomainError } from '@wepa/domain/error'
import type { Deps } from '../../context.ts'
import type { Payments } from '../../gateways/payments.ts'

/** The payment provider. @throws DomainError payments_unavailable where none is configured */
export function requirePayments({ payments }: Pick<Deps, 'payments'>): Payments {
  if (!payments) throw new DomainError('payments_unavailable')
  return payments
}
