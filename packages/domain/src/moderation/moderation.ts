// What the administration looks into and decides: docs/product/moderation.md#cases.
import * as z from 'zod/mini'
import { Message } from '../conversations/conversation.ts'
import { SUSPENSION_DAYS } from '../people/suspension.ts'
import { id, moment } from '../scalar.ts'
import { form, optionalText } from '../text/text.ts'
import { VerificationRequest } from '../trust/verification.ts'
import { Suspicion } from './suspicion.ts'

/** What lands in the queue: from people, and from the machine `flag` about an ad and `suspicion` about an account. */
export const CASE_KINDS = [
  'report',
  'contact',
  'verification',
  'appeal',
  'flag',
  'suspicion',
] as const
export type CaseKind = (typeof CASE_KINDS)[number]

/** What may be decided about besides: an ad or a person that nobody complained of. */
export const TARGET_KINDS = [...CASE_KINDS, 'listing', 'user'] as const
export type TargetKind = (typeof TARGET_KINDS)[number]

/** What the machine finds. */
export const FLAG_KINDS = ['duplicate_photo', 'suspicious_text'] as const
export type FlagKind = (typeof FLAG_KINDS)[number]

export const MODERATION_ACTIONS = [
  'resolve',
  'warn_user',
  'remove_message',
  'hide_listing',
  'restore_listing',
  'suspend_user',
  'restore_user',
  'approve',
  'reject',
  'answer',
  'close',
  'uphold',
  'reverse',
  'end_session',
  'end_sessions',
  'open_document',
  'retry_job',
  'search_person',
] as const
export type ModerationAction = (typeof MODERATION_ACTIONS)[number]

/** What was done, to follow a name: 'Ana ocultó el anuncio'. */
export const ACTION_WORDS: Record<ModerationAction, string> = {
  resolve: 'no encontró nada malo',
  warn_user: 'envió una advertencia',
  remove_message: 'retiró un mensaje',
  hide_listing: 'ocultó el anuncio',
  restore_listing: 'restauró el anuncio',
  suspend_user: 'suspendió la cuenta',
  restore_user: 'restauró la cuenta',
  approve: 'aprobó la verificación',
  reject: 'rechazó la verificación',
  answer: 'contestó el mensaje',
  close: 'cerró el mensaje sin contestar',
  uphold: 'mantuvo la decisión',
  reverse: 'aceptó la apelación',
  end_session: 'cerró una sesión',
  end_sessions: 'cerró todas las sesiones',
  open_document: 'abrió un documento privado',
  retry_job: 'intentó otra vez un trabajo del sistema',
  search_person: 'buscó por un email o un teléfono',
}

/** Characters of a reason, which the person concerned reads, and of a note. */
export const MAX_REASON = 1000
export const MAX_NOTE = 2000

/** The reason of a decision that needs none: it takes nothing from anybody. */
export const USUAL_REASONS: Readonly<Partial<Record<ModerationAction, string>>> = {
  approve: 'Los datos están en orden.',
  resolve: 'No encontramos nada contra las reglas.',
}

/**
 * What an administrator sends: `reason` is told to whom it concerns, and left out where `USUAL_REASONS` has one;
 * `note` stays inside. `days`: how long a suspension lasts, without end where they are left out. `messageId`: which
 * message of a reported conversation is removed, the one that was pointed at where it is left out.
 */
export const ModerationInput = form({
  action: z.enum(MODERATION_ACTIONS, 'Escoge una decisión'),
  reason: optionalText(MAX_REASON),
  note: optionalText(MAX_NOTE),
  days: z.nullish(z.literal(SUSPENSION_DAYS, 'Escoge 1, 3, 7 o 30 días')),
  messageId: z.nullish(id()),
})
export type ModerationInput = z.infer<typeof ModerationInput>

/** How many cases can be decided at once. */
export const MAX_AT_ONCE = 50

/** The same decision about several cases. */
export const BatchInput = z.extend(ModerationInput, {
  ids: z.array(z.string()).check(z.minLength(1), z.maxLength(MAX_AT_ONCE)),
})
export type BatchInput = z.infer<typeof BatchInput>

