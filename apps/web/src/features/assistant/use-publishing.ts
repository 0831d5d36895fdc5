import { type Dispatch, useState } from 'react'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { callOf, type DraftErrors, draftErrors, refusedFields } from './ad-draft.ts'
import { pause } from './look-at-photo.ts'
import { publishFailure } from './talk/failure-turn.ts'
import type { TalkAction, TalkAd } from './talk/talk-state.ts'
import { askForPlaceTurn, askToMend, publishedTurn } from './talk/talk-words.ts'

/** §9: until then it can be called off, in ms. */
const beforePublishing = 1_000

/** Publishes the ad in hand by the rule of any other; what is missing is asked for. */
export function usePublishing(take: Dispatch<TalkAction>) {
  const { client, listings, users, categories } = trpc.useUtils()
  /** From here on it cannot be called back. */
  const [isSending, setIsSending] = useState(false)

  const refuse = (errors: DraftErrors) => {
    const isPlaceAlone = Object.keys(errors).join() === 'location'
    const text = isPlaceAlone ? askForPlaceTurn : askToMend
    take({ do: 'refuse', errors, turn: { role: 'assistant', text } })
  }

  const fail = (error: unknown) => {
    const failure = readFailure(error)
    const refused = refusedFields(failure.issues)
    if (hasErrors(refused)) refuse(refused)
    else take({ do: 'fail', turn: publishFailure(failure) })
  }

  async function publish(ad: TalkAd, signal: AbortSignal): Promise<void> {
    const errors = draftErrors(ad.draft)
    if (hasErrors(errors)) return refuse(errors)
    take({ do: 'publish' })
    try {
      await pause(beforePublishing, signal)
    } catch {
      return
    }
    setIsSending(true)
    try {
      const { listing } = await client.assistant.publish.mutate(callOf(ad))
      take({ do: 'published', turn: publishedTurn(listing, ad.draft) })
      await Promise.all([listings.invalidate(), users.invalidate(), categories.invalidate()])
    } catch (error) {
      fail(error)
    }
    setIsSending(false)
  }

  return { publish, isSending }
}

const hasErrors = (errors: DraftErrors) => Object.keys(errors).length > 0
