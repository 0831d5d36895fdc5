// What the assistant says by itself, around the answers of the model.
import type { AiPhotoAnalysis } from '@wepa/domain/assistant/ai'
import type { TypedListing } from '../../../blocks/listing-fields/typed-listing.ts'
import type { PhotoNotice } from '../../../blocks/photo-picker/check-file.ts'
import { lockedTurn } from './failure-turn.ts'
import type { NewTurn, TalkStep, Turn } from './talk-state.ts'

export function greeting(fullName: string): string {
  const [name] = fullName.split(' ')
  return `Hola, ${name}. Envíame una foto de lo que vendes y te preparo el anuncio: qué es, un precio y la descripción. También puedes preguntarme lo que quieras sobre vender en Wepa.`
}

/** What was made of a photo, and what is still missing: a price and a place are asked for, never made up. */
export function proposal(
  { title, priceKind }: AiPhotoAnalysis,
  { location }: TypedListing,
): NewTurn {
  const sentences = [
    `Esto es lo que veo: ${title}. Te preparé el anuncio; revísalo antes de publicarlo.`,
    priceKind === 'none'
      ? '¿Cuánto pides? Si lo dejas sin precio, saldrá «Precio a consultar».'
      : null,
    location.trim() === '' ? '¿En qué municipio está?' : null,
  ]
  return { role: 'assistant', text: sentences.filter((each) => each !== null).join(' ') }
}

/** In place of the greeting, when the trial is over … */
export const lockedFromStart = lockedTurn

/** … and without a model: the form is always there. */
export const unavailableFromStart: NewTurn = {
  role: 'assistant',
  text: 'El asistente no está disponible en este momento. Puedes publicar tu anuncio con el formulario.',
  extras: ['form'],
}

export const askForChanges = 'Cambia lo que quieras en la tarjeta, o dímelo con tus palabras.'
export const askForPlaceTurn = '¿En qué municipio está? Escríbelo aquí o en la tarjeta.'
export const askToMend = 'Antes de publicarlo, revisa lo marcado en la tarjeta.'
export const photoStays =
  'Sin conexión. Tu foto se queda aquí: inténtalo de nuevo cuando vuelva la señal.'
export const unreadablePhoto =
  'No pudimos abrir esa foto. Si está en la nube, ábrela primero en tu galería; o escoge otra.'
export const nextAd = 'Vamos con otro. Envíame la foto de lo próximo que vendes.'

export function publishedTurn(listing: { id: number }): NewTurn {
  const text = 'Tu anuncio está publicado.'
  return { role: 'assistant', text, listingId: listing.id, extras: ['published'] }
}

/** It could not be sent at once; the outbox sends it. */
export function queuedTurn({ title }: Pick<TypedListing, 'title'>): NewTurn {
  const text = `«${title.trim()}» está en cola. Está guardado en este teléfono y se publica solo en cuanto se pueda. Puedes cerrar esta página.`
  return { role: 'assistant', text, extras: ['queued'] }
}

export function placeTaken(place: string, hasMore: boolean): string {
  return `Listo: está en ${place}.${hasMore ? '' : ' ¿Lo publicamos?'}`
}

/** Once photos were added to the ad in hand; what could not be taken is said too. */
export function photosAdded(count: number, refusal: PhotoNotice | null): NewTurn {
  const text =
    count === 1
      ? 'Tu anuncio lleva 1 foto.'
      : `Tu anuncio lleva ${count} fotos; la primera es la portada.`
  const turn = { role: 'assistant', text } as const
  if (!refusal) return turn
  return { ...turn, isProblem: true, title: refusal.title, text: `${refusal.message} ${text}` }
}

/** After 'Cancelar'; what the model was already asked counts all the same. */
export function stoppedTurn(step: TalkStep): NewTurn {
  const turn = { role: 'assistant', isProblem: true } as const
  if (step === 'posting') return { ...turn, text: 'No lo publiqué. Tu anuncio sigue aquí.' }
  if (step === 'adding')
    return { ...turn, text: 'Lo dejé. En tu anuncio están las que ya subieron.' }
  return step === 'analysing'
    ? {
        ...turn,
        text: 'Lo dejé. Tu foto sigue aquí. Si ya la estaba mirando, cuenta como un uso.',
        retry: 'analyze',
      }
    : { ...turn, text: step === 'confirming' ? stoppedChange : 'Lo dejé ahí.', retry: 'talk' }
}

const stoppedChange = 'Lo dejé ahí. Si ya estaba en tu anuncio, cuenta como un uso.'

/** What was said, without what failed, as the call takes them. */
export function historyOf(turns: readonly Turn[]): Said[] {
  return turns.flatMap(({ role, text, isProblem }) =>
    isProblem || text === '' ? [] : [{ role, content: text }],
  )
}
type Said = { role: Turn['role']; content: string }
