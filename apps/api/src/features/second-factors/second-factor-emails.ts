// Emails that tell the owner of an account what became of its second factor.
import type { Settings } from '../../context.ts'
import type { EmailContent } from '../mail/email.ts'

type Site = Pick<Settings, 'baseUrl'>

const ifNotYou =
  'Si no fuiste tú, restablece tu contraseña cuanto antes: así se cierran todas tus sesiones.'

/** After an app was set up. */
export function secondFactorOnEmail({ fullName }: { fullName: string }, site: Site): EmailContent {
  return told(site, fullName, 'Activaste la verificación en dos pasos', [
    'Desde ahora, para entrar a tu cuenta hace falta también un código de tu app de autenticación.',
    'Guarda tus códigos de recuperación fuera del teléfono: con ellos entras si lo pierdes.',
    ifNotYou,
  ])
}

/** After it was turned off. */
export function secondFactorOffEmail({ fullName }: { fullName: string }, site: Site): EmailContent {
  return told(site, fullName, 'Desactivaste la verificación en dos pasos', [
    'Para entrar a tu cuenta basta otra vez la contraseña.',
    ifNotYou,
  ])
}

/** After ten new codes took the place of those before. */
export function recoveryCodesMadeEmail(
  { fullName }: { fullName: string },
  site: Site,
): EmailContent {
  return told(site, fullName, 'Tienes códigos de recuperación nuevos', [
    'Hiciste diez códigos de recuperación nuevos. Los anteriores ya no sirven.',
    ifNotYou,
  ])
}

/** After one was used. */
export function recoveryCodeUsedEmail(
  { fullName, left }: { fullName: string; left: number },
  site: Site,
): EmailContent {
  const rest = left === 1 ? 'Te queda 1 código.' : `Te quedan ${left} códigos.`
  return told(site, fullName, 'Se usó un código de recuperación', [
    `Alguien usó uno de los códigos de recuperación de tu cuenta. ${rest}`,
    ifNotYou,
  ])
}

function told(
  { baseUrl }: Site,
  name: string,
  subject: string,
  paragraphs: string[],
): EmailContent {
  return {
    subject,
    name,
    paragraphs,
    button: { label: 'Ver la seguridad de mi cuenta', url: `${baseUrl}/settings` },
  }
}
