// What the page says before its program is there; the same words as later.
import { favoriteNotices } from '../../../blocks/favorite/favorite-notices.ts'

export type Notice = { title: string; description?: string; action?: string }

export type StarterWords = Readonly<Record<'signIn' | 'saved' | 'notSaved' | 'failed', Notice>>

export const starterWords: StarterWords = {
  ...favoriteNotices,
  failed: {
    title: 'La página no terminó de cargar',
    description: 'Lo que tocaste no se hizo.',
    action: 'Recargar',
  },
}
