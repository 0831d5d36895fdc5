// The emails of a plan. `button.url` is a path of the product.
import { GRACE_DAYS } from '@wepa/domain/payments/subscription'
import type { EmailContent } from '../mail/email.ts'

/** `price` of a month like '$9.99'; `trialEnd` the last day of a trial in words, null without one. */
export type PlanNote = { fullName: string; plan: string; price: string; trialEnd: string | null }

const button = { label: 'Ver mi plan', url: '/subscription' }

export function startedEmail({ fullName, plan, price, trialEnd }: PlanNote): EmailContent {
  return {
    subject: `Tu plan ${plan} está activo`,
    name: fullName,
    paragraphs: [
      `Ya tienes el plan ${plan}.`,
      trialEnd
        ? `Tu prueba es gratis hasta el ${trialEnd}. Después se cobran ${price} al mes a tu tarjeta, hasta que lo canceles.`
        : `Se renueva cada mes por ${price}, hasta que lo canceles.`,
      'Lo cancelas cuando quieras, con un toque, en la página de tu plan.',
    ],
    button,
  }
}

export function trialEndingEmail({ fullName, plan, price }: PlanNote, end: string): EmailContent {
  return {
    subject: `Tu prueba de ${plan} termina el ${end}`,
    name: fullName,
    paragraphs: [
      `El ${end} termina tu prueba gratis y comienza el primer mes de tu plan ${plan}: ${price} a tu tarjeta.`,
      'Si quieres seguir, no tienes que hacer nada. Si no, cancélalo antes de ese día y no se te cobra.',
    ],
    button,
  }
}

/** Names no sum: a credit may have made it smaller. */
export function failedRenewalEmail({ fullName, plan }: PlanNote, end: string): EmailContent {
  return {
    subject: `No pudimos cobrar tu plan ${plan}`,
    name: fullName,
    paragraphs: [
      `Tu banco no aceptó el cobro de este mes de tu plan ${plan}.`,
      `El plan sigue ${GRACE_DAYS} días más, hasta el ${end}. Paga con otra tarjeta en la página de tu plan para no perderlo.`,
      'Si no lo pagas, pasas al plan Free. Tus anuncios siguen publicados.',
    ],
    button,
  }
}

export function cancelledEmail({ fullName, plan }: PlanNote, end: string): EmailContent {
  return {
    subject: `Cancelaste tu plan ${plan}`,
    name: fullName,
    paragraphs: [
      `Tu plan ${plan} sigue hasta el ${end} y no se te cobra más.`,
      'Después pasas al plan Free. Tus anuncios publicados siguen hasta que venzan. Si cambias de idea antes de ese día, lo reanudas con un toque.',
    ],
    button,
  }
}

export function endedEmail({ fullName, plan }: PlanNote): EmailContent {
  return {
    subject: `Tu plan ${plan} terminó`,
    name: fullName,
    paragraphs: [
      `Tu plan ${plan} terminó y ya no se te cobra.`,
      'Estás en el plan Free. Tus anuncios publicados siguen hasta que venzan; para publicar más de tres a la vez necesitas un plan.',
    ],
    button: { ...button, label: 'Ver los planes' },
  }
}
