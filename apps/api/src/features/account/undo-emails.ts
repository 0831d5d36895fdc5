// Emails that tell the owner of an account what was done with it, and how to take it back.
import type { Settings } from '../../context.ts'
import type { EmailContent } from '../mail/email.ts'

type Undoable = { fullName: string; token: string; settings: Pick<Settings, 'baseUrl'> }

const undoUrl = ({ baseUrl }: Undoable['settings'], what: 'email' | 'account', token: string) =>
  `${baseUrl}/account-undo?what=${what}&token=${token}`

/** To the address that the account had until now. */
export function emailChangedEmail({ fullName, token, settings }: Undoable): EmailContent {
  return {
    subject: 'Cambió el email de tu cuenta de Wepa',
    name: fullName,
    paragraphs: [
      'Tu cuenta de Wepa tiene ahora otro email: este correo ya no le pertenece.',
      'Si fuiste tú, no tienes que hacer nada.',
      'Si no fuiste tú, deshaz el cambio con este botón. Tu cuenta vuelve a este correo, cerramos todas las sesiones y te enviamos un enlace para elegir una contraseña nueva.',
    ],
    button: { label: 'Deshacer el cambio', url: undoUrl(settings, 'email', token) },
    notes: ['Puedes deshacerlo durante 7 días. No compartas este enlace con nadie.'],
  }
}

/** After a deletion that asked for no password. */
export function accountClosedEmail({ fullName, token, settings }: Undoable): EmailContent {
  return {
    subject: 'Cerramos tu cuenta de Wepa',
    name: fullName,
    paragraphs: [
      'Nos llegó la petición de eliminar tu cuenta. Ya nadie ve tu perfil ni tus anuncios, y cerramos tus sesiones.',
      'En 72 horas la borramos para siempre, con tus anuncios, tus fotos y todo lo demás.',
      'Si no fuiste tú, o cambiaste de idea, consérvala con este botón.',
    ],
    button: { label: 'Conservar mi cuenta', url: undoUrl(settings, 'account', token) },
    notes: ['No compartas este enlace con nadie.'],
  }
}

/** Instead of a link for a new password, soon after the email of the account was changed. */
export function resetLaterEmail(
  { fullName }: { fullName: string },
  { baseUrl }: Pick<Settings, 'baseUrl'>,
): EmailContent {
  return {
    subject: 'Restablecer tu contraseña tendrá que esperar',
    name: fullName,
    paragraphs: [
      'Recibimos una petición para restablecer la contraseña de tu cuenta. Su email cambió hace poco, y por seguridad no enviamos enlaces de contraseña a una dirección nueva durante 24 horas.',
      'Pídelo de nuevo cuando pase ese tiempo. Mientras tanto puedes entrar con tu contraseña de siempre.',
    ],
    button: { label: 'Ir a Wepa', url: `${baseUrl}/auth` },
  }
}
