// Emails that tell the owner of an account what became of its passkeys.
import type { Settings } from '../../context.ts'
import type { EmailContent } from '../mail/email.ts'

type Site = Pick<Settings, 'baseUrl'>
type About = { fullName: string; name: string }

/** After a passkey was added. */
export function passkeyAddedEmail({ fullName, name }: About, site: Site): EmailContent {
  return told(site, fullName, 'Añadiste una llave de acceso', [
    `Desde ahora puedes entrar a tu cuenta con la llave de acceso «${name}», sin contraseña.`,
    'Si no fuiste tú, quítala en la configuración de tu cuenta y cambia tu contraseña cuanto antes.',
  ])
}

/** After one was removed. */
export function passkeyRemovedEmail({ fullName, name }: About, site: Site): EmailContent {
  return told(site, fullName, 'Quitaste una llave de acceso', [
    `La llave de acceso «${name}» ya no sirve para entrar a tu cuenta.`,
    'Si no fuiste tú, cambia tu contraseña cuanto antes: así se cierran tus demás sesiones.',
  ])
}

function told(
  { baseUrl }: Site,
  name: string,
  subject: string,
  paragraphs: string[],
): EmailContent {
  const button = { label: 'Ver la seguridad de mi cuenta', url: `${baseUrl}/settings` }
  return { subject, name, paragraphs, button }
}
