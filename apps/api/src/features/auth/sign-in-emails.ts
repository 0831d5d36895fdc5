import { deviceWords } from '@wepa/domain/people/device-name'
import { dateAndTime } from '@wepa/domain/text/date'
import type { Settings } from '../../context.ts'
import type { EmailContent } from '../mail/email.ts'

type Site = Pick<Settings, 'baseUrl'>

/** After a sign-in from a device that the account never used. */
export function newDeviceEmail(
  { fullName, userAgent, at }: { fullName: string; userAgent: string | null; at: Date },
  { baseUrl }: Site,
): EmailContent {
  return {
    subject: 'Entraste a Wepa desde un dispositivo nuevo',
    name: fullName,
    paragraphs: [
      // The time ends in 'p. m.', and so the sentence.
      `Alguien entró a tu cuenta desde un dispositivo que no conocíamos: ${deviceWords(userAgent)}, ${dateAndTime(at.toISOString())}`,
      'Si fuiste tú, no tienes que hacer nada.',
      'Si no fuiste tú, cierra esa sesión en Configuración y cambia tu contraseña cuanto antes.',
    ],
    button: { label: 'Ver mis sesiones', url: `${baseUrl}/settings` },
  }
}

/** When many passwords were tried on an account from networks it never used. */
export function guessedPasswordEmail(
  { fullName }: { fullName: string },
  { baseUrl }: Site,
): EmailContent {
  return {
    subject: 'Están probando contraseñas en tu cuenta de Wepa',
    name: fullName,
    paragraphs: [
      'En la última hora se probaron muchas contraseñas equivocadas en tu cuenta, desde lugares donde nunca habías entrado. Detuvimos esos intentos por un rato; nadie entró con ellos.',
      'Tú puedes entrar como siempre desde los lugares donde ya lo hiciste.',
      'Si usas la misma contraseña en otro sitio, cámbiala por una que no uses en ningún otro.',
    ],
    button: { label: 'Cambiar mi contraseña', url: `${baseUrl}/settings` },
  }
}
