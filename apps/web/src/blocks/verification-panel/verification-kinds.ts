import type { VerificationType } from '@wepa/domain/trust/verification'
import { IdCard, type LucideIcon, Mail, MapPin, Phone, Store } from 'lucide-react'

/** What each type looks like and what it tells others. */
export const verificationKinds: Readonly<
  Record<VerificationType, { icon: LucideIcon; about: string }>
> = {
  email: { icon: Mail, about: 'Confirma que el correo de tu cuenta es tuyo.' },
  phone: { icon: Phone, about: 'Confirma que contestas el número que das.' },
  identity: { icon: IdCard, about: 'Confirma tu nombre con una identificación oficial.' },
  business: { icon: Store, about: 'Confirma tu negocio con su licencia.' },
  address: { icon: MapPin, about: 'Confirma dónde vives o atiendes.' },
}

/** The order of the screens: what can be asked for today comes first. */
export const shownTypes: readonly VerificationType[] = [
  'email',
  'phone',
  'identity',
  'business',
  'address',
]
