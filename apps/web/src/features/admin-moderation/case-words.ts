// What the desk calls things, in Spanish.
import { CONTACT_CATEGORIES } from '@wepa/domain/moderation/contact'
import {
  type CaseKind,
  FLAG_KINDS,
  type FlagKind,
  type ModerationAction,
  type ModerationCase,
} from '@wepa/domain/moderation/moderation'
import { REPORT_REASONS, type ReportReason } from '@wepa/domain/moderation/report'
import { VERIFICATION_NAMES, VERIFICATION_TYPES } from '@wepa/domain/trust/verification'

export const kindNames: Record<ModerationCase['kind'], string> = {
  report: 'Reporte',
  contact: 'Mensaje',
  verification: 'Verificación',
  appeal: 'Apelación',
  flag: 'Aviso automático',
  listing: 'Anuncio',
  user: 'Persona',
}

export const kindFilters: readonly { value: CaseKind; label: string }[] = [
  { value: 'report', label: 'Reportes' },
  { value: 'appeal', label: 'Apelaciones' },
  { value: 'contact', label: 'Mensajes' },
  { value: 'verification', label: 'Verificaciones' },
  { value: 'flag', label: 'Avisos automáticos' },
]

const reasonNames: Record<ReportReason, string> = {
  fake: 'Falso o estafa',
  inappropriate: 'Contenido inapropiado',
  prohibited: 'Artículo prohibido',
  spam: 'Spam o repetido',
  price: 'Precio engañoso',
  other: 'Otra razón',
}

const contactNames: Record<(typeof CONTACT_CATEGORIES)[number], string> = {
  technical: 'Problema técnico',
  account: 'Mi cuenta',
  safety: 'Seguridad',
  suggestion: 'Sugerencia',
  business: 'Negocios',
  other: 'Otro tema',
}

const flagNames: Record<FlagKind, string> = {
  duplicate_photo: 'Foto de otro anuncio',
  suspicious_text: 'Texto sospechoso',
}

/** What a case is about, in a few words. */
export function topicWords(one: ModerationCase): string {
  return topicOf(one) ?? one.listingTitle ?? one.person?.fullName ?? ''
}

/** The words of its topic; undefined for an ad and a person, which have none. */
export function topicOf({ kind, topic }: Pick<ModerationCase, 'kind' | 'topic'>) {
  if (kind === 'report') return wordOf(REPORT_REASONS, reasonNames, topic)
  if (kind === 'contact') return wordOf(CONTACT_CATEGORIES, contactNames, topic)
  if (kind === 'verification') return wordOf(VERIFICATION_TYPES, VERIFICATION_NAMES, topic)
  if (kind === 'flag') return wordOf(FLAG_KINDS, flagNames, topic)
  if (kind === 'appeal') return topic === 'hide_listing' ? 'Anuncio oculto' : 'Cuenta suspendida'
  return undefined
}

function wordOf<Name extends string>(
  names: readonly Name[],
  words: Readonly<Record<Name, string>>,
  name: string,
): string {
  const known = names.find((each) => each === name)
  return known ? words[known] : name
}

/** What the choice says, and the button that does it. */
export const choiceWords: Record<
  Exclude<ModerationAction, 'end_session' | 'open_document' | 'retry_job'>,
  { name: string; detail: string }
> = {
  resolve: { name: 'Nada malo', detail: 'El caso se cierra y todo queda como está.' },
  hide_listing: {
    name: 'Ocultar el anuncio',
    detail: 'Deja de verse. Quien lo publicó recibe el motivo y puede apelar.',
  },
  restore_listing: {
    name: 'Restaurar el anuncio',
    detail: 'Vuelve a como estaba, con el tiempo que le quedaba.',
  },
  suspend_user: {
    name: 'Suspender la cuenta',
    detail: 'Se cierran sus sesiones y se van sus anuncios. Recibe el motivo y puede apelar.',
  },
  restore_user: { name: 'Restaurar la cuenta', detail: 'Puede entrar, y sus anuncios vuelven.' },
  approve: { name: 'Aprobar', detail: 'Queda verificada.' },
  reject: { name: 'Rechazar', detail: 'Recibe el motivo y puede pedirla otra vez.' },
  answer: { name: 'Contestar', detail: 'Lo que escribas le llega por correo.' },
  close: { name: 'Cerrar sin contestar', detail: 'No se le envía ningún correo.' },
  uphold: {
    name: 'Mantener la decisión',
    detail: 'Recibe el motivo. No se puede apelar otra vez.',
  },
  reverse: { name: 'Aceptar la apelación', detail: 'La decisión se deshace y recibe el motivo.' },
  end_sessions: { name: 'Cerrar sus sesiones', detail: 'Tendrá que entrar otra vez.' },
}

export type Choice = keyof typeof choiceWords

/** Reasons that come up again and again, to start from. */
export const reasonTemplates: Partial<Record<Choice, readonly string[]>> = {
  resolve: ['Revisamos el anuncio y cumple las reglas.', 'No hay nada que indique un fraude.'],
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
  close: ['Mensaje repetido.', 'No es una consulta.'],
  uphold: ['Lo que nos cuentas no cambia lo que encontramos.'],
  reverse: ['Tenías razón: lo que enviaste lo aclara.'],
}

const allTemplates = new Set(Object.values(reasonTemplates).flat())

/** A template in place of another one, or after what was written by hand, which is not lost. */
export function withTemplate(reason: string, template: string): string {
  const written = reason.trim()
  if (written.includes(template)) return written
  return written === '' || allTemplates.has(written) ? template : `${written}\n${template}`
}

/** These ask once more before they are done. */
export const graveChoices: readonly Choice[] = ['hide_listing', 'suspend_user', 'reject']
