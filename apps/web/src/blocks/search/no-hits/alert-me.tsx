import { useRouter } from '@tanstack/react-router'
import { Bell, BellRing } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { describeSearch } from '../filters/describe-search.ts'
import { isShown } from '../keeping/is-shown.ts'
import { SaveSearchDialog } from '../keeping/save-search-dialog.tsx'
import { useSavedSearches } from '../keeping/saved-searches.ts'
import { invite } from '../keeping/search-keeper.tsx'
import type { SearchAddress } from '../search-address.ts'
import { searchName } from '../search-title.ts'

/** Saves the search as it was asked, so that an alert comes with the first ad that fits. */
export function AlertMe({ address }: { address: SearchAddress }) {
  const { status } = useSession()
  const { data: searches = [] } = useSavedSearches()
  const [isSaving, setIsSaving] = useState(false)
  const router = useRouter()
  const kept = searches.find((search) => isShown(search, address))
  const Icon = kept ? BellRing : Bell
  return (
    <>
      <Button
        tone="quiet"
        aria-haspopup="dialog"
        onClick={() => (status === 'visitor' ? void invite(router) : setIsSaving(true))}
      >
        <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
        {kept ? 'Te avisaremos cuando aparezca' : 'Avísame cuando aparezca'}
      </Button>
      {isSaving && status === 'member' && (
        <SaveSearchDialog
          address={address}
          summary={describeSearch(address)}
          suggestedName={searchName(address)}
          kept={kept}
          onClose={() => setIsSaving(false)}
        />
      )}
    </>
  )
}
