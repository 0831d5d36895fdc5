import { useNavigate } from '@tanstack/react-router'
import { setChosenAds } from '../../blocks/comparing/chosen-ads.ts'
import { Drawing } from '../../illustrations/drawing.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { CompareTable } from './compare-table.tsx'
import { useComparedAds } from './use-compared-ads.ts'

interface ComparePageProps {
  /** Of the ads, in the order of their columns. */
  ids: readonly number[]
  /** The address asks for more than can stand side by side. */
  isTooMany: boolean
  /** Those that the server could not show when it rendered the page. */
  missing: readonly number[]
}

/** Ads side by side. */
export function ComparePage({ ids, isTooMany, missing }: ComparePageProps) {
  const navigate = useNavigate()
  const columns = useComparedAds(ids, missing)
  function remove(id: number) {
    const others = ids.filter((each) => each !== id)
    setChosenAds(others)
    const search = others.length > 0 ? { ids: others.join(',') } : {}
    void navigate({ to: '/comparar', search, replace: true, resetScroll: false })
  }
  return (
    <div className="page py-6 md:py-10">
      <h1 tabIndex={-1} className="mb-2 text-h2 md:text-h1">
        Comparar anuncios
      </h1>
      <p role="status" className="mb-4 text-body text-muted">
        {wordsFor(ids.length, isTooMany)}
      </p>
      {ids.length === 0 ? (
        <EmptyState
          picture={<Drawing name="no-favorites" />}
          title="Elige qué comparar"
          text="Marca hasta cuatro anuncios en tus favoritos, o toca Comparar en la página de cada uno."
          action={
            <>
              <LinkButton to="/favorites">Mis favoritos</LinkButton>
              <LinkButton tone="quiet" to="/search">
                Buscar anuncios
              </LinkButton>
            </>
          }
        />
      ) : (
        <CompareTable columns={columns} onRemove={remove} />
      )}
    </div>
  )
}

function wordsFor(count: number, isTooMany: boolean): string {
  if (isTooMany) return 'Se comparan hasta cuatro anuncios a la vez: ves los primeros cuatro.'
  if (count === 0) return ''
  if (count === 1) return 'Un anuncio. Elige otro para compararlos.'
  return `${count} anuncios. En negrita, lo que es distinto.`
}
