// What the page says before its program is there; the same words as later.
import { displayDataSize } from '@wepa/domain/text/data-size'
import { favoriteNotices } from '../../../blocks/favorite/favorite-notices.ts'
import { pictureFailure } from '../../../blocks/light-mode/picture-failure.ts'

export type Notice = { title: string; description?: string; action?: string }

export type StarterWords = Readonly<Record<'signIn' | 'saved' | 'notSaved' | 'failed', Notice>>
export type LightStarterWords = StarterWords & Readonly<Record<'noPicture' | 'fetching', Notice>>

export const starterWords: StarterWords = {
  ...favoriteNotices,
  failed: {
    title: 'La página no terminó de cargar',
    description: 'Lo que tocaste no se hizo.',
    action: 'Recargar',
  },
}

/** @param programBytes what the program costs to fetch, for it comes only when it is asked for */
export const lightStarterWords = (programBytes: number): LightStarterWords => ({
  ...starterWords,
  noPicture: pictureFailure,
  fetching: {
    title: 'Trayendo la aplicación…',
    description: `${displayDataSize(programBytes)}, una sola vez.`,
  },
})
