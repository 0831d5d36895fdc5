// The seven tabs of the bottom bar, and how a path lights one up.
import { Bell, Heart, House, MessageCircle, Plus, Search, User } from 'lucide-react'

export const tabs = [
  { path: '/', label: 'Inicio', icon: House },
  { path: '/search', label: 'Buscar', icon: Search },
  { path: '/favorites', label: 'Favoritos', icon: Heart },
  { path: '/post-ad', label: 'Publicar', icon: Plus },
  { path: '/messages', label: 'Mensajes', icon: MessageCircle },
  { path: '/notifications', label: 'Alertas', icon: Bell },
  { path: '/profile', label: 'Perfil', icon: User },
] as const

export type TabPath = (typeof tabs)[number]['path']

const underTab: Readonly<Record<string, TabPath>> = {
  search: '/search',
  category: '/search',
  favorites: '/favorites',
  following: '/profile',
  'recently-viewed': '/profile',
  'post-ad': '/post-ad',
  messages: '/messages',
  chat: '/messages',
  notifications: '/notifications',
  profile: '/profile',
  settings: '/profile',
  auth: '/profile',
  'reset-password': '/profile',
  'forgot-username': '/profile',
  'my-listings': '/profile',
  inventory: '/profile',
}

/** The tab a path belongs to; some pages (an ad) belong to none. */
export function tabOf(path: string): TabPath | undefined {
  const [place] = path.split('/').filter((segment) => segment !== '')
  return place === undefined ? '/' : underTab[place]
}
