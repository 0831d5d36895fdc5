import type { EmailContent } from '../../mail/email.ts'

type Reminder = { name: string; when: string; where: string; otherName: string; url: string }

/** Reminds of a meeting some hours before it. `when`: 'hoy, 3:00 p. m.' */
export function reminderEmail({ name, when, where, otherName, url }: Reminder): EmailContent {
  return {
    subject: `Tu encuentro con ${otherName}: ${when}`,
    name,
    paragraphs: [
      `Te encuentras con ${otherName} ${when}, en ${where}.`,
      'Mira lo que compras antes de pagar, lleva a alguien si puedes y dile a quien confías a dónde vas.',
    ],
    button: { label: 'Abrir la conversación', url },
    notes: ['Puedes apagar estos correos en la configuración de tu cuenta.'],
  }
}
