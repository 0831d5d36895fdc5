// Everything that lives as long as the process, constructed once from the settings.
import { join } from 'node:path'
import { DISPLAY_EDGE, PHONE_EDGE, THUMBNAIL_EDGE } from '@wepa/domain/photos/photo'
import type { Deps } from './context.ts'
import { type OpenDatabase, openDatabase } from './db/database.ts'
import { openPool } from './db/pool.ts'
import { noReplicas, openReaders } from './db/replicas/readers.ts'
import type { Env } from './env.ts'
import { type ActivityBuffer, createActivityBuffer } from './features/activities/activity-buffer.ts'
import { createAppearanceBuffer } from './features/appearances/appearance-buffer.ts'
import { createLookedForBuffer } from './features/suggestions/looked-for-buffer.ts'
import { createAssistantModel } from './gateways/assistant/model.ts'
import { createLiveHub } from './gateways/live-hub.ts'
import { createSmtpMailer } from './gateways/mailer.ts'
import { createReportPrinter } from './gateways/pdf/report-printer.ts'
import { createImageResizer } from './gateways/photos/image-resizer.ts'
import { createPhotoFetcher, publicInternet, sheets } from './gateways/photos/photo-fetcher.ts'
import { createQuietResizer } from './gateways/photos/quiet-resizer.ts'
import { createPreviewPainter } from './gateways/previews/painter.ts'
import { createPushGateway } from './gateways/push.ts'
import { createSecretBox, type SecretBox } from './gateways/secret-box.ts'
import { createTwilio } from './gateways/sms.ts'
import { createSocialNetworks } from './gateways/social/create-networks.ts'
import type { DocumentStore } from './gateways/stores/document-store.ts'
import { createDiskDocumentStore } from './gateways/stores/document-store-disk.ts'
import { createS3DocumentStore } from './gateways/stores/document-store-s3.ts'
import type { ImageStore } from './gateways/stores/image-store.ts'
import { createDiskImageStore } from './gateways/stores/image-store-disk.ts'
import { createS3ImageStore } from './gateways/stores/image-store-s3.ts'
import { createPictureAddresses } from './gateways/stores/picture-addresses.ts'
import { createStripePayments } from './gateways/stripe/payments.ts'
import { createTestCards, type TestCards } from './gateways/stripe/test-cards.ts'
import { createWebhookSender } from './gateways/webhook-sender.ts'
import type { Log } from './log.ts'
import { createLimiter } from './rate-limit.ts'
import type { Watch } from './telemetry/watch.ts'
import type { PoolKind, Provider } from './telemetry/work-metrics.ts'

export type Built = {
  deps: Deps
  activities: ActivityBuffer
  pool: OpenDatabase['pool']
  /** The queue and what it does have connections of their own: they never take those that answer people. */
  work: { pool: OpenDatabase['pool']; listening: OpenDatabase['pool']; deps: Deps }
  close: () => Promise<void>
}

/** Opens the pool and the gateways; `close` gives them back. `watch` hears of what they do. */
export function buildDeps(env: Env, log: Log, watch?: Watch): Built {
  const { primary, queue, listening, readers, ...databases } = openDatabases(env, log, watch)
  const { db, pool, query } = primary
  const watched = <Gateway extends object>(provider: Provider, gateway: Gateway) =>
    watch ? watch.gateway(provider, gateway) : gateway
  const mailer = watched('mail', createSmtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM }))
  const live = createLiveHub({
    url: env.DATABASE_DIRECT_URL,
    onTrouble: (err) => log.warn({ err }, 'trouble with the connection for live notes'),
  })
  const pictures = pictureGateways(env)
  const activities = createActivityBuffer({ db, log })
  const clock = { now: () => new Date() }
  const lookedFor = createLookedForBuffer({ db, clock, log })
  const appearances = createAppearanceBuffer({ db, clock, log })
  const deps: Deps = {
    db,
    readers,
    activities,
    lookedFor,
    appearances,
    clock,
    log,
    limiter: createLimiter({
      factor: env.RATE_LIMIT_FACTOR,
      ...(env.RATE_LIMIT_STORE === 'postgres' && { pool: { query } }),
    }),
    imageStore: watched('pictures', imageStoreOf(env)),
    pictureAddresses: env.pictures && createPictureAddresses(env.pictures.bucket, env.pictures.url),
    documentStore: watched('documents', documentStoreOf(env)),
    ...pictures,
    webhookSender: watched('webhooks', createWebhookSender()),
    mailer,
    secretBox: secretBoxOf(env),
    push: env.push && watched('push', createPushGateway(env.push)),
    assistant: env.assistant && watched('assistant', createAssistantModel(env.assistant)),
    assistantLimits: {
      dailyMicroDollars: Math.round(env.ASSISTANT_DAILY_BUDGET_USD * 1_000_000),
      atOnce: env.ASSISTANT_AT_ONCE,
    },
    payments: env.stripe && watched('payments', createStripePayments(env.stripe)),
    testCards: testCardsOf(env),
    social: createSocialNetworks(env.social).map((network) => watched('social', network)),
    sms: env.sms && watched('sms', createTwilio(env.sms)),
    smsPerDay: env.SMS_PER_DAY,
    live,
    watch,
    settings: settingsOf(env),
  }
  return {
    deps,
    activities,
    pool,
    work: {
      pool: queue.pool,
      listening,
      deps: { ...deps, db: queue.db, readers: databases.workReaders },
    },
    close: async () => {
      mailer.close()
      pictures.quietResizer.close()
      await live.close()
      await Promise.all([activities.close(), lookedFor.close(), appearances.close()])
      await databases.close()
    },
  }
}

