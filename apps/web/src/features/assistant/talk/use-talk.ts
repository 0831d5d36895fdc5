import { chatIntent } from '@wepa/domain/assistant/ai'
import type { ListingField } from '@wepa/domain/listings/fields'
import type { SelfUser } from '@wepa/domain/people/user'
import { formatLocation } from '@wepa/domain/places/location'
import { placeSaid } from '@wepa/domain/places/place-said'
import { type Dispatch, useEffect, useReducer, useRef } from 'react'
import { photosOf } from '../ad-draft.ts'
import { choosePhotos } from '../choose-photo.ts'
import { useAddingPhotos } from '../use-adding-photos.ts'
import { useAnalysis } from '../use-analysis.ts'
import { useAsking } from '../use-asking.ts'
import { usePublishing } from '../use-publishing.ts'
import { keepTalk, readTalk } from './kept-talk.ts'
import {
  type TalkAction,
  type TalkAd,
  type TalkPhoto,
  type TalkState,
  type Turn,
  takeAction,
} from './talk-state.ts'
import { askForChanges, nextAd, placeTaken, stoppedTurn } from './talk-words.ts'

export type Talk = ReturnType<typeof useTalk>

/** The talk of one person: what they may do in each state, and what is under way. */
export function useTalk(user: SelfUser) {
  const [state, take] = useReducer(takeAction, user.id, readTalk)
  const work = useWork()
  const { ask, spoken, hush } = useAsking(take)
  const { publish, isSending } = usePublishing(user, state.ad, take)
  useEffect(() => keepTalk(user.id, state), [user.id, state])

  const { step, ad, turns } = state
  const isBusy = spoken !== null || step === 'analysing' || step === 'adding' || step === 'posting'
  const adInHand = step === 'confirming' ? ad : null
  const { analyze, ...photos } = usePhotoChoice(user, { adInHand, take, begin: work.begin })

  const publishNow = () => {
    if (adInHand && !isBusy) void publish(adInHand, work.begin())
  }
  const askAbout = ({ text, before }: { text: string; before: readonly Turn[] }) =>
    void ask({ text, before, ad: adInHand }, work.begin())
  const restart = () => take({ do: 'restart', turn: { role: 'assistant', text: nextAd } })

  function say(text: string): void {
    take({ do: 'say', text })
    const meaning = meaningOf(text, state)
    if (meaning.is === 'restart') restart()
    else if (meaning.is === 'publish') publishNow()
    else if (meaning.is === 'place') {
      takePlace(take, meaning)
      if (meaning.hasMore) askAbout({ text, before: turns })
    } else askAbout({ text, before: turns })
  }

  function retry(): void {
    if (turns.at(-1)?.retry === 'analyze') {
      if (state.photo) lookAgain(state.photo)
      return
    }
    const asked = turns.findLastIndex(({ role, text }) => role === 'user' && text !== '')
    const question = turns[asked]
    if (question) askAbout({ text: question.text, before: turns.slice(0, asked) })
  }

  const lookAgain = (photo: TalkPhoto) => {
    take({ do: 'look-again' })
    void analyze(photo, work.begin())
  }

  function stop(): void {
    work.end()
    hush()
    take({ do: 'stop', turn: stoppedTurn(step) })
  }

  return {
    ...state,
    spoken,
    isBusy,
    canStop: isBusy && !isSending,
    ...photos,
    publish: publishNow,
    say,
    retry,
    stop,
    restart,
    ...cardActions(take),
    /** Forgets all that was said. */
    clear: () => {
      work.end()
      hush()
      take({ do: 'restart' })
    },
  }
}

interface PhotoChoiceTools {
  adInHand: TalkAd | null
  take: Dispatch<TalkAction>
  begin: () => AbortSignal
}

/** What chosen photos are: with an ad in hand further ones of it, which nobody looks at; else the first is looked at. */
function usePhotoChoice(user: SelfUser, { adInHand, take, begin }: PhotoChoiceTools) {
  const analyze = useAnalysis(user, take)
  const { addPhotos, hasRoom } = useAddingPhotos(user.subscriptionPlan, take)
  return {
    analyze,
    hasPhotoRoom: !adInHand || hasRoom(photosOf(adInHand)),
    choosePhotos: (files: readonly File[]) =>
      adInHand
        ? addPhotos(files, photosOf(adInHand), begin())
        : choosePhotos(files, { take, begin, analyze, addPhotos }),
  }
}

/** What is under way: one thing at a time. Who leaves ends it, here and at the provider. */
function useWork() {
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const end = () => running.current?.abort()
  const begin = (): AbortSignal => {
    end()
    running.current = new AbortController()
    return running.current.signal
  }
  return { begin, end }
}

/** What a typed text asks for, before it is a matter for the assistant. */
function meaningOf(text: string, { step, ad }: TalkState) {
  if (step === 'complete' && chatIntent(text, 'complete') === 'restart') {
    return { is: 'restart' } as const
  }
  if (step !== 'confirming' || !ad) return { is: 'talk' } as const
  const said = placeSaid(text)
  if (said) {
    // 'sí, está en Caguas' is asked once more: what is published has the place in it.
    const hasMore = said.rest !== '' && chatIntent(said.rest, 'confirming') !== 'publish'
    return { is: 'place', place: formatLocation(said.municipality), hasMore } as const
  }
  return { is: chatIntent(text, 'confirming') === 'publish' ? 'publish' : 'talk' } as const
}

function takePlace(
  take: Dispatch<TalkAction>,
  { place, hasMore }: { place: string; hasMore: boolean },
): void {
  take({ do: 'write', field: 'location', text: place })
  take({ do: 'answer', text: placeTaken(place, hasMore), change: null })
}

/** What the card of the ad does. */
function cardActions(take: Dispatch<TalkAction>) {
  return {
    removePhoto: (url: string) => take({ do: 'remove-photo', url }),
    write: (field: ListingField, text: string) => take({ do: 'write', field, text }),
    openFields: () =>
      take({ do: 'edit', isEditing: true, turn: { role: 'assistant', text: askForChanges } }),
    closeFields: () => take({ do: 'edit', isEditing: false }),
  }
}
