// One suite: a fresh database with all migrations, a clock that obeys, and callers for anybody.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DISPLAY_EDGE, PHONE_EDGE, THUMBNAIL_EDGE } from '@wepa/domain/photos/photo'
import { startTestPostgres, type TestPostgres } from '@wepa/sandbox/test-postgres'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../src/app.ts'
import { type Context, type Deps, type Visit, visitorContext } from '../src/context.ts'
import { type Database, type OpenDatabase, openDatabase } from '../src/db/database.ts'
import { migrate, migrationNames } from '../src/db/migrate.ts'
import { workOffQueue } from '../src/db/queue/queue.ts'
import { noReplicas, type Readers } from '../src/db/replicas/readers.ts'
import { concepts } from '../src/db/sql/words/concepts.ts'
import { allCalls } from '../src/doors/rest/all-calls.ts'
import { type Caller, createCaller } from '../src/doors/router.ts'
import {
  type ActivityBuffer,
  createActivityBuffer,
} from '../src/features/activities/activity-buffer.ts'
import {
  type AppearanceBuffer,
  createAppearanceBuffer,
} from '../src/features/appearances/appearance-buffer.ts'
import {
  createLookedForBuffer,
  type LookedForBuffer,
} from '../src/features/suggestions/looked-for-buffer.ts'
import { createLiveHub } from '../src/gateways/live-hub.ts'
import type { OutgoingMail } from '../src/gateways/mailer.ts'
import { createReportPrinter } from '../src/gateways/pdf/report-printer.ts'
import { createImageResizer } from '../src/gateways/photos/image-resizer.ts'
import { createPhotoFetcher } from '../src/gateways/photos/photo-fetcher.ts'
import { createQuietResizer } from '../src/gateways/photos/quiet-resizer.ts'
import { createPreviewPainter } from '../src/gateways/previews/painter.ts'
import { createDiskDocumentStore } from '../src/gateways/stores/document-store-disk.ts'
import { createDiskImageStore } from '../src/gateways/stores/image-store-disk.ts'
import { createWebhookSender } from '../src/gateways/webhook-sender.ts'
import { allHandlers } from '../src/jobs/all-handlers.ts'
import { createLog } from '../src/log.ts'
import { createLimiter } from '../src/rate-limit.ts'
import { checkCalls } from './checked-calls.ts'
import { makeUser } from './factories.ts'

/** Somebody who is signed in, as `asUser` takes them. */
export type Person = { id: number; role: 'user' | 'admin'; sessionId?: number }

export type Suite = {
  deps: Deps
  /** Where tests move the time: `suite.clock.advance(60_000)`. */
  clock: FakeClock
  databaseUrl: string
  uploadsDir: string
  /** Procedures as a visitor, or as a signed-in person. */
  asVisitor: (visit?: Partial<Visit>) => Caller
  asUser: (person: Person, visit?: Partial<Visit>) => Caller
  /** The context itself, for rules that have no procedure. */
  contextOf: (person?: Person, visit?: Partial<Visit>) => Context
  /** A person in the database; what does not matter is made up. */
  makeUser: (user?: Parameters<typeof makeUser>[1]) => ReturnType<typeof makeUser>
  /** The database, as tools take it. */
  database: OpenDatabase
  /** Emails that left, oldest first. */
  sentMails: OutgoingMail[]
  /** What people did; written by `flush`. */
  activities: ActivityBuffer
  /** What people looked for; counted by `flush`. */
  lookedFor: LookedForBuffer
  /** In which searches ads appeared; counted by `flush`. */
  appearances: AppearanceBuffer
  /** Does all queued work that is due. */
  workOffQueue: () => Promise<void>
  /**
   * The whole server, for `app.inject`; built at the first call. Its REST answers are checked against
   * their schemas: `close` throws when one was not as documented.
   */
  app: () => Promise<FastifyInstance>
  close: () => Promise<void>
}

export type SuiteOptions = {
  /** Multiplies every rate limit; large by default, so that only tests of limits meet them. */
  rateLimitFactor?: number
  overrides?: Partial<Deps>
  /** The clock moves only when it is advanced: for what is kept so short that a slow machine might outlast it. */
  hasStillClock?: boolean
}

const edges = {
  displayEdge: DISPLAY_EDGE,
  phoneEdge: PHONE_EDGE,
  thumbnailEdge: THUMBNAIL_EDGE,
}

