// The talk as plain data, and every step it takes. No browser here.
import type { AiAnalysis } from '@wepa/domain/assistant/ai'
import type { ListingField } from '@wepa/domain/listings/fields'
import type { TypedListing } from '../../../blocks/listing-fields/typed-listing.ts'
import { type DraftErrors, takeChanges } from '../ad-draft.ts'

export type TalkStep = 'initial' | 'analysing' | 'confirming' | 'adding' | 'posting' | 'complete'

/** What stands below a turn: photo tips, the way to the form, the plans, one's ads, the published ad, what waits to be sent. */
export type Extra = 'tips' | 'form' | 'locked' | 'listings' | 'published' | 'queued'

export type Turn = {
  id: number
  role: 'user' | 'assistant'
  text: string
  title?: string | undefined
  isProblem?: boolean | undefined
  extras?: readonly Extra[] | undefined
  /** Address of the photo that was sent; null when it can no longer be shown. */
  picture?: string | null | undefined
  /** What can be tried again while this is the last turn. */
  retry?: 'analyze' | 'talk' | undefined
  /** The ad that was published. */
  listingId?: number | undefined
}
export type NewTurn = Omit<Turn, 'id'>

/** `dataUrl` until it is on the server, `url` from then on. */
export type TalkPhoto = { dataUrl: string; url: null } | { dataUrl: null; url: string }

/** The ad in hand. `price`: what was suggested, and where that comes from. */
export type TalkAd = {
  draft: TypedListing
  /** The photo it was made of, which is its cover. */
  photoUrl: string
  /** Photos that were added to it since. */
  morePhotos?: readonly string[]
  keyFeatures: readonly string[]
  price: { suggested: string; basis: string }
  /** One for each ad: whatever is sent again makes no second one. */
  clientId: string
  /** It was sent before, whatever came of it. */
  wasSent?: boolean
}

export type TalkState = {
  step: TalkStep
  turns: readonly Turn[]
  /** The photo that is being looked at, or could not be. */
  photo: TalkPhoto | null
  ad: TalkAd | null
  isEditing: boolean
  errors: DraftErrors
}

export type TalkAction =
  | { do: 'show-photo'; photo: TalkPhoto; picture: string }
  | { do: 'look-again' }
  | { do: 'keep-photo'; url: string; picture: string }
  | { do: 'propose'; ad: TalkAd; turn: NewTurn }
  | MorePhotosAction
  | { do: 'say'; text: string }
  | { do: 'answer'; text: string; change: { sent: TypedListing; analysis: AiAnalysis } | null }
  | { do: 'fail'; turn: NewTurn }
  | { do: 'write'; field: ListingField; text: string }
  | { do: 'edit'; isEditing: boolean; turn?: NewTurn }
  | { do: 'refuse'; errors: DraftErrors; turn: NewTurn }
  | { do: 'publish' }
  | { do: 'published'; turn: NewTurn }
  | { do: 'queued'; turn: NewTurn }
  | { do: 'stop'; turn: NewTurn }
  | { do: 'restart'; turn?: NewTurn }

/** Photos for the ad in hand: the choice, each of them, and each as it is on the server. */
type MorePhotosAction =
  | { do: 'add-photos' }
  | { do: 'show-added'; picture: string }
  | { do: 'photo-added'; url: string; picture: string }
  | { do: 'photos-added'; turn: NewTurn }
  | { do: 'remove-photo'; url: string }

export const emptyTalk: TalkState = {
  step: 'initial',
  turns: [],
  photo: null,
  ad: null,
  isEditing: false,
  errors: {},
}

/** Turns that are kept: more than the server looks at. */
const keptTurns = 100

export function takeAction(state: TalkState, action: TalkAction): TalkState {
  switch (action.do) {
    case 'show-photo': {
      const turn: NewTurn = { role: 'user', text: '', picture: action.picture }
      const isNewAd = state.step === 'complete'
      return {
        ...withTurn({ ...state, turns: withoutDataUrls(state.turns) }, turn),
        ...(isNewAd && { ad: null, isEditing: false, errors: {} }),
        step: 'analysing',
        photo: action.photo,
      }
    }
    case 'look-again':
      return { ...state, step: 'analysing' }
    case 'keep-photo':
      return {
        ...withLastPicture(state, action.picture),
        photo: { dataUrl: null, url: action.url },
      }
    case 'propose':
      return {
        ...withTurn(state, action.turn),
        step: 'confirming',
        photo: null,
        ad: action.ad,
        isEditing: false,
        errors: {},
      }
    case 'say':
      return withTurn(state, { role: 'user', text: action.text })
    case 'answer':
      return takeAnswer(state, action)
    case 'fail':
    case 'stop':
      return { ...withTurn(state, action.turn), step: stepBack(state) }
    case 'write':
      return write(state, action.field, action.text)
    case 'edit':
      return {
        ...(action.turn ? withTurn(state, action.turn) : state),
        isEditing: action.isEditing,
      }
    case 'refuse':
      return {
        ...withTurn(state, action.turn),
        step: stepBack(state),
        isEditing: true,
        errors: action.errors,
      }
    case 'publish':
      return {
        ...state,
        step: 'posting',
        ad: state.ad && { ...state.ad, wasSent: true },
        isEditing: false,
        errors: {},
      }
    case 'published':
    case 'queued':
      return isSaid(state, action.turn)
        ? state
        : { ...withTurn(state, action.turn), step: 'complete', photo: null }
    case 'restart': {
      const fresh = { ...emptyTalk, turns: state.turns }
      return action.turn ? withTurn(fresh, action.turn) : emptyTalk
    }
    default:
      return takeMorePhotos(state, action)
  }
}

