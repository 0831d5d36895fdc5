// What the page says before its program is there; the same words as later.
import { displayDataSize } from '@wepa/domain/text/data-size'
import { favoriteNotices } from '../../../blocks/favorite/favorite-notices.ts'
import { pictureFailure } from '../../../blocks/light-mode/picture-failure.ts'

export type Notice = { title: string; description?: string; action?: string }

export type StarterWords = Readonly<
  Record<'signIn' | 'saved' | 'notSaved' | 'failed' | 'noPicture' | 'fetching', Notice>
>

/** @param programBytes what the program costs to fetch, for where it comes only when it is asked for */
export const starterWords = (programBytes: number): StarterWords => ({
  ...favoriteNotices,
  noPicture: pictureFailure,
  fetching: {
    title: 'Trayendo la aplicación…',
    description: `${displayDataSize(programBytes)}, una sola vez.`,
  },
  failed: {
    title: 'La página no terminó de cargar',
    description: 'Lo que tocaste no se hizo.',
    action: 'Recargar',
  },
})
