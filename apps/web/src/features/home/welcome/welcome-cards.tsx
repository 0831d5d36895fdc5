import type { SelfUser } from '@wepa/domain/people/user'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { endWelcome } from '../../../blocks/account/welcome.ts'
import { usePush } from '../../../blocks/push/use-push.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { AlertsCard } from './alerts-card.tsx'
import { InterestCard } from './interest-card.tsx'
import { TownCard } from './town-card.tsx'

type Step = 'town' | 'interest' | 'alerts'

const titles: Readonly<Record<Step, string>> = {
  town: '¿De qué pueblo eres?',
  interest: 'Dinos qué te interesa',
  alerts: 'Entérate al momento',
}

interface WelcomeCardsProps {
  user: SelfUser
  onEnd: () => void
}

/** Three cards at most for somebody new, one at a time: their town, what they look for, and being told of it. */
export function WelcomeCards({ user, onEnd }: WelcomeCardsProps) {
  const { state } = usePush()
  // The town may have been said when signing up.
  const [steps] = useState<readonly Step[]>(() =>
    user.location ? ['interest', 'alerts'] : ['town', 'interest', 'alerts'],
  )
  const [at, setAt] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (at > 0) heading.current?.focus()
  }, [at])
  const step = steps[at]
  // Where this browser cannot tell anybody, or does already, there is nothing to ask.
  const count = state === 'off' ? steps.length : Math.max(at + 1, steps.length - 1)
  const end = () => {
    endWelcome()
    onEnd()
  }
  const goOn = () => (at + 1 < count ? setAt(at + 1) : end())
  if (!step) return null
  return (
    <section
      aria-labelledby="welcome"
      className="rounded-sheet border border-line bg-card p-4 shadow-soft md:p-5"
    >
      <div className="mb-3 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-small text-muted">
            Paso {at + 1} de {count}
          </p>
          <h2 ref={heading} id="welcome" tabIndex={-1} className="text-h3 outline-none">
            {titles[step]}
          </h2>
        </div>
        <IconButton label="No mostrar más estos pasos" className="-mt-2 -mr-2" onClick={end}>
          <X aria-hidden="true" size={22} strokeWidth={1.75} />
        </IconButton>
      </div>
      {step === 'town' && <TownCard user={user} onDone={goOn} skip={<Skip onSkip={goOn} />} />}
      {step === 'interest' && (
        <InterestCard user={user} onDone={goOn} skip={<Skip onSkip={goOn} />} />
      )}
      {step === 'alerts' && <AlertsCard onDone={end} skip={<Skip onSkip={end} />} />}
    </section>
  )
}

function Skip({ onSkip }: { onSkip: () => void }) {
  return (
    <Button tone="quiet" onClick={onSkip}>
      Saltar
    </Button>
  )
}
