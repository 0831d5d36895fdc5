// What every rule is handed: the database, the time, the log, and who is asking.
import type { Role } from '@wepa/domain/people/user'
import type { TeamRole } from '@wepa/domain/teams/team'
import type { Database, ReadDatabase } from './db/database.ts'
import type { Readers } from './db/replicas/readers.ts'
import type { NewActivity } from './db/tables/activities.ts'
import type { AssistantModel } from './gateways/assistant/model.ts'
import type { LiveHub } from './gateways/live-hub.ts'
import type { Mailer } from './gateways/mailer.ts'
import type { Payments } from './gateways/payments.ts'
import type { ReportPrinter } from './gateways/pdf/report-printer.ts'
import type { ImageResizer } from './gateways/photos/image-resizer.ts'
import type { PhotoFetcher } from './gateways/photos/photo-fetcher.ts'
import type { QuietResizer } from './gateways/photos/quiet-resizer.ts'
import type { PreviewPainter } from './gateways/previews/painter.ts'
import type { PushGateway } from './gateways/push.ts'
import type { SecretBox } from './gateways/secret-box.ts'
import type { SmsGateway } from './gateways/sms.ts'
import type { SocialNetwork } from './gateways/social/network.ts'
import type { DocumentStore } from './gateways/stores/document-store.ts'
import type { ImageStore } from './gateways/stores/image-store.ts'
import type { PictureAddresses } from './gateways/stores/picture-addresses.ts'
import type { TestCards } from './gateways/stripe/test-cards.ts'
import type { WebhookSender } from './gateways/webhook-sender.ts'
import type { Log } from './log.ts'
import type { Limiter } from './rate-limit.ts'
import type { Watch } from './telemetry/watch.ts'

export type Clock = { now: () => Date }

/** What rules and doors may know of the configuration. */
export type Settings = {
  isProduction: boolean
  /** Where people reach the product, without a slash at the end. */
  baseUrl: string
  /** The other origin that pictures come from; null where they come from `baseUrl`. */
  picturesOrigin: string | null
  /** Folder of the built web, with `client/` and `server/`. */
  webDist: string
  /** Which proxies' X-Forwarded-For counts. */
  trustProxy: boolean | string[]
  /** Bytes of memory (RSS) beyond which requests are refused for a while; without it only the heap is watched. */
  mostMemory?: number
  /** The part of all visits that report how fast they were, from 0 to 1. */
  visitShare: number
  /** Milliseconds for which visitors get an answer to a search that another got; 0 for never. */
  searchCache: number
  /** Seconds that a page may be old when a CDN sends it; 0 without one. */
  cdnPages: number
  /** Milliseconds for which a seller has published nothing more before those who follow them are told. */
  followersWait: number
  /** Where the sandbox answers; null means real providers. */
  sandboxUrl: string | null
}

/** Takes what people do, and writes it a moment later. Never throws, never waits. */
export type ActivityLog = { note: (activity: NewActivity) => void }

/** Counts that a person looked for a text, and keeps no name. Never throws, never waits. */
export type LookedForLog = { note: (text: string, person: string) => void }

/** A page of results that somebody was shown: ids of ads in their order, `before` of which stood on earlier pages. */
export type ShownSearch = {
  /** As they are kept; '' for a category alone, and where the words may be personal. */
  words: string
  /** The slug where there are no words; else ''. */
  category: string
  before: number
  ids: readonly number[]
  /** Whoever searched: their own ads do not count. */
  userId: number | null
  /** Tells people apart; leaves the memory only as a mark. */
  person: string
}

/** Counts in which searches ads of businesses appeared. Never throws, never waits. */
export type AppearanceLog = { note: (search: ShownSearch) => void }

