import type { Settings } from '../../../context.ts'
import type { Letter } from '../../mail/letter.ts'

/** Reminds a person of the name they sign in with. */
export function usernameLetter(
  { fullName, username }: { fullName: string; username: string },
  { baseUrl }: Pick<Settings, 'baseUrl'>,
): Letter {
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
