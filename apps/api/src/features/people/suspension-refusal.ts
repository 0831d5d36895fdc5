import { DomainError } from '@wepa/domain/error'
import { dateAndTime } from '@wepa/domain/text/date'

/** What who is suspended is told at sign-in; `until` null for a suspension without end. */
export function suspensionRefusal(until: Date | null): DomainError {
  if (until === null) return new DomainError('account_suspended')
  const when = dateAndTime(until.toISOString())
  const message = `Tu cuenta está suspendida hasta el ${when} Entonces puedes entrar otra vez. Te enviamos por correo el motivo y un enlace para apelar.`
  return new DomainError('account_suspended', { message })
}