/** Decisions that may be taken about several cases at once: their reason is the same for all. */
export const BATCH_ACTIONS = [
  'resolve',
  'warn_user',
  'remove_message',
  'hide_listing',
  'approve',
  'reject',
  'close',
] as const

/**
 * One line of the audit trail. `admin` and `subject` are null once their account is gone. `days`: how long a
 * suspension was to last, null without end.
 */
export const ModerationDecision = z.object({
  id: id(),
  reference: z.string(),
  caseId: z.string(),
  action: z.enum(MODERATION_ACTIONS),
  admin: z.nullable(z.object({ id: id(), fullName: z.string() })),
  subject: z.nullable(z.object({ id: id(), fullName: z.string() })),
  listingId: z.nullable(id()),
  listingTitle: z.nullable(z.string()),
  reason: z.string(),
  note: z.nullable(z.string()),
  days: z.nullable(z.int()),
  createdAt: moment(),
})
export type ModerationDecision = z.infer<typeof ModerationDecision>

/** What was done, with for how long: 'suspendió la cuenta por 7 días'. */
export function deedOf({ action, days }: Pick<ModerationDecision, 'action' | 'days'>): string {
  return days === null ? ACTION_WORDS[action] : `${ACTION_WORDS[action]} por ${dayCount(days)}`
}

/** '1 día', '7 días'. */
export function dayCount(days: number): string {
  return days === 1 ? '1 día' : `${days} días`
}

/** An ad of a case. `thumbnail` is a WebP URL. Of a withdrawn ad the pictures' addresses have passes (photo-pass.ts). */
export const CaseListing = z.object({
  id: id(),
  title: z.string(),
  price: z.nullable(z.string()),
  description: z.string(),
  location: z.nullable(z.string()),
  thumbnail: z.nullable(z.string()),
  /** All its pictures in display size: who decides must see them, also of an ad that is hidden. */
  photos: z.array(z.string()),
  status: z.enum(['active', 'pending', 'sold']),
  isActive: z.boolean(),
  isHidden: z.boolean(),
  userId: id(),
  createdAt: moment(),
})
export type CaseListing = z.infer<typeof CaseListing>

/** A person of a case; `casesWaiting` are about them and wait now, the other three numbers are of all time. */
export const CasePerson = z.object({
  id: id(),
  fullName: z.string(),
  username: z.string(),
  profileImageUrl: z.nullable(z.string()),
  role: z.enum(['user', 'admin']),
  isVerified: z.boolean(),
  isSuspended: z.boolean(),
  /** When that ends by itself, null for never. */
  suspendedUntil: z.nullable(moment()),
  createdAt: moment(),
  reportsBy: z.int(),
  reportsAbout: z.int(),
  decisionsAbout: z.int(),
  casesWaiting: z.int(),
})
export type CasePerson = z.infer<typeof CasePerson>

/**
 * Something to decide about. `id` is its kind and number: 'report-12'. `topic` is the reason of a report,
 * the category of a contact message, the type of a verification, the kind of a flag, the action appealed against, or
 * of a suspicion 'wait' where new conversations wait or waited for it, else 'look'; `text` what was written. `person` is
 * whom it is about, `writer` who wrote. `actions` can be decided now. `viewer` is somebody else of the administration who
 * has it open.
 */
export const ModerationCase = z.object({
  id: z.string(),
  kind: z.enum(TARGET_KINDS),
  state: z.enum(['pending', 'resolved']),
  reference: z.nullable(z.string()),
  topic: z.string(),
  text: z.string(),
  createdAt: moment(),
  listing: z.nullable(CaseListing),
  listingTitle: z.nullable(z.string()),
  /** The report of a conversation, which is about what was said there and not about the ad. */
  isAboutTalk: z.boolean(),
  relatedListing: z.nullable(CaseListing),
  person: z.nullable(CasePerson),
  writer: z.nullable(CasePerson),
  contact: z.nullable(z.object({ name: z.string(), email: z.string(), subject: z.string() })),
  verification: z.nullable(VerificationRequest),
  appealed: z.nullable(ModerationDecision),
  suspicion: z.nullable(Suspicion),
  decision: z.nullable(ModerationDecision),
  actions: z.array(z.enum(MODERATION_ACTIONS)),
  viewer: z.nullable(z.object({ id: id(), fullName: z.string() })),
})
export type ModerationCase = z.infer<typeof ModerationCase>

