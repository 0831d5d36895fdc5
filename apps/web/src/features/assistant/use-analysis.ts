import type { AiPhotoAnalysis } from '@wepa/domain/assistant/ai'
import type { SelfUser } from '@wepa/domain/people/user'
import { thumbnailUrl } from '@wepa/domain/photos/photo'
import type { Dispatch } from 'react'
import { priceBasisText } from '../../blocks/assistant/price-basis.ts'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { makeUuid } from '../../lib/uuid.ts'
import { draftOf } from './ad-draft.ts'
import { pause, sendPhoto } from './look-at-photo.ts'
import { analysisFailure } from './talk/failure-turn.ts'
import type { TalkAction, TalkAd, TalkPhoto } from './talk/talk-state.ts'
import { photoStays, proposal } from './talk/talk-words.ts'
import { useNoteUses } from './use-note-uses.ts'

/** Until the upload runs it can be called off without a trace, in ms. */
const beforeUpload = 1_500

/**
 * Has a photo looked at; ends in a proposal or a failure, or in nothing when its signal ended it.
 * @returns the photo's address when an ad was made of it
 */
export function useAnalysis(user: SelfUser, take: Dispatch<TalkAction>) {
  const { client, assistant } = trpc.useUtils()
  const noteUses = useNoteUses()
  return async (photo: TalkPhoto, signal: AbortSignal): Promise<string | null> => {
    try {
      await pause(beforeUpload, signal)
      const url = photo.url ?? (await upload(photo.dataUrl, signal, take))
      if (url === null) return null
      const analysis = await client.assistant.analyzePhoto.mutate({ image: url }, { signal })
      if (signal.aborted) return null
      noteUses(analysis.usesLeft)
      const ad = adOf(analysis, url, user)
      take({ do: 'propose', ad, turn: proposal(analysis, ad.draft) })
      return url
    } catch (error) {
      // Also when it was called off: what was under way counts.
      void assistant.access.invalidate()
      if (!signal.aborted) take({ do: 'fail', turn: analysisFailure(readFailure(error)) })
      return null
    }
  }
}

/** The photo's address on the server; null when it did not get there, which has been said then. */
async function upload(
  dataUrl: string,
  signal: AbortSignal,
  take: Dispatch<TalkAction>,
): Promise<string | null> {
  const sent = await sendPhoto(dataUrl, signal)
  if (signal.aborted) return null
  if (sent.outcome === 'done') {
    const { url } = sent
    take({ do: 'keep-photo', url, picture: thumbnailUrl(url) })
    return url
  }
  const { canRetry, status } = sent
  // The upload's own words promise that it goes on by itself, which here would cost a use unasked.
  const message = status === 0 ? photoStays : sent.message
  const turn = analysisFailure({ code: 'unknown', message })
  take({ do: 'fail', turn: canRetry ? turn : { ...turn, retry: undefined } })
  return null
}

function adOf(analysis: AiPhotoAnalysis, photoUrl: string, user: SelfUser): TalkAd {
  return {
    draft: draftOf(analysis, user),
    photoUrl,
    keyFeatures: analysis.keyFeatures,
    price: { suggested: analysis.suggestedPrice ?? '', basis: priceBasisText(analysis) },
    clientId: makeUuid(),
  }
}
