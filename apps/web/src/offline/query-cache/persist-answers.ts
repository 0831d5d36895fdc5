// Keeps what the server answers for reading without network: after the screen has it, and when the browser has time.
import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query'
import { isFromDevice } from '../../lib/device/device-marks.ts'
import { readStored, removeStored, writeStored } from '../../lib/device/storage.ts'
import { watchSession } from '../../lib/session/session.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { keepPictures } from './persist-pictures.ts'
import { mostPages, ruleOf } from './retention.ts'
import { serverTimes } from './server-times.ts'
import { type Answer, forgetAnswers, forgetOthers, keptFor, writeKept } from './store.ts'

/** Answers come in bursts: so long after the first of them they are written together, in ms. */
const pause = 500
/** Whose answers and pictures lie on the device. */
const ownerKey = 'wepa.kept-for'

let writeWaiting = () => {}

/** Writes what waits to be kept, and what is being changed at this moment: for what must not outlive its moment. */
export function keepNow(): void {
  // The cache tells of a change in a task of its own.
  setTimeout(() => writeWaiting())
}

/**
 * Starts to keep what comes, also what came before; and forgets it when the person leaves. Where it `isUrgent`, the
 * first answers wait for no others.
 */
export function keepAnswers(client: QueryClient, { isUrgent = false } = {}): void {
  const cache = client.getQueryCache()
  const waiting = new Map<Query, number>()
  const askedBy = new WeakMap<Query, number | undefined>()
  let isPlanned = false
  let wait = isUrgent ? 0 : pause

  const plan = (query: Query) => {
    const userId = askedBy.has(query) ? askedBy.get(query) : keptFor()
    // Asked for by one person, answered to another.
    if (userId === undefined || userId !== keptFor()) return
    waiting.set(query, userId)
    if (isPlanned) return
    isPlanned = true
    setTimeout(() => whenIdle(() => void write(), 5_000), wait)
    wait = pause
  }
  const write = async () => {
    isPlanned = false
    const userId = keptFor()
    const queries = [...waiting].filter(([, askedFor]) => askedFor === userId)
    waiting.clear()
    if (userId === undefined || queries.length === 0) return
    const answers = queries.flatMap(([query]) =>
      answerOf(query, serverTimes.get(query) ?? query.state.dataUpdatedAt),
    )
    await writeKept(userId, answers).catch(makeRoom)
    writeStored(ownerKey, String(userId))
    keepPictures(answers)
  }

  writeWaiting = () => void write()

  cache.subscribe((event) => {
    if (event.type !== 'updated' || !ruleOf(event.query.queryKey)) return
    if (event.action.type === 'fetch') askedBy.set(event.query, keptFor())
    if (event.action.type === 'success' && noteAnswered(event)) plan(event.query)
  })
  // What a page brought along, or was asked for before this ran; not what the person of before left.
  for (const query of cache.getAll()) {
    const { data, isInvalidated, dataUpdatedAt } = query.state
    if (data === undefined || isInvalidated || isFromDevice(data)) continue
    serverTimes.set(query, dataUpdatedAt)
    if (ruleOf(query.queryKey)) plan(query)
  }
  forgetWhoLeft()
  watchSession(forgetWhoLeft)
  // A phone may let go of a page that is not looked at.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void write()
  })
}

type Success = Extract<QueryCacheNotifyEvent, { type: 'updated' }>

/** Notes how old an answer is; true where it is the server's, or changed on the screen since. */
function noteAnswered({ query, action }: Success): boolean {
  if (action.type !== 'success' || isFromDevice(action.data)) return false
  const said = serverTimes.get(query)
  if (!action.manual) serverTimes.set(query, query.state.dataUpdatedAt)
  // A heart that was taken off without network makes the list no newer.
  else if (said !== undefined && !navigator.onLine) query.setState({ dataUpdatedAt: said })
  return true
}

function answerOf({ queryKey, state }: Query, said: number): Answer[] {
  const rule = ruleOf(queryKey)
  if (!rule || state.data === undefined || isForModerators(state.data)) return []
  const text = JSON.stringify(firstPages(state.data))
  const keptAt = new Date(said).toISOString()
  return text.length > rule.size ? [] : [{ queryKey, rule, text, keptAt }]
}

/** What only a moderator may look at leaves no trace on the device. */
function isForModerators(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'isForModerators' in data
}

function firstPages(data: unknown): unknown {
  const isPaged =
    typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data
  if (!isPaged || !Array.isArray(data.pages) || !Array.isArray(data.pageParams)) return data
  const { pages, pageParams } = data
  return { pages: pages.slice(0, mostPages), pageParams: pageParams.slice(0, mostPages) }
}

/** A full device: what can be asked for again makes room for what was written. Where nothing may be kept, nothing is. */
async function makeRoom(): Promise<void> {
  await forgetAnswers().catch(() => {})
}

/** Deletes what others than the person of now have left here, in the database and among pages and pictures. */
function forgetWhoLeft(): void {
  const userId = keptFor()
  if (userId === undefined) return
  void forgetOthers(userId).catch(() => {})
  const owner = readStored(ownerKey)
  if (owner === null || owner === '0' || owner === String(userId)) return
  removeStored(ownerKey)
  navigator.serviceWorker?.controller?.postMessage({ type: 'FORGET' })
}