/** Another case that a decision would close. `isAboutTalk`: the report of a conversation. */
export const SettledCase = z.object({
  id: z.string(),
  kind: z.enum(['report', 'flag', 'suspicion']),
  reference: z.nullable(z.string()),
  topic: z.string(),
  isAboutTalk: z.boolean(),
  createdAt: moment(),
})
export type SettledCase = z.infer<typeof SettledCase>

/**
 * A case with what was decided before about its ad and its person, the last first. `messages` are those of
 * a reported conversation that may be read, as they were said, and `messageId` the one that was pointed at, or removed. `settles`: what
 * else waits and is closed by a warning, by hiding the ad or by suspending the person, the oldest first, a hundred at most.
 * `relatedListings`: every ad that the system compared this one with.
 */
export const CaseWithHistory = z.extend(ModerationCase, {
  history: z.array(ModerationDecision),
  messages: z.array(Message),
  messageId: z.nullable(id()),
  relatedListings: z.array(CaseListing),
  settles: z.object({
    warn_user: z.array(SettledCase),
    remove_message: z.array(SettledCase),
    hide_listing: z.array(SettledCase),
    suspend_user: z.array(SettledCase),
  }),
})
export type CaseWithHistory = z.infer<typeof CaseWithHistory>

/** What goes with each kind of case. */
export const actionsOf: Record<TargetKind, readonly ModerationAction[]> = {
  report: ['resolve', 'warn_user', 'remove_message', 'hide_listing', 'suspend_user'],
  flag: ['resolve', 'warn_user', 'hide_listing', 'suspend_user'],
  suspicion: ['resolve', 'warn_user', 'suspend_user'],
  contact: ['answer', 'close'],
  verification: ['approve', 'reject'],
  appeal: ['uphold', 'reverse'],
  listing: ['warn_user', 'hide_listing', 'restore_listing'],
  user: ['warn_user', 'suspend_user', 'restore_user', 'end_sessions'],
}

type Target = {
  kind: TargetKind
  state: 'pending' | 'resolved'
  listing: Pick<CaseListing, 'isHidden'> | null
  person: Pick<CasePerson, 'isSuspended' | 'role'> | null
  isAboutTalk?: boolean
}

/** What can be decided about something as it stands; nothing once a case is decided. */
export function possibleActions(target: Target): ModerationAction[] {
  if (target.state === 'resolved') return []
  return actionsOf[target.kind].filter((action) => conditions[action]?.(target) ?? true)
}

/** What an action needs; the others need nothing. */
const conditions: Readonly<Partial<Record<ModerationAction, (target: Target) => boolean>>> = {
  // Who is out already hears of nothing, and who runs the marketplace is spoken to otherwise.
  warn_user: isMemberWhoIsIn,
  remove_message: ({ isAboutTalk }) => isAboutTalk === true,
  hide_listing: ({ listing }) => listing !== null && !listing.isHidden,
  restore_listing: ({ listing }) => listing?.isHidden === true,
  suspend_user: isMemberWhoIsIn,
  restore_user: ({ person }) => person?.isSuspended === true,
}

function isMemberWhoIsIn({ person }: Target): boolean {
  return person?.role === 'user' && !person.isSuspended
}

/** The kind and number of a case's id ('report-12'); null for anything else. */
export function parseCaseId(text: string): { kind: TargetKind; id: number } | null {
  const [, name, digits] = /^([a-z]+)-([1-9]\d{0,9})$/.exec(text) ?? []
  const kind = TARGET_KINDS.find((each) => each === name)
  const number = id().safeParse(Number(digits)).data
  return kind && number ? { kind, id: number } : null
}