/** Starts a suite: call it in `beforeAll`, its `close` in `afterAll`. About 0.2 s once the server runs. */
export async function startSuite(options: SuiteOptions = {}): Promise<Suite> {
  const postgres = await startTestPostgres()
  const databaseUrl = await freshDatabase(postgres)
  const opened = open(databaseUrl)
  const uploadsDir = await mkdtemp(join(tmpdir(), 'wepa-uploads-'))
  const clock = fakeClock(options)
  const sentMails: OutgoingMail[] = []
  const log = createLog('silent')
  const buffers = createBuffers({ db: opened.db, clock, log })
  const reader = open(readOnly(databaseUrl), 3)
  const deps: Deps = {
    db: opened.db,
    readers: readersOf(options.overrides?.db ?? opened.db, options.overrides?.db ?? reader.db),
    ...buffers,
    clock,
    log,
    limiter: createLimiter({ factor: options.rateLimitFactor ?? 1000 }),
    imageStore: createDiskImageStore(uploadsDir),
    pictureAddresses: null,
    documentStore: createDiskDocumentStore(join(uploadsDir, 'documents')),
    mailer: keepMails(sentMails),
    ...withoutProviders,
    live: createLiveHub({ url: databaseUrl, onTrouble: () => {} }),
    ...pictureGateways(),
    webhookSender: createWebhookSender(),
    settings: { ...settings, webDist: join(uploadsDir, 'no-web') },
    ...options.overrides,
  }
  const server = lazyServer(deps)
  const contextOf = (person?: Person, visit: Partial<Visit> = {}): Context => ({
    ...visitorContext(deps, {
      requestId: 'test',
      ip: '203.0.113.7',
      userAgent: 'vitest',
      ...visit,
    }),
    session: person ? { id: person.sessionId ?? 0, userId: person.id, role: person.role } : null,
  })
  return {
    deps,
    clock,
    databaseUrl,
    uploadsDir,
    database: opened,
    sentMails,
    ...buffers,
    workOffQueue: () => workOffQueue(opened.pool, deps, allHandlers),
    contextOf,
    asVisitor: (visit) => createCaller(contextOf(undefined, visit)),
    asUser: (person, visit) => createCaller(contextOf(person, visit)),
    makeUser: (user) => makeUser(deps, user),
    app: server.app,
    close: async () => {
      await server.close()
      deps.quietResizer.close()
      await deps.live.close()
      await Promise.all(Object.values(buffers).map((buffer) => buffer.close()))
      await Promise.all([opened.close(), reader.close()])
      await postgres.stop()
      await rm(uploadsDir, { recursive: true, force: true })
      server.requireDocumented()
    },
  }
}

/** Reads that a replica may answer use connections that refuse writes. */
function readersOf(primary: Database, reader: Database): Readers {
  return { ...noReplicas(primary), choose: () => reader }
}

function createBuffers(parts: Parameters<typeof createLookedForBuffer>[0]) {
  return {
    activities: createActivityBuffer(parts),
    lookedFor: createLookedForBuffer(parts),
    appearances: createAppearanceBuffer(parts),
  }
}

function pictureGateways() {
  return {
    imageResizer: createImageResizer(edges),
    quietResizer: createQuietResizer(),
    photoFetcher: createPhotoFetcher(),
    sheetFetcher: createPhotoFetcher(),
    previewPainter: createPreviewPainter(),
    reportPrinter: createReportPrinter(),
  }
}

function keepMails(sent: OutgoingMail[]): Deps['mailer'] {
  return {
    send: async (mail) => {
      sent.push(mail)
    },
    isResting: () => false,
    close: () => {},
  }
}

/** The whole server, once somebody asks for it. */
function lazyServer(deps: Deps) {
  const { calls, requireDocumented } = checkCalls(allCalls)
  let app: Promise<FastifyInstance> | undefined
  return {
    app: () => {
      app ??= buildApp(deps, createLog('silent'), { restCalls: calls })
      return app
    },
    close: async () => void (await (await app)?.close()),
    requireDocumented,
  }
}

/** Nothing is pushed, answered or bought, unless a suite overrides it. */
const withoutProviders = {
  secretBox: null,
  push: null,
  assistant: null,
  assistantLimits: { dailyMicroDollars: 20_000_000, atOnce: 40 },
  payments: null,
  testCards: null,
  social: [],
  sms: null,
  smsPerDay: 1000,
}

const settings = {
  isProduction: false,
  baseUrl: 'http://localhost:3000',
  trustProxy: false,
  picturesOrigin: null,
  visitShare: 0.1,
  searchCache: 0,
  cdnPages: 0,
  followersWait: 300_000,
  sandboxUrl: null,
}

export type FakeClock = { now: () => Date; advance: (milliseconds: number) => void }

/** Starts at the real time, so that it agrees with the database's own, and is set forward when told. */
function fakeClock({ hasStillClock }: SuiteOptions): FakeClock {
  const start = Date.now()
  let ahead = 0
  return {
    now: () => new Date((hasStillClock ? start : Date.now()) + ahead),
    advance: (milliseconds) => {
      ahead += milliseconds
    },
  }
}

/** A copy of a template that is migrated once for all suites of one state of the migrations. */
async function freshDatabase(postgres: TestPostgres): Promise<string> {
  const folder = join(import.meta.dirname, '../src/db/migrations')
  const sources = await Promise.all(
    migrationNames.map((name) => readFile(join(folder, `${name}.ts`), 'utf8')),
  )
  const name = `suite_${process.pid}_${Math.random().toString(36).slice(2)}`
  return postgres.createDatabase(name, {
    key: [...sources, ...concepts.map(({ token }) => token)].join('\n'),
    prepare: async (url) => {
      const opened = open(url)
      await migrate(opened)
      await opened.close()
    },
  })
}

/** Connections that refuse writes, as those of a replica do (25006). */
function readOnly(url: string): string {
  const address = new URL(url)
  address.searchParams.set('options', '-c default_transaction_read_only=on')
  return address.href
}

function open(url: string, poolSize = 10) {
  return openDatabase({
    url,
    poolSize,
    statementTimeout: 10_000,
    // Many at once on a busy machine must wait here, not be refused.
    connectionTimeout: 25_000,
    onIdleError: () => {},
  })
}