/** Built once, for the life of the process. */
export type Deps = {
  db: Database
  /** Who answers what may be a moment old. */
  readers: Readers
  clock: Clock
  log: Pick<Log, 'debug' | 'info' | 'warn' | 'error'>
  limiter: Limiter
  imageStore: ImageStore
  /** null where the server hands pictures out itself. */
  pictureAddresses: PictureAddresses | null
  documentStore: DocumentStore
  imageResizer: ImageResizer
  /** The same beside everything else, for many pictures of one person. */
  quietResizer: QuietResizer
  /** Brings pictures that ads name by an address elsewhere. */
  photoFetcher: PhotoFetcher
  /** Brings inventories from the addresses that their owners name. */
  sheetFetcher: PhotoFetcher
  previewPainter: PreviewPainter
  /** Tells the servers of businesses of events. */
  webhookSender: WebhookSender
  reportPrinter: ReportPrinter
  mailer: Mailer
  /** null without keys: phones are confirmed by the team, not by codes. */
  sms: SmsGateway | null
  /** Text messages of 24 hours, all together. */
  smsPerDay: number
  /** null where no keys are set: nothing is pushed, and nobody is offered it. */
  push: PushGateway | null
  /** null without a key: nobody is offered a second factor. */
  secretBox: SecretBox | null
  /** null where no keys are set: what costs money refuses with `payments_unavailable`. */
  payments: Payments | null
  /** Where the sandbox stands in for the provider, the way to confirm a payment; else null. */
  testCards: TestCards | null
  /** The marketplace's own accounts that keys are set for: ads with a Spotlight place are posted there. */
  social: readonly SocialNetwork[]
  /** Tells open sockets, whichever process holds them. */
  live: LiveHub
  activities: ActivityLog
  lookedFor: LookedForLog
  appearances: AppearanceLog
  /** null without a key: its calls answer that it is not available. */
  assistant: AssistantModel | null
  /** What the model may cost in a day, in millionths of a dollar, and how many calls may run at once. */
  assistantLimits: { dailyMicroDollars: number; atOnce: number }
  /** Times what is called, for metrics and traces; undefined where nobody wants to know. */
  watch?: Watch | undefined
  settings: Settings
}

/** Work in steps, between which it looks at `signal`: once that is aborted, somebody else may be at it. */
export type Stoppable = { signal?: AbortSignal | undefined }

/**
 * `actor` is who acts for the account, where somebody of its team does. `wroteAt` is the LSN of the
 * account's last write, as text: replicas answer it once they have replayed that; undefined after a minute without writes.
 */
export type Session = {
  id: number
  userId: number
  role: Role
  wroteAt?: string | undefined
  actor?: { userId: number; role: TeamRole } | undefined
}

/** Where a request comes from. */
export type Visit = {
  requestId: string
  ip: string
  userAgent: string | null
  /** Where many calls come in one request: waits until it is the turn of one of them. */
  inTurn?: (<T>(call: () => Promise<T>) => Promise<T>) | undefined
  /** Watches whether the person still waits; without it, they do. */
  watchLeaving?: (() => Leaving) | undefined
}

/** `signal` is aborted when the connection of the request closes; `end` stops watching. */
export type Leaving = { signal: AbortSignal; end: () => void }

/** One request. `session` is null for a visitor and for a token that is not good (`isTokenRefused`). */
export type Context = Deps & Visit & { session: Session | null; isTokenRefused: boolean }

/** The same for what only reads. */
export type ReadDeps = Omit<Deps, 'db'> & { db: ReadDatabase }

/** One request that only reads. */
export type ReadContext = Omit<Context, 'db'> & { db: ReadDatabase }

/** A request of somebody who is signed in. */
export type MemberContext = Context & { session: Session }

/** The context of work that a person asked for, and that goes on without them. */
export function contextFor(deps: Deps, userId: number): MemberContext {
  const visit = { requestId: `for-${userId}`, ip: '', userAgent: null }
  return { ...visitorContext(deps, visit), session: { id: 0, userId, role: 'user' } }
}

/** The same context for reads that may be a moment old, but at least as recent as the caller's own last write. */
export function asReader(ctx: Context): ReadContext {
  return { ...ctx, db: ctx.readers.choose(ctx.session?.wroteAt ?? null) }
}

/** The context of nobody in particular: server-rendered pages, jobs. */
export function visitorContext(deps: Deps, visit: Visit): Context {
  return { ...deps, ...visit, session: null, isTokenRefused: false }
}
