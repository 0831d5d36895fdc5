import { useNavigate, useRouter } from '@tanstack/react-router'
import { Bookmark } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { describeSearch } from '../../blocks/filter-labels.ts'
import { filtersOf, type SearchAddress } from '../../blocks/search-address.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { searchName } from './search-title.ts'

const OwnSearches = lazy(async () => ({
  default: (await import('./own-searches.tsx')).OwnSearches,
}))

/**
 * Keeping the search on the page, and the way to those kept before (§2). One row that pushes
 * sideways: what belongs to the person fills in beside the button and moves nothing.
 */
export function SearchKeeper({ address }: { address: SearchAddress }) {
  const { status } = useSession()
  const [isSaving, setIsSaving] = useState(false)
  const invite = useInvitation()
  const begin = () => {
    if (status === 'visitor') return invite()
    if (asksNothing(address)) return askForMore()
    setIsSaving(true)
  }
  const button = <SaveButton onPress={begin} />
  return (
    <div className="scroll-quietly -mx-4 mt-3 flex items-center gap-2 overflow-x-auto px-4 py-1">
      {status === 'member' ? (
        <Suspense fallback={button}>
          <OwnSearches
            {...{ address, isSaving }}
            summary={describeSearch(address)}
            suggestedName={searchName(address)}
            onSave={begin}
            onClose={() => setIsSaving(false)}
          />
        </Suspense>
      ) : (
        button
      )}
    </div>
  )
}

function SaveButton({ onPress }: { onPress: () => void }) {
  return (
    <Button tone="quiet" aria-haspopup="dialog" onClick={onPress} className="flex-none">
      <Bookmark aria-hidden="true" size={18} strokeWidth={1.75} />
      Guardar búsqueda
    </Button>
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

function useInvitation(): () => void {
  const navigate = useNavigate()
  const router = useRouter()
  return () => {
    const redirect = router.state.location.href
    showToast({
      title: 'Inicia sesión',
      description: 'Debes iniciar sesión para guardar búsquedas',
      action: {
        label: 'Entrar',
        onPress: () => void navigate({ to: '/auth', search: { redirect } }),
      },
    })
  }
}
