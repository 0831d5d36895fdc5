// What people are written after a decision about them.
import { APPEAL_DAYS } from '@wepa/domain/moderation/appeal'
import { dateAndTime } from '@wepa/domain/text/date'
import type { EmailContent } from '../../mail/email.ts'

type Decided = { name: string; reason: string; reference: string }
type Appealable = Decided & { appealUrl: string }

const why = (reason: string) => `Motivo: ${reason}`
const mark = (reference: string) => `Referencia: ${reference}`
const linkNote = `El enlace sirve por ${APPEAL_DAYS} días, y cada decisión se apela una vez. No lo compartas: quien lo tenga puede apelar por ti.`

export function warnedEmail({
  name,
  title,
  reason,
  reference,
  appealUrl,
}: Appealable & { title: string | null }): EmailContent {
  return {
    subject: 'Una advertencia sobre tu cuenta de Wepa',
    name,
    paragraphs: [
      title
        ? `Te escribimos por tu anuncio «${title}». Es una advertencia: todo lo tuyo sigue como está.`
        : 'Esto es una advertencia: tu cuenta y tus anuncios siguen como están.',
      why(reason),
      mark(reference),
      'Si vuelve a pasar, podemos ocultar un anuncio o suspender la cuenta.',
      'Si crees que nos equivocamos, cuéntanos por qué y lo miramos de nuevo.',
    ],
    button: { label: 'Apelar esta decisión', url: appealUrl },
    notes: [linkNote],
  }
}

export function withdrawnWarningEmail({ name, reason, reference }: Decided): EmailContent {
  return {
    subject: 'Retiramos la advertencia sobre tu cuenta',
    name,
    paragraphs: [
      'Aceptamos tu apelación: la advertencia ya no cuenta.',
      why(reason),
      mark(reference),
    ],
  }
}

export function removedMessageEmail({
  name,
  reason,
  reference,
  appealUrl,
}: Appealable): EmailContent {
  return {
    subject: 'Retiramos un mensaje tuyo',
    name,
    paragraphs: [
      'Retiramos un mensaje que escribiste en Wepa. En su lugar dice que la administración lo retiró; lo demás de la conversación sigue igual.',
      why(reason),
      mark(reference),
      'Si crees que nos equivocamos, cuéntanos por qué y lo miramos de nuevo.',
    ],
    button: { label: 'Apelar esta decisión', url: appealUrl },
    notes: [linkNote],
  }
}

export function returnedMessageEmail({ name, reason, reference }: Decided): EmailContent {
  return {
    subject: 'Tu mensaje volvió a la conversación',
    name,
    paragraphs: [
      'Aceptamos tu apelación: las dos personas vuelven a leer tu mensaje.',
      why(reason),
      mark(reference),
    ],
  }
}

export function hiddenEmail({
  name,
  title,
  reason,
  reference,
  appealUrl,
}: Appealable & { title: string }): EmailContent {
  return {
    subject: `Ocultamos tu anuncio «${title}»`,
    name,
    paragraphs: [
      `Tu anuncio «${title}» ya no se ve en Wepa. Lo sigues viendo tú, en Mis anuncios.`,
      why(reason),
      mark(reference),
      'Si crees que nos equivocamos, cuéntanos por qué y lo miramos de nuevo.',
    ],
    button: { label: 'Apelar esta decisión', url: appealUrl },
    notes: [linkNote],
  }
}

export function suspendedEmail({
  name,
  reason,
  reference,
  appealUrl,
  hasPlan,
  contactUrl,
  until,
}: Appealable & {
  hasPlan: boolean
  contactUrl: string
  until: Date | null
}): EmailContent {
  return {
    subject: 'Tu cuenta de Wepa está suspendida',
    name,
    paragraphs: [
      until
        ? `Suspendimos tu cuenta hasta el ${dateAndTime(until.toISOString())}`
        : 'Suspendimos tu cuenta.',
      'Mientras tanto no puedes entrar, nadie puede escribirte y tus anuncios no se ven.',
      ...(until
        ? ['Entonces vuelve todo por sí solo, y ese tiempo no se le descuenta a tus anuncios.']
        : []),
      why(reason),
      mark(reference),
      ...(hasPlan
        ? ['Cancelamos la renovación de tu plan: lo que ya pagaste no se cobra otra vez.']
        : []),
      'Si crees que nos equivocamos, cuéntanos por qué y lo miramos de nuevo. No hace falta entrar a tu cuenta.',
    ],
    button: { label: 'Apelar esta decisión', url: appealUrl },
    notes: [
      linkNote,
      `Si prefieres una copia de tus datos o eliminar la cuenta, escríbenos: ${contactUrl}`,
    ],
  }
}

export function restoredListingEmail({
  name,
  title,
  reason,
  reference,
  url,
}: Decided & { title: string; url: string }): EmailContent {
  return {
    subject: `Tu anuncio «${title}» volvió`,
    name,
    paragraphs: [
      `Tu anuncio «${title}» está como antes. El tiempo que estuvo oculto no se le descuenta.`,
      why(reason),
      mark(reference),
    ],
    button: { label: 'Ver mis anuncios', url },
  }
}

export function restoredAccountEmail({
  name,
  reason,
  reference,
  url,
  wasForGood,
}: Decided & { url: string; wasForGood: boolean }): EmailContent {
  return {
    subject: 'Tu cuenta de Wepa está activa otra vez',
    name,
    paragraphs: [
      'Ya puedes entrar, y tus anuncios están como antes. El tiempo que estuvieron fuera no se les descuenta.',
      why(reason),
      mark(reference),
      ...(wasForGood
        ? ['Si tenías un plan pagado y quieres seguir con él, reactívalo en la página de planes.']
        : []),
    ],
    button: { label: 'Iniciar sesión', url },
  }
}

export function suspensionOverEmail({
  name,
  reference,
  url,
}: Omit<Decided, 'reason'> & { url: string }): EmailContent {
  return {
    subject: 'Tu cuenta de Wepa está activa otra vez',
    name,
    paragraphs: [
      'Tu suspensión terminó: ya puedes entrar, y tus anuncios están como antes. El tiempo que estuvieron fuera no se les descuenta.',
      mark(reference),
    ],
    button: { label: 'Iniciar sesión', url },
  }
}

export function upheldEmail({
  name,
  reason,
  reference,
  appealed,
}: Decided & { appealed: string }): EmailContent {
  return {
    subject: 'Revisamos tu apelación',
    name,
    paragraphs: [
      `Volvimos a mirar tu caso ${appealed} y la decisión se mantiene.`,
      why(reason),
      mark(reference),
    ],
  }
}

export function answerEmail({
  name,
  subject,
  answer,
  reference,
}: {
  name: string
  subject: string
  answer: string
  reference: string
}): EmailContent {
  return {
    subject: `Re: ${subject}`,
    name,
    paragraphs: answer.split(/\n+/),
    notes: [
      `Te contestamos por el mensaje ${reference} que nos llegó desde la página de contacto con esta dirección. Si no lo escribiste tú, puedes ignorar este correo.`,
    ],
  }
}
