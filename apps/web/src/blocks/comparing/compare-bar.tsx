import { Columns3, X } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import './compare-bar.css'
import { setChosenAds, useChosenAds } from './chosen-ads.ts'

/** The way to the ads that were chosen to stand side by side, in reach while one looks for more. */
export function CompareBar() {
  const ids = useChosenAds()
  if (ids.length === 0) return null
  return (
    <section aria-label="Para comparar" className="compare-bar">
      <LinkButton to="/comparar" search={{ ids: ids.join(',') }}>
        <Columns3 aria-hidden="true" size={18} strokeWidth={1.75} />
        Comparar ({ids.length})
      </LinkButton>
      <IconButton label="No comparar" onClick={() => setChosenAds([])}>
        <X aria-hidden="true" size={20} strokeWidth={1.75} />
      </IconButton>
    </section>
  )
}
