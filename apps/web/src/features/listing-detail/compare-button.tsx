import { useHydrated } from '@tanstack/react-router'
import { Check, Columns3 } from 'lucide-react'
import { chooseAd, useChosenAds } from '../../blocks/comparing/chosen-ads.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** Chooses the ad to stand beside others, and leads there once one is chosen. */
export function CompareButton({ id }: { id: number }) {
  const ids = useChosenAds()
  // What is pressed before the part has come, nobody hears.
  const isReady = useHydrated()
  const isChosen = ids.includes(id)
  const Icon = isChosen ? Check : Columns3
  return (
    <div className="needs-script mt-3 flex flex-wrap gap-2">
      <Button
        tone={isChosen ? 'main' : 'quiet'}
        aria-pressed={isChosen}
        disabled={!isReady}
        onClick={() => chooseAd(id, !isChosen)}
      >
        <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
        Comparar
      </Button>
      {ids.length > 0 && (
        <LinkButton tone="bare" to="/comparar" search={{ ids: ids.join(',') }}>
          Ver lado a lado ({ids.length})
        </LinkButton>
      )}
    </div>
  )
}
