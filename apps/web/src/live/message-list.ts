// The messages of a conversation as this browser knows them: oldest first, each once, without a gap.
import type { Message } from '@wepa/domain/conversations/conversation'

/** How many the server answers at once unless it is asked for more. */
export const MESSAGE_PAGE = 50
/** A gap is filled in steps of this size; one of more than `mostSteps` is not worth the wait. */
const gapStep = 100
const mostSteps = 3

/** Both lists as one. What was read stays read, whichever of the two is older news. */
export function mergeMessages(known: readonly Message[], news: readonly Message[]): Message[] {
  const byId = new Map(known.map((message) => [message.id, message]))
  for (const message of news) {
    const before = byId.get(message.id)
    byId.set(message.id, before?.isRead ? { ...message, isRead: true } : message)
  }
  return [...byId.values()].sort((one, other) => one.id - other.id)
}

/** What is known, with news of some of it; what is not known yet would leave a gap. What was read stays read. */
export function replaceMessages(known: readonly Message[], news: readonly Message[]): Message[] {
  const ids = new Set(known.map(({ id }) => id))
  return mergeMessages(
    known,
    news.filter(({ id }) => ids.has(id)),
  )
}

/** Asks for a page of one conversation: the newest, or what came after a message. */
type FetchPage = (range: { after?: number; limit?: number }) => Promise<Message[]>

/**
 * The newest messages of a conversation, joined to the ones that are known without a gap; alone where the
 * gap is so wide that what is known had better be asked for again.
 * @param readKnown what is known, asked again after each answer: more may have come in meanwhile
 * @throws what the calls throw
 */
export async function fetchMessages(
  fetchPage: FetchPage,
  readKnown: () => readonly Message[] | undefined,
): Promise<Message[]> {
  const newest = await fetchPage({})
  const first = newest[0]?.id
  const known = readKnown() ?? []
  // A message that was told or sent here may stand beyond a gap: the last known one says nothing about it.
  const before = known.findLast(({ id }) => first !== undefined && id < first)
  const isJoined = newest.length < MESSAGE_PAGE || known.some(({ id }) => id === first)
  if (isJoined || !before || first === undefined) return mergeMessages(readKnown() ?? [], newest)
  const missed = await fetchGap(fetchPage, before.id, first)
  if (missed) return mergeMessages(readKnown() ?? [], [...missed, ...newest])
  const later = (readKnown() ?? []).filter(({ id }) => id >= first)
  return mergeMessages(later, newest)
}

/** What stands between two messages; undefined where that is too much. */
async function fetchGap(
  fetchPage: FetchPage,
  after: number,
  until: number,
): Promise<Message[] | undefined> {
  const missed: Message[] = []
  for (let step = 0; step < mostSteps; step += 1) {
    const from = missed.at(-1)?.id ?? after
    const page = await fetchPage({ after: from, limit: gapStep })
    missed.push(...page)
    if (page.length < gapStep || (page.at(-1)?.id ?? until) >= until) return missed
  }
  return undefined
}
