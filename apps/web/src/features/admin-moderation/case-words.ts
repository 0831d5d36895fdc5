// What the desk calls things, in Spanish.
import { APPEALABLE_ACTIONS, type AppealableAction } from '@wepa/domain/moderation/appeal'
import { CONTACT_CATEGORIES } from '@wepa/domain/moderation/contact'
import {
  type CaseKind,
  FLAG_KINDS,
  type FlagKind,
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
  suspicion: 'Cuenta por mirar',
  listing: 'Anuncio',
  user: 'Persona',
}

export const kindFilters: readonly { value: CaseKind; label: string }[] = [
  { value: 'report', label: 'Reportes' },
  { value: 'appeal', label: 'Apelaciones' },
  { value: 'contact', label: 'Mensajes' },
  { value: 'verification', label: 'Verificaciones' },
  { value: 'flag', label: 'Avisos automáticos' },
  { value: 'suspicion', label: 'Cuentas por mirar' },
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

const suspicionNames = {
  look: 'Señales de abuso',
  wait: 'Señales que frenan sus conversaciones nuevas',
}

const appealedNames: Record<AppealableAction, string> = {
  warn_user: 'Advertencia',
  remove_message: 'Mensaje retirado',
  hide_listing: 'Anuncio oculto',
  suspend_user: 'Cuenta suspendida',
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
  if (kind === 'suspicion') return suspicionNames[topic === 'wait' ? 'wait' : 'look']
  if (kind === 'flag') return wordOf(FLAG_KINDS, flagNames, topic)
  if (kind === 'appeal') return wordOf(APPEALABLE_ACTIONS, appealedNames, topic)
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
