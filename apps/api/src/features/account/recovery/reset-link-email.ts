import type { Settings } from '../../../context.ts'
import type { EmailContent } from '../../mail/email.ts'

/** Opens the form for a new password, once, for an hour. */
export function resetLinkEmail(
  { fullName }: { fullName: string },
  token: string,
  { baseUrl }: Pick<Settings, 'baseUrl'>,
): EmailContent {
  return {
    subject: 'Restablece tu contraseña de Wepa',
    name: fullName,
    paragraphs: [
      'Recibimos una petición para restablecer la contraseña de tu cuenta. Con este botón eliges una nueva.',
    ],
    button: { label: 'Elegir contraseña nueva', url: `${baseUrl}/reset-password?token=${token}` },
    notes: [
      'El enlace sirve una sola vez y vence en 1 hora.',
      'Si no la pediste tú, no tienes que hacer nada: tu contraseña sigue igual. No compartas este enlace con nadie.',
    ],
  }
}
