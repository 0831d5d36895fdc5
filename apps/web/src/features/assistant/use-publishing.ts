import { useQueryClient } from '@tanstack/react-query'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import type { SelfUser } from '@wepa/domain/people/user'
import { type Dispatch, useEffect, useState } from 'react'
import { onPublished, refreshListings } from '../../blocks/publishing/after-publish.ts'
import type { DraftRefusal } from '../../offline/browser-db/draft.ts'
import { type DraftErrors, draftErrors, refusedFields } from './ad-draft.ts'
import { pause } from './look-at-photo.ts'
import { sendAd } from './send-ad.ts'
import { publishFailure } from './talk/failure-turn.ts'
import type { TalkAction, TalkAd } from './talk/talk-state.ts'
import { askForPlaceTurn, askToMend, publishedTurn, queuedTurn } from './talk/talk-words.ts'

/** Until then it can be called off, in ms. */
const beforePublishing = 1_000

/** Publishes the ad in hand as the form publishes one; what is missing is asked for. */
export function usePublishing(user: SelfUser, inHand: TalkAd | null, take: Dispatch<TalkAction>) {
  const queryClient = useQueryClient()
  /** From here on it cannot be called back. */
  const [isSending, setIsSending] = useState(false)
  const finish = (listing: Pick<Listing, 'id'>) => {
    take({ do: 'published', turn: publishedTurn(listing) })
    void refreshListings(queryClient)
  }
  // One that waited, or whose page was left before the answer, is told of when it arrives.
  useEffect(() => (inHand ? onPublished(inHand.clientId, finish) : undefined))

  const refuse = (errors: DraftErrors) => {
    const isPlaceAlone = Object.keys(errors).join() === 'location'
    const text = isPlaceAlone ? askForPlaceTurn : askToMend
    take({ do: 'refuse', errors, turn: { role: 'assistant', text } })
  }

  const fail = (refusal: DraftRefusal) => {
    const refused = refusedFields(refusal.issues)
    if (hasErrors(refused)) refuse(refused)
    else take({ do: 'fail', turn: publishFailure(refusal) })
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
    const result = await sendAd(ad, user)
    if (result.outcome === 'published') finish(result.listing)
    else if (result.outcome === 'queued') take({ do: 'queued', turn: queuedTurn(ad.draft) })
    else fail(result.refusal)
    setIsSending(false)
  }

  return { publish, isSending }
}

const hasErrors = (errors: DraftErrors) => Object.keys(errors).length > 0
