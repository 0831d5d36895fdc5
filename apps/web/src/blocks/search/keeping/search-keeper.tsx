import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { latePart } from '../../../ui/late-part.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { filtersOf, type SearchAddress } from '../search-address.ts'

const OwnSearches = latePart(async () => (await import('./own-searches.tsx')).OwnSearches)

/**
 * Keeping the search on the page, and the way to those kept before. One row that pushes
 * sideways: what belongs to the person fills in beside the button, which stays as it is under the finger.
 */
export function SearchKeeper({ address }: { address: SearchAddress }) {
  const { status } = useSession()
  const [isSaving, setIsSaving] = useState(false)
  const [isKept, setIsKept] = useState(false)
  const router = useRouter()
  const begin = () => {
    if (status === 'visitor') return void invite(router)
    if (asksNothing(address)) return askForMore()
    setIsSaving(true)
  }
  const hasIt = isKept && status === 'member'
  const Icon = hasIt ? BookmarkCheck : Bookmark
  return (
    <div className="scroll-quietly relative -mx-1 flex min-w-[min(100%,11.5rem)] flex-1 items-center gap-2 overflow-x-auto p-1">
      <Button tone="quiet" aria-haspopup="dialog" onClick={begin} className="flex-none">
        <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
        {hasIt ? 'Búsqueda guardada' : 'Guardar búsqueda'}
      </Button>
      {status === 'member' && (
        <OwnSearches
          {...{ address, isSaving }}
          onKeptChange={setIsKept}
          onWanted={begin}
          onClose={() => setIsSaving(false)}
        />
      )}
    </div>
  )
}

function asksNothing(address: SearchAddress): boolean {
  const { sort: _sort, ...asked } = filtersOf(address)
  return Object.keys(asked).length === 0
}

function askForMore() {
  showToast({
    title: 'Todavía no hay nada que guardar',
    description: 'Escribe qué buscas o elige un filtro, y guarda esa búsqueda.',
  })
}

const signInWords = {
  title: 'Inicia sesión',
  description: 'Debes iniciar sesión para guardar búsquedas',
  action: 'Entrar',
}

/** Saving a search is for members: whoever comes back signed in saves it then. */
export async function invite(router: AnyRouter) {
  await import('../../account/invite-visitor.ts').then(
    ({ inviteVisitor }) => inviteVisitor(router, signInWords, { kind: 'save-search' }),
    () => showToast({ title: signInWords.title, description: signInWords.description }),
  )
}
