import type { ModerationCase } from '@wepa/domain/moderation/moderation'
import type { Choice } from './choice-words.ts'
import { topicReasons } from './topic-reasons.ts'

/** Reasons that come up again and again, whatever the case is about. */
const reasonTemplates: Record<Choice, readonly string[]> = {
  resolve: ['Revisamos el anuncio y cumple las reglas.', 'No hay nada que indique un fraude.'],
  warn_user: [
    'Publicaste el mismo anuncio varias veces: deja uno solo.',
    'Trata con respeto a quienes te escriben.',
    'Pon en el anuncio el precio de verdad.',
    'No pidas pagos ni contactos fuera de Wepa antes de verse.',
  ],
  remove_message: [
    'El mensaje ofende o amenaza a la otra persona.',
    'Pide un código o una contraseña.',
    'Comparte datos de otra persona sin su permiso.',
  ],
  hide_listing: [
    'Las fotos son de otra página o de otro anuncio.',
    'Pide dinero por adelantado, y eso no está permitido.',
    'Es un artículo que no se puede vender en Wepa.',
    'El precio del anuncio no es el de verdad.',
    'Está repetido: deja uno solo.',
  ],
  suspend_user: [
    'Varias personas reportaron que cobraste y no entregaste.',
    'Tus anuncios usan fotos o datos de otras personas.',
    'Enviaste mensajes que ofenden o amenazan.',
  ],
  restore_listing: ['Lo miramos de nuevo y cumple las reglas.'],
  restore_user: ['Lo miramos de nuevo y fue un error nuestro.'],
  approve: ['Los datos y los documentos están en orden.'],
  reject: [
    'La foto del documento no se lee bien.',
    'Los datos no coinciden con el documento.',
    'El documento está vencido.',
  ],
  answer: [
    'Gracias por escribirnos. Ya lo arreglamos: prueba otra vez.',
    'Gracias por la idea. La tendremos en cuenta.',
    'Para ayudarte necesitamos más datos: el enlace del anuncio y qué viste en la pantalla.',
  ],
  close: ['Mensaje repetido.', 'No es una consulta.'],
  uphold: ['Lo que nos cuentas no cambia lo que encontramos.'],
  end_sessions: ['Vimos entradas que no parecen tuyas. Cambia tu contraseña al entrar.'],
  reverse: ['Tenías razón: lo que enviaste lo aclara.'],
}

/** What a decision is about, as far as its frequent reasons differ by it. */
export type ReasonTopic = Pick<ModerationCase, 'kind' | 'topic'>

/** Reasons to start from: first those of what the case is about, then those of every case. */
export function reasonsFor(choice: Choice, about: ReasonTopic | undefined): readonly string[] {
  const own = about && topicReasons[about.kind]?.[choice]?.[about.topic]
  return own ? [...own, ...reasonTemplates[choice]] : reasonTemplates[choice]
}

const allTemplates = new Set([
  ...Object.values(reasonTemplates).flat(),
  ...Object.values(topicReasons).flatMap((choices) =>
    Object.values(choices).flatMap((topics) => Object.values(topics).flat()),
  ),
])

/** A template in place of another one, or after what was written by hand, which is not lost. */
export function withTemplate(reason: string, template: string): string {
  const written = reason.trim()
  if (written.includes(template)) return written
  return written === '' || allTemplates.has(written) ? template : `${written}\n${template}`
}
