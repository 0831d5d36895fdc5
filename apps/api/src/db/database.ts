// The pool and the typed door to the tables. A database that cannot be reached is a refusal, not a bug.
import { DomainError } from '@wepa/domain/error'
import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPoolClient, sql } from 'kysely'
import pg from 'pg'
import type { ActivitiesTable, ActivityCountsTable, RoleChangesTable } from './tables/activities.ts'
import type { AssistantCallsTable, AssistantSpendingTable } from './tables/assistant.ts'
import type { BlocksTable } from './tables/blocks.ts'
import type { BusinessAnalyticsTable } from './tables/business-analytics.ts'
import type { CategoriesTable } from './tables/categories.ts'
import type { ConversationsTable, MessagesTable } from './tables/conversations.ts'
import type { FavoritesTable } from './tables/favorites.ts'
import type { IdempotencyKeysTable } from './tables/idempotency-keys.ts'
import type { ContactMessagesTable, UserReportsTable } from './tables/letters.ts'
import type { ListingsTable, ListingViewsTable } from './tables/listings.ts'
import type { MailsTable } from './tables/mails.ts'
import type {
  AppealLinksTable,
  AppealsTable,
  ModerationDecisionsTable,
  ModerationFlagsTable,
} from './tables/moderation.ts'
import type { NotificationsTable } from './tables/notifications.ts'
import type {
  FeaturedPaymentsTable,
  PaymentEventsTable,
  SubscriptionPaymentsTable,
  SubscriptionsTable,
} from './tables/payments.ts'
import type { PhotoGarbageTable, PhotoLooksTable, PhotosTable } from './tables/photos.ts'
import type { PreviewsTable } from './tables/previews.ts'
import type { PushSubscriptionsTable } from './tables/push-subscriptions.ts'
import type { PasswordResetsTable, RecoveryRequestsTable } from './tables/recovery.ts'
import type { RatingsTable, TransactionsTable } from './tables/sales.ts'
import type {
  DueAlertsTable,
  ListingsToMatchTable,
  SavedSearchesTable,
  SavedSearchHitsTable,
} from './tables/saved-searches.ts'
import type { ServerKeysTable } from './tables/server-keys.ts'
import type { SessionsTable } from './tables/sessions.ts'
import type { UsersTable } from './tables/users.ts'
import type {
  DocumentGarbageTable,
  UserVerificationsTable,
  VerificationDocumentsTable,
} from './tables/verifications.ts'

export type Tables = {
  users: UsersTable
  sessions: SessionsTable
  idempotencyKeys: IdempotencyKeysTable
  assistantCalls: AssistantCallsTable
  assistantSpending: AssistantSpendingTable
  categories: CategoriesTable
  listings: ListingsTable
  listingViews: ListingViewsTable
  photos: PhotosTable
  photoGarbage: PhotoGarbageTable
  photoLooks: PhotoLooksTable
  previews: PreviewsTable
  serverKeys: ServerKeysTable
  businessAnalytics: BusinessAnalyticsTable
  favorites: FavoritesTable
  conversations: ConversationsTable
  messages: MessagesTable
  blocks: BlocksTable
  transactions: TransactionsTable
  ratings: RatingsTable
  mails: MailsTable
  notifications: NotificationsTable
  pushSubscriptions: PushSubscriptionsTable
  recoveryRequests: RecoveryRequestsTable
  passwordResets: PasswordResetsTable
  userVerifications: UserVerificationsTable
  verificationDocuments: VerificationDocumentsTable
  documentGarbage: DocumentGarbageTable
  savedSearches: SavedSearchesTable
  savedSearchHits: SavedSearchHitsTable
  dueAlerts: DueAlertsTable
  listingsToMatch: ListingsToMatchTable
  subscriptions: SubscriptionsTable
  subscriptionPayments: SubscriptionPaymentsTable
  featuredPayments: FeaturedPaymentsTable
  paymentEvents: PaymentEventsTable
  contactMessages: ContactMessagesTable
  userReports: UserReportsTable
  activities: ActivitiesTable
  activityCounts: ActivityCountsTable
  roleChanges: RoleChangesTable
  moderationDecisions: ModerationDecisionsTable
  moderationFlags: ModerationFlagsTable
  appeals: AppealsTable
  appealLinks: AppealLinksTable
}

/** The database, or one transaction on it. */
export type Database = Kysely<Tables>

export type DatabaseOptions = {
  url: string
  poolSize: number
  /** Milliseconds after which PostgreSQL itself ends a statement. */
  statementTimeout: number
  /** Milliseconds that a query waits for a free connection: 5,000 unless told. */
  connectionTimeout?: number
  /** Hears of connections that died while idle. */
  onIdleError: (error: Error) => void
}

export type OpenDatabase = { db: Database; pool: pg.Pool; close: () => Promise<void> }

/** Opens the pool. No connection is made before the first query, and lost ones are made anew. */
export function openDatabase(options: DatabaseOptions): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    // Without it, an exhausted pool or a silent host makes requests wait for ever.
    connectionTimeoutMillis: options.connectionTimeout ?? 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeout,
    // The client's own watch: a host that vanished never sends the server's answer.
    query_timeout: options.statementTimeout + 2000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    application_name: 'wepa',
    types: { getTypeParser },
  })
  // Without a listener, an idle connection that dies ends the process.
  pool.on('error', options.onIdleError)
  // One that dies while it is held, between two queries, would too: the next query says so.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: asUnavailable(pool) }),
    plugins: [new CamelCasePlugin()],
  })
  return { db, pool, close: () => db.destroy() }
}

/** Counts come as numbers and dates as 'YYYY-MM-DD'; numerics stay decimal strings. */
const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (oid, format) => {
  if (oid === pg.types.builtins.INT8) return Number
  if (oid === pg.types.builtins.DATE) return String
  return pg.types.getTypeParser(oid, format)
}

/** The pool as Kysely sees it: what means "cannot be reached" is said in the product's own word. */
function asUnavailable(pool: pg.Pool) {
  // Kysely tells connections apart by identity: the same client keeps the same face.
  const faces = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect().catch(translate)
      const face = faces.get(client) ?? faceOf(client)
      faces.set(client, face)
      return face
    },
  }
}

function faceOf(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: string, values: unknown[]) =>
    client.query({ text, values, ...(isKept(text) && { name: nameOf(text) }) }).catch(translate)
  return {
    // @ts-expect-error Kysely's second form of `query`, with a cursor, is never used here.
    query,
    release: (destroy?: boolean) => client.release(destroy),
  }
}

/**
 * Begins a statement that is to be kept prepared: `select().modifyFront(kept)`. Parsing and planning
 * cost twice as much as running one that looks up a few rows by their ids. Not for searches, whose
 * best plan depends on the values.
 */
export const kept = sql`/* kept */`

function isKept(text: string): boolean {
  return text.startsWith('select /* kept */')
}

const names = new Map<string, string>()

/** One name for each text, as a prepared statement must have. The texts are few: they hold no values. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `kept_${names.size}`
  names.set(text, name)
  return name
}

function translate(error: unknown): never {
  throw isUnreachable(error) ? new DomainError('database_unavailable', { cause: error }) : error
}

const lostConnection =
  /^(ECONN|ENOENT|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|08|57P0|53300|3D000)/

/** Errors of the way to the database (Node's and PostgreSQL's classes 08, 57P0x), not of a statement. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string') return lostConnection.test(error.code)
  // pg gives these three no code.
  return /timeout|Connection terminated|not queryable/.test(error.message)
}
