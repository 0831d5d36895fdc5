import type { Settings } from '../../../context.ts'
import type { EmailContent } from '../../mail/email.ts'

/** Reminds a person of the name they sign in with. */
export function usernameEmail(
  { fullName, username }: { fullName: string; username: string },
  { baseUrl }: Pick<Settings, 'baseUrl'>,
): EmailContent {
  return {
    subject: 'Tu usuario de Wepa',
    name: fullName,
    paragraphs: ['Nos pediste que te recordáramos tu usuario. Es este:'],
    highlight: username,
    button: { label: 'Iniciar sesión', url: `${baseUrl}/auth` },
    notes: [
      'También puedes entrar con este email en lugar del usuario.',
      'Si no lo pediste tú, no tienes que hacer nada.',
    ],
  }
}
