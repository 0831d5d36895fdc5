import { Link } from '@tanstack/react-router'
import type { CountedCategory } from '@wepa/domain/listings/category-schema'
import { categoryScene } from '@wepa/domain/photos/fallback'
import { searchPath } from '@wepa/domain/search/params'
import { CategoryIcon } from '../../blocks/listing-card/category-icon.tsx'
import { ListingResults } from '../../blocks/listing-card/listing-results.tsx'
import { BesideResults } from '../../blocks/search/filters/facets/beside-results.tsx'
import { SearchKeeper } from '../../blocks/search/keeping/search-keeper.tsx'
import { NoHits } from '../../blocks/search/no-hits.tsx'
import { ResultCount } from '../../blocks/search/result-count.tsx'
import { ResultsLink, ResultsPlace } from '../../blocks/search/results-link.tsx'
import {
  type AddressChanges,
  changeAddress,
  filtersOf,
  type SearchAddress,
} from '../../blocks/search/search-address.ts'
import { Understood } from '../../blocks/search/understood.tsx'
import { useListingSearch } from '../../blocks/search/use-listing-search.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useIsLight } from '../../ui/light-context.ts'
import { CategoryFilters } from './category-filters.tsx'

interface CategoryPageProps {
  category: CountedCategory
  address: SearchAddress
  /** Takes how the address stands then: two choices may come before one of them is shown. */
  onChange: (change: (address: SearchAddress) => SearchAddress) => void
}

/** Category page: one category's ads, narrowed and kept as on the page of all, under an address of its own. */
export function CategoryPage({ category, address, onChange }: CategoryPageProps) {
  const inCategory = { ...address, category: category.slug }
  const search = useListingSearch(inCategory)
  const firstPage = search.data?.pages[0]
  const change = (changes: AddressChanges) => onChange((now) => changeAddress(now, changes))
  const path = `/category/${category.slug}`
  const filters = filtersOf(address)
  return (
    <>
      <CategoryHeader category={category} />
      <div className="page pt-3 pb-5 md:pt-5 md:pb-8">
        <ResultsLink />
        <CategoryFilters slug={category.slug} address={address} onChange={change} />
        <div className="flex flex-wrap items-center gap-x-3">
          <ResultCount page={firstPage} noun={['anuncio encontrado', 'anuncios encontrados']} />
          <SearchKeeper address={inCategory} />
        </div>
        <Understood
          reading={search.isPlaceholderData ? undefined : firstPage?.reading}
          address={address}
          onChange={change}
        />
        <BesideResults address={address} category={category.slug} onChange={change}>
          <ResultsPlace />
          <ListingResults
            search={search}
            view="grid"
            nextHref={(cursor) => {
              const first = searchPath(filters, path)
              return `${first}${first.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`
            }}
            emptyAction={
              <NoHits address={inCategory} page={firstPage} category={category.slug}>
                <Button onClick={() => onChange(() => ({}))}>Limpiar filtros</Button>
              </NoHits>
            }
          />
        </BesideResults>
      </div>
    </>
  )
}

function CategoryHeader({ category }: { category: CountedCategory }) {
  const isLight = useIsLight()
  return (
    <div className={classNames('category-wash overflow-hidden', `hue-${category.slug}`)}>
      <div className="page flex items-center gap-4 py-2 md:py-0">
        <div className="flex min-w-0 flex-1 items-center gap-4 max-[18rem]:flex-wrap md:gap-6 md:py-6">
          <CategoryIcon category={category} size="large" />
          <div>
            <nav aria-label="Estás en" className="mb-0.5 hidden text-small text-muted md:block">
              <Link to="/" className="underline-offset-4 hover:underline">
                Inicio
              </Link>{' '}
              <span aria-hidden="true">/</span>{' '}
              <Link to="/search" className="underline-offset-4 hover:underline">
                Anuncios
              </Link>
            </nav>
            <h1 tabIndex={-1} className="text-h2 md:text-h1">
              {category.name}
            </h1>
            <p className="mt-1 text-body text-muted md:text-lead">{category.description}</p>
          </div>
        </div>
        {!isLight && (
          <img
            src={categoryScene(category.slug)}
            alt=""
            width={400}
            height={300}
            className="hidden h-40 w-auto self-end rounded-t-card object-cover md:block"
          />
        )}
      </div>
    </div>
  )
}