function takeMorePhotos(state: TalkState, action: MorePhotosAction): TalkState {
  switch (action.do) {
    case 'add-photos':
      return state.ad ? { ...state, step: 'adding' } : state
    case 'show-added':
      return withTurn(
        { ...state, turns: withoutDataUrls(state.turns) },
        { role: 'user', text: '', picture: action.picture },
      )
    case 'photo-added':
      // The same picture has the same address: once in an ad is enough.
      return withPhotos(withLastPicture(state, action.picture), (urls) =>
        action.url === state.ad?.photoUrl ? urls : [...new Set([...urls, action.url])],
      )
    case 'photos-added':
      return { ...withTurn(state, action.turn), step: stepBack(state) }
    case 'remove-photo':
      return withPhotos(state, (urls) => urls.filter((url) => url !== action.url))
  }
}

/** After a reload nothing is under way: what was can be tried again, and nothing is lost. */
export function resumeTalk(state: TalkState): TalkState {
  const last = state.turns.at(-1)
  if (state.step === 'analysing') {
    return takeAction(state, { do: 'fail', turn: interrupted('analyze') })
  }
  if (state.step === 'posting') {
    const text = 'Se interrumpió la publicación. Vuelve a publicarlo: no saldrá dos veces.'
    return takeAction(state, {
      do: 'fail',
      turn: { role: 'assistant', isProblem: true, text },
    })
  }
  if (state.step === 'adding') {
    const text = 'Se interrumpió. Elige otra vez las fotos que falten.'
    return takeAction(state, { do: 'fail', turn: { role: 'assistant', isProblem: true, text } })
  }
  const isUnanswered = last?.role === 'user' && last.picture === undefined
  return isUnanswered ? withTurn(state, interrupted('talk')) : state
}

/** The sender and the outbox both tell that an ad is out. */
function isSaid({ turns }: TalkState, { listingId }: NewTurn): boolean {
  return listingId !== undefined && turns.some((turn) => turn.listingId === listingId)
}

function interrupted(retry: 'analyze' | 'talk'): NewTurn {
  return { role: 'assistant', isProblem: true, text: 'Se interrumpió.', retry }
}

/** An error does not advance the flow. */
function stepBack({ step, ad }: TalkState): TalkStep {
  if (step === 'analysing') return ad ? 'confirming' : 'initial'
  return step === 'posting' || step === 'adding' ? 'confirming' : step
}

function takeAnswer(
  state: TalkState,
  { text, change }: Extract<TalkAction, { do: 'answer' }>,
): TalkState {
  const answered = withTurn(state, { role: 'assistant', text })
  const { ad } = state
  if (!ad || !change) return answered
  return {
    ...answered,
    ad: { ...ad, draft: takeChanges(ad.draft, change.sent, change.analysis) },
  }
}

function write(state: TalkState, field: ListingField, text: string): TalkState {
  const { ad, errors } = state
  if (!ad) return state
  return {
    ...state,
    ad: { ...ad, draft: { ...ad.draft, [field]: text } },
    errors: Object.fromEntries(Object.entries(errors).filter(([each]) => each !== field)),
  }
}

function withTurn(state: TalkState, turn: NewTurn): TalkState {
  const id = (state.turns.at(-1)?.id ?? 0) + 1
  return { ...state, turns: [...state.turns, { ...turn, id }].slice(-keptTurns) }
}

/** The picture that was sent last, as it is shown from now on. */
function withLastPicture(state: TalkState, picture: string): TalkState {
  const last = state.turns.findLast((turn) => turn.picture !== undefined)
  return {
    ...state,
    turns: state.turns.map((turn) => (turn === last ? { ...turn, picture } : turn)),
  }
}

function withPhotos(
  state: TalkState,
  change: (urls: readonly string[]) => readonly string[],
): TalkState {
  const { ad } = state
  return ad ? { ...state, ad: { ...ad, morePhotos: change(ad.morePhotos ?? []) } } : state
}

/** A photo that never got to the server is large: only the newest is kept. */
function withoutDataUrls(turns: readonly Turn[]): Turn[] {
  return turns.map((turn) =>
    turn.picture?.startsWith('data:') ? { ...turn, picture: null } : turn,
  )
}
