import type { EmailContent } from '../mail/email.ts'
import type { Recipient } from '../people/find-recipient.ts'

export type Invitation = {
  side: 'buyer' | 'seller'
  to: Recipient
  /** Who stands on the other side. */
  other: string
  listingTitle: string
  url: string
}

/** Asks one side of a sale how it went. */
export function ratingEmail({ side, to, other, listingTitle, url }: Invitation): EmailContent {
  const isBuyer = side === 'buyer'
  return {
    subject: isBuyer ? `¿Cómo te fue con «${listingTitle}»?` : `Vendiste «${listingTitle}»`,
    name: to.fullName,
    paragraphs: [
      isBuyer
        ? `${other} marcó «${listingTitle}» como vendido a ti.`
        : `Marcaste «${listingTitle}» como vendido a ${other}.`,
      'Cuenta cómo te fue, con estrellas y unas palabras si quieres. Así tu gente sabe con quién puede contar.',
    ],
    button: { label: `Calificar a ${other}`, url },
    notes: [
      ...(isBuyer ? ['Si no lo compraste tú, no tienes que hacer nada.'] : []),
      'Puedes apagar estos correos en la configuración de tu cuenta.',
    ],
  }
}
