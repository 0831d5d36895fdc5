// Which messages of a thread look like a known fraud to the person who received them.
import type { Message } from '@wepa/domain/conversations/conversation'
import { isRemoved } from '@wepa/domain/conversations/removed-message'
import type { FraudWarning, ReadingContext, readMessage } from '@wepa/domain/fraud/warn'

export type Warning = FraudWarning & { messageId: number }

interface WarningsInput {
  messages: readonly Message[]
  /** Who reads: nobody is warned of what they wrote themselves. */
  userId: number
  /** Nothing was said before these messages, so the first of them is known to be the first. */
  isWhole: boolean
  /** The ad's title. */
  about: string
  /** A storm is on: the rules for disasters decide by themselves. */
  isStorm: boolean
  dismissed: ReadonlySet<number>
  read: typeof readMessage
}

/** In the order of the messages. */
export function findWarnings(input: WarningsInput): Warning[] {
  const { messages, userId, isWhole, about, isStorm, dismissed, read } = input
  const received = messages.filter((each) => each.senderId !== userId && !isRemoved(each))
  const said = received.map(({ content }) => content)
  return received.flatMap(({ id, content }, index) => {
    if (dismissed.has(id)) return []
    const before = said.slice(Math.max(0, index - mostBefore), index)
    const isFirst = isWhole && index === 0
    const warning = readOnce(read, content, { isFirst, about, isStorm, before })
    return warning ? [{ messageId: id, ...warning }] : []
  })
}

/** The reader looks no further back. */
const mostBefore = 10

/** What was read stays read: a thread asks for all of it at each new message. */
const known = new Map<string, FraudWarning | undefined>()
const mostKnown = 500

function readOnce(
  read: typeof readMessage,
  content: string,
  context: ReadingContext,
): FraudWarning | undefined {
  const { isFirst, about, isStorm, before } = context
  const key = JSON.stringify([isStorm, isFirst ? about : null, before, content])
  if (known.has(key)) return known.get(key)
  const warning = read(content, context)
  if (known.size >= mostKnown) known.clear()
  known.set(key, warning)
  return warning
}
