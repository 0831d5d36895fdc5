import type { AssistantAccess } from '@wepa/domain/assistant/ai'
import type { SelfUser } from '@wepa/domain/people/user'
import { WifiOff } from 'lucide-react'
import { useRef } from 'react'
import { SessionEnded } from '../../../blocks/account/session-ended.tsx'
import { useConnection } from '../../../lib/device/connection.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useVisibleHeight } from '../../../ui/use-visible-height.ts'
import { AdCard } from '../ad-card.tsx'
import { PhotoButtons } from '../photo-buttons.tsx'
import { TalkComposer } from './talk-composer.tsx'
import { TalkHeader } from './talk-header.tsx'
import { TalkLog } from './talk-log.tsx'
import { lockedFromStart, unavailableFromStart } from './talk-words.ts'
import { type Talk, useTalk } from './use-talk.ts'
import { useTalkScroll } from './use-talk-scroll.ts'
import '../assistant.css'

interface TalkScreenProps {
  user: SelfUser
  /** Their session is over; what was said waits for them to come back. */
  hasEnded: boolean
}

/** The talk, the ad that comes of it, and the field one writes in. */
export function TalkScreen({ user, hasEnded }: TalkScreenProps) {
  const talk = useTalk(user)
  const access = trpc.assistant.access.useQuery(undefined, { enabled: !hasEnded, staleTime: 0 })
  const { isOnline } = useConnection()
  const frame = useVisibleHeight()
  const box = useRef<HTMLElement>(null)
  useTalkScroll(box, talk)

  const { opening, isClosed } = standing(access.data, talk)
  return (
    <div ref={frame} className="assistant-screen">
      <TalkHeader access={access.data} canClear={talk.turns.length > 0} onClear={talk.clear} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section ref={box} tabIndex={0} aria-label="Conversación" className="assistant-box">
        <div className="assistant-content">
          <TalkLog talk={talk} fullName={user.fullName} opening={opening} />
          {talk.step === 'initial' && !talk.isBusy && !isClosed && (
            <PhotoButtons onChoose={(files) => void talk.choosePhotos(files)} />
          )}
          <AdCard talk={talk} />
          {hasEnded && <SessionEnded />}
        </div>
      </section>
      {!isOnline && <OfflineNotice />}
      {!isClosed && <TalkComposer userId={user.id} talk={talk} isOnline={isOnline} />}
    </div>
  )
}

/** What is said first, and whether there is nothing to write into: an ad in hand can be published in any case. */
function standing(access: AssistantAccess | undefined, { ad }: Talk) {
  const isLocked = access?.isLocked ?? false
  const isUnavailable = access?.isAvailable === false
  const opening = isUnavailable ? unavailableFromStart : isLocked ? lockedFromStart : null
  return { opening, isClosed: opening !== null && ad === null }
}

function OfflineNotice() {
  return (
    <p role="status" className="assistant-offline">
      <WifiOff aria-hidden="true" size={18} strokeWidth={1.75} className="flex-none" />
      Sin conexión: lo que escribes y tu foto se quedan aquí hasta que vuelva la señal.
    </p>
  )
}
