import { type Dispatch, useState } from 'react'
import { checkSession } from '../../lib/session/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { analysisOf } from './ad-draft.ts'
import { type Problem, talkFailure } from './talk/failure-turn.ts'
import { streamTalk } from './talk/stream-talk.ts'
import type { TalkAction, TalkAd, Turn } from './talk/talk-state.ts'
import { historyOf } from './talk/talk-words.ts'
import { useNoteUses } from './use-note-uses.ts'

/** A question, what was said before it, and the ad that its answer may change. */
export type Asked = { text: string; before: readonly Turn[]; ad: TalkAd | null }

/** Asks the assistant something; ends in an answer or a failure, or in nothing when its signal ended it. */
export function useAsking(take: Dispatch<TalkAction>) {
  const { assistant } = trpc.useUtils()
  const noteUses = useNoteUses()
  /** What has been said of the answer that is being given; null while none is. */
  const [spoken, setSpoken] = useState<string | null>(null)

  const fail = (problem: Problem) => {
    take({ do: 'fail', turn: talkFailure(problem) })
    void assistant.access.invalidate()
    if (problem.code === 'invalid_token') void checkSession()
  }

  async function ask({ text, before, ad }: Asked, signal: AbortSignal): Promise<void> {
    setSpoken('')
    const draft = ad && { analysis: analysisOf(ad.draft, ad.keyFeatures) }
    const told = await streamTalk(
      { message: text, conversationHistory: historyOf(before), ...draft },
      { signal, onText: (piece) => setSpoken((said) => `${said ?? ''}${piece}`) },
    )
    if (signal.aborted || told.outcome === 'stopped') {
      // An answer that was under way counts, though nobody waited for it.
      if (draft) void assistant.access.invalidate()
      return
    }
    setSpoken(null)
    if (told.outcome === 'failed') return fail(told.problem)
    const { response, analysis, usesLeft } = told.answer
    noteUses(usesLeft)
    const change = ad && analysis ? { sent: ad.draft, analysis } : null
    take({ do: 'answer', text: response, change })
  }

  return { ask, spoken, hush: () => setSpoken(null) }
}