/** The pools: for answers, for the queue and what listens there, and for replicas. */
function openDatabases(env: Env, log: Log, watch: Watch | undefined) {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, replicaUrls: urls } = env
  const pools = {
    statementTimeout: env.DATABASE_STATEMENT_TIMEOUT_MS,
    onIdleError: (err: Error) => log.warn({ err }, 'an idle database connection died'),
  }
  const onSilence = (isSilent: boolean) =>
    log.warn(isSilent ? 'the database does not answer' : 'the database answers again')
  const open = (kind: PoolKind, poolSize: number) =>
    openDatabase({ ...pools, watch: watch?.pool(kind), url, directUrl, poolSize, onSilence })
  const primary = open('answers', env.DATABASE_POOL_SIZE)
  const queue = open('queue', env.DATABASE_QUEUE_POOL_SIZE)
  // A pooler in transaction mode would hand the listening connection to other clients.
  const ownListening =
    directUrl === url ? undefined : openPool({ ...pools, url: directUrl, poolSize: 1 })
  const pool = { ...pools, poolSize: env.DATABASE_POOL_SIZE, watch: watch?.pool('replica') }
  const readers =
    urls.length === 0
      ? noReplicas(primary.db)
      : openReaders({ primary, primaryUrl: url, directUrl, urls, pool, log })
  return {
    primary,
    queue,
    listening: ownListening ?? queue.pool,
    readers,
    // What works on the queue has written much of what it reads; what it writes for people, they read next.
    workReaders: { ...noReplicas(queue.db), noteWrites: readers.noteWrites },
    close: async () => {
      await readers.close()
      await ownListening?.end()
      await Promise.all([primary.close(), queue.close()])
    },
  }
}

function pictureGateways({ DATA_DIR }: Env) {
  return {
    imageResizer: createImageResizer({
      displayEdge: DISPLAY_EDGE,
      phoneEdge: PHONE_EDGE,
      thumbnailEdge: THUMBNAIL_EDGE,
    }),
    quietResizer: createQuietResizer({ compiled: join(DATA_DIR, 'compile-cache') }),
    photoFetcher: createPhotoFetcher(),
    sheetFetcher: createPhotoFetcher(publicInternet, sheets),
    previewPainter: createPreviewPainter(),
    reportPrinter: createReportPrinter(),
  }
}

function settingsOf(env: Env): Deps['settings'] {
  return {
    isProduction: env.NODE_ENV === 'production',
    baseUrl: env.BASE_URL,
    picturesOrigin: env.pictures?.otherOrigin ?? null,
    webDist: env.WEB_DIST,
    trustProxy: env.TRUST_PROXY,
    mostMemory: env.mostMemory,
    visitShare: env.VISIT_SHARE,
    searchCache: env.SEARCH_CACHE_MS,
    cdnPages: env.CDN_PAGE_SECONDS,
    followersWait: env.FOLLOWERS_WAIT_SECONDS * 1000,
    sandboxUrl: env.SANDBOX_URL ?? null,
  }
}

function secretBoxOf({ SECRET_BOX_KEY: key }: Env): SecretBox | null {
  return key === undefined ? null : createSecretBox(Buffer.from(key, 'base64url'))
}

function imageStoreOf(env: Env): ImageStore {
  return env.bucket ? createS3ImageStore(env.bucket) : createDiskImageStore(env.UPLOADS_DIR)
}

function documentStoreOf(env: Env): DocumentStore {
  return env.documentBucket
    ? createS3DocumentStore(env.documentBucket)
    : createDiskDocumentStore(env.DOCUMENTS_DIR)
}

/** Only the sandbox's Stripe, never another one under an address of its own. */
function testCardsOf({ stripe, SANDBOX_URL, NODE_ENV }: Env): TestCards | null {
  if (!stripe?.url || stripe.url !== SANDBOX_URL || NODE_ENV === 'production') return null
  return createTestCards(stripe.url, stripe.publishableKey)
}
