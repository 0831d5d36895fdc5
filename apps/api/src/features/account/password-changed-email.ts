import type { Settings } from '../../context.ts'
import type { EmailContent } from '../mail/email.ts'

/** Tells the owner of an account, so that they notice when it was not them. */
export function passwordChangedEmail(
  { fullName }: { fullName: string },
  { baseUrl }: Pick<Settings, 'baseUrl'>,
): EmailContent {
  return {
    subject: 'Tu contraseña de Wepa cambió',
    name: fullName,
    paragraphs: [
      'La contraseña de tu cuenta acaba de cambiar, y cerramos las sesiones que tenías en otros dispositivos.',
      'Si fuiste tú, no tienes que hacer nada más.',
      'Si no fuiste tú, restablece tu contraseña cuanto antes: así cierras también la sesión de quien la cambió.',
    ],
    button: { label: 'Restablecer mi contraseña', url: `${baseUrl}/auth?tab=reset` },
  }
}
