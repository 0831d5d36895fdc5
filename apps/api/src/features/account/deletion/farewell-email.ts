import type { EmailContent } from '../../mail/email.ts'

/** Confirms that an account is gone; the last email it gets. */
export function farewellEmail({ fullName }: { fullName: string }): EmailContent {
  return {
    subject: 'Eliminamos tu cuenta de Wepa',
    name: fullName,
    paragraphs: [
      'Tu cuenta ya no existe. Borramos tu perfil, tus anuncios con sus fotos, tus favoritos, tus búsquedas y tus sesiones.',
      'Las personas con quienes hablaste conservan sus conversaciones, sin tu nombre: ahí apareces como «Usuario eliminado».',
      'Gracias por haber sido parte de Wepa. Si algún día quieres volver, te recibimos con gusto.',
    ],
    notes: ['Este es el último correo que te enviamos.'],
  }
}
