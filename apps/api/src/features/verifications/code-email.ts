import { CODE_MINUTES } from '@wepa/domain/trust/verification'
import type { EmailContent } from '../mail/email.ts'

/** The code that confirms an email. */
export function codeEmail({ name, code }: { name: string; code: string }): EmailContent {
  return {
    // Without the code: subjects are kept, shown in the person's own export, and on locked screens.
    subject: 'Tu código de Wepa',
    name,
    paragraphs: ['Escribe este código en Wepa para verificar que este correo es tuyo:'],
    highlight: code,
    notes: [
      `Vale por ${CODE_MINUTES} minutos. Si pediste varios, usa el más reciente.`,
      'Nadie de Wepa te lo va a pedir: no lo compartas. Si no lo pediste tú, puedes ignorar este correo.',
    ],
  }
}
