// How often one account or address may do what costs something.
import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { DomainError } from '@wepa/domain/error'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible'

const minute = 60
const hour = 60 * minute

/** Points for each window of `seconds`: of one account, and of one address, behind which many phones may be. */
const limits = {
  login: { account: 30, address: 300, seconds: 15 * minute },
  /** One name from one address: what guessing passwords looks like. */
  loginName: { account: 10, address: 10, seconds: 15 * minute },
  /** One account, from all networks it never used: guessing from many addresses. */
  loginAccount: { account: 50, address: 50, seconds: hour },
  /** The email that tells of it. */
  guessEmail: { account: 1, address: 1, seconds: 24 * hour },
  register: { account: 20, address: 100, seconds: hour },
  recovery: { account: 20, address: 60, seconds: hour },
  /** Emails to one address, whoever asks for them and whether or not it has an account. */
  recoveryEmail: { account: 5, address: 5, seconds: hour },
  resetLink: { account: 60, address: 300, seconds: 15 * minute },
  /** Guesses at the password of an account that is signed in already. */
  password: { account: 10, address: 10, seconds: 15 * minute },
  /** Codes of an authenticator app, and recovery codes, of one account. */
  secondFactor: { account: 20, address: 20, seconds: hour },
  /** Beginning with a passkey: each keeps a challenge for some minutes. */
  passkey: { account: 60, address: 600, seconds: 15 * minute },
  export: { account: 10, address: 10, seconds: hour },
  search: { account: 120, address: 600, seconds: minute },
  /** What is suggested while somebody types: some six questions for each search. */
  suggest: { account: 600, address: 3000, seconds: minute },
  publish: { account: 30, address: 30, seconds: hour },
  edit: { account: 200, address: 200, seconds: hour },
  /** Changes of up to 100 ads each. */
  editMany: { account: 300, address: 300, seconds: hour },
  upload: { account: 300, address: 300, seconds: hour },
  /** Of an account in its first days: some twenty ads with their pictures. */
  uploadOfNew: { account: 100, address: 100, seconds: hour },
  /** Pictures that our server fetches for an account from elsewhere, each of up to 15 MB; the others wait. */
  fetch: { account: 300, address: 300, seconds: hour },
  /** The same for an import of theirs, which waits for them. */
  fetchForImport: { account: 20_000, address: 20_000, seconds: 24 * hour },
  /** Calls with one token of a program, beside what its owner may do. */
  apiToken: { account: 600, address: 600, seconds: minute },
  manageTokens: { account: 30, address: 30, seconds: hour },
  /** Emails that invite to a team. */
  invite: { account: 30, address: 30, seconds: 24 * hour },
  /** Tables and ZIPs of inventories. */
  import: { account: 60, address: 60, seconds: hour },
  /** Codes mailed to one account, and to one address from all of them. */
  code: { account: 10, address: 10, seconds: 24 * hour },
  codeTry: { account: 30, address: 30, seconds: 15 * minute },
  verify: { account: 20, address: 20, seconds: hour },
  document: { account: 30, address: 30, seconds: hour },
  openDocument: { account: 300, address: 300, seconds: hour },
  /** Looking for people and ads at the moderators' desk. */
  deskSearch: { account: 120, address: 120, seconds: minute },
  react: { account: 120, address: 120, seconds: minute },
  /** Questions of somebody who is signed in, whatever about. */
  read: { account: 3000, address: 3000, seconds: minute },
  /** Pages that were not in the cache. */
  render: { account: 600, address: 600, seconds: minute },
  /** Drawing pictures for links; what is drawn already counts for nobody. */
  preview: { account: 600, address: 600, seconds: 10 * minute },
  /** A report as PDF: some milliseconds of the one thread. */
  print: { account: 60, address: 60, seconds: hour },
  /** Readers ask again and again, many of them from the addresses of one service. */
  feed: { account: 600, address: 600, seconds: 10 * minute },
  /** All parts of a million ads twice: no search engine asks for more. */
  sitemap: { account: 100, address: 100, seconds: 10 * minute },
  /** Opening conversations: nobody asks about more ads than this. */
  converse: { account: 60, address: 60, seconds: hour },
  /** The same of an account in its first days. */
  converseOfNew: { account: 20, address: 20, seconds: hour },
  message: { account: 60, address: 60, seconds: minute },
  /** That somebody is writing: every three seconds while they do. */
  typing: { account: 60, address: 600, seconds: minute },
  /** Few, also so that nobody feels for what a seller would take at least. */
  offer: { account: 20, address: 20, seconds: hour },
  /** Each holds two accounts for a moment. */
  block: { account: 60, address: 60, seconds: hour },
  push: { account: 30, address: 300, seconds: hour },
  rate: { account: 60, address: 60, seconds: hour },
  saveSearch: { account: 100, address: 100, seconds: hour },
  /** Beginning to pay: each try asks the provider. */
  pay: { account: 40, address: 200, seconds: hour },
  payRefresh: { account: 60, address: 300, seconds: 10 * minute },
  /** Mail services press the link for their people, all from a few addresses. */
  unsubscribe: { account: 600, address: 600, seconds: minute },
  /** Questions to the assistant, counted by the plan or not. */
  assistant: { account: 60, address: 60, seconds: hour },
  /** Contact messages: nobody has more to say in an hour. */
  contact: { account: 5, address: 30, seconds: hour },
  appeal: { account: 60, address: 300, seconds: hour },
  report: { account: 20, address: 60, seconds: hour },
  /** How fast a visit was; a report is one of many visits, and behind one address are many phones. */
  visit: { account: 60, address: 300, seconds: minute },
  track: { account: 300, address: 600, seconds: minute },
} as const

