import { useLocation } from '@tanstack/react-router'
import { Sparkles } from 'lucide-react'
import { PlaceLink } from './place-link.tsx'

/** Screens with room for it: elsewhere (forms, an ad's contact bar, the menus of one's own ads) it would hide something. */
const roomyPlaces = new Set([undefined, 'search', 'category', 'favorites', 'profile'])

/** The floating 'IA' button to /ai-chat. */
export function AssistantButton() {
  const place = useLocation({ select: ({ pathname }) => pathname.split('/')[1] || undefined })
  if (!roomyPlaces.has(place)) return null
  return (
    <aside aria-label="Asistente" className="assistant-button">
      <PlaceLink
        to="/ai-chat"
        aria-label="IA: asistente para publicar"
        className="inline-flex h-[48px] items-center gap-[6px] rounded-full border border-line bg-card px-[16px] text-[min(0.9375rem,18px)] font-bold text-caribe shadow-lifted hover:bg-caribe-soft"
      >
        <Sparkles aria-hidden="true" size={20} strokeWidth={1.75} />
        IA
      </PlaceLink>
    </aside>
  )
}