export type LimitName = keyof typeof limits

/** Who a limit counts: an account, an address when nobody is signed in, or a name: as one address guesses at it, or whoever asks. */
export type LimitKey =
  | { account: number | string }
  | { address: string }
  | { name: string; address?: string }

export type Limiter = {
  /** Counts one try. @throws DomainError rate_limited with the seconds to wait */
  consume: (name: LimitName, key: LimitKey) => Promise<void>
  /** Takes one try back: what it was counted for did not happen. */
  giveBack: (name: LimitName, key: LimitKey) => Promise<void>
  /** Forgets the tries so far: what they guarded succeeded. */
  forgive: (name: LimitName, key: LimitKey) => Promise<void>
}

/** For what is done on behalf of nobody in particular. */
export const noLimits: Limiter = {
  consume: async () => undefined,
  giveBack: async () => undefined,
  forgive: async () => undefined,
}

export type LimiterOptions = {
  /** The pool of the shared counters; without it each process counts for itself. */
  pool?: object
  /** Multiplies every limit. */
  factor: number
}

/** Counters of one process live in memory; a shared store falls back to them while it is down. */
export function createLimiter({ pool, factor }: LimiterOptions): Limiter {
  const counters = new Map<string, RateLimiterMemory | RateLimiterStoreAbstract>()
  const counterOf = (name: LimitName, kind: 'account' | 'address') => {
    const keyPrefix = `${name}:${kind}`
    const options = {
      keyPrefix,
      points: Math.ceil(limits[name][kind] * factor),
      duration: limits[name].seconds,
    }
    const counter =
      counters.get(keyPrefix) ?? (pool && !isOwn(name) ? shared(options, pool) : own(options))
    counters.set(keyPrefix, counter)
    return counter
  }
  return {
    consume: async (name, key) => {
      const { kind, value } = parts(key)
      await counterOf(name, kind).consume(value).catch(refuse)
    },
    giveBack: async (name, key) => {
      const { kind, value } = parts(key)
      await counterOf(name, kind).reward(value)
    },
    forgive: async (name, key) => {
      const { kind, value } = parts(key)
      await counterOf(name, kind).delete(value)
    },
  }
}

/** Each process counts these for itself: none is worth a write, and of a visit no address is kept. */
function isOwn(name: LimitName): boolean {
  return name === 'read' || name === 'visit' || name === 'suggest' || name === 'typing'
}

type CounterOptions = { keyPrefix: string; points: number; duration: number }

function own(options: CounterOptions) {
  return new RateLimiterMemory(options)
}

function shared(options: CounterOptions, pool: object) {
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // A flood beyond the limit writes nothing more to its row: this process knows until when it is used up.
    inMemoryBlockOnConsumed: options.points,
    insuranceLimiter: own(options),
  })
}

function parts(key: LimitKey): { kind: 'account' | 'address'; value: string } {
  if ('name' in key) {
    // A hash: names are long, and the shared counters need not hold what people type into a login.
    const from = key.address === undefined ? '' : ` ${network(key.address)}`
    const guess = key.name.toLowerCase() + from
    return { kind: 'account', value: createHash('sha256').update(guess).digest('base64url') }
  }
  return 'account' in key
    ? { kind: 'account', value: String(key.account) }
    : { kind: 'address', value: network(key.address) }
}

/** What counts as one address: an IPv6 household holds a whole /64. */
export function network(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = address.includes('::')
    ? Array<string>(8 - left.length - right.length).fill('0')
    : []
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason
  const retryAfter = Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
  throw new DomainError('rate_limited', { retryAfter })
}
