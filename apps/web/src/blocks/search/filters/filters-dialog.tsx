import { type AskedTexts, FACETS } from '@wepa/domain/attributes/facet-keys'
import { choicesOf } from '@wepa/domain/listings/attribute-values'
import {
  attributes,
  FILTERS,
  type FilterName,
  filterNames,
  readAttributeFilters,
} from '@wepa/domain/listings/attributes'
import { SELLER_KIND_LABELS, SELLER_KINDS, type SellerKind } from '@wepa/domain/search/seller-kind'
import { useState } from 'react'
import { afterPaint } from '../../../lib/after-paint.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Chip } from '../../../ui/forms/chip.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { countText } from '../result-count.tsx'
import {
  type AddressChanges,
  changeAddress,
  filtersOf,
  readSearchAddress,
  type SearchAddress,
} from '../search-address.ts'
import { DistanceFilter } from './distance-filter.tsx'
import { FacetFilters } from './facets/facet-filters.tsx'
import { useFacetCounts } from './facets/use-facet-counts.ts'

interface FiltersDialogProps {
  address: SearchAddress
  /** Where it is searched; not in the address where the page is the category's. */
  category: string | undefined
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onChange: (changes: AddressChanges) => void
}

/** The filters as chosen so far, texts '' when nothing is asked. */
interface Draft {
  location: string
  seller: SellerKind | ''
  radius: number | undefined
  attributes: Readonly<Partial<Record<FilterName, string>>>
  minPrice: string
  maxPrice: string
  facets: AskedTexts
}

const nothing: Draft = {
  location: '',
  seller: '',
  radius: undefined,
  attributes: {},
  minPrice: '',
  maxPrice: '',
  facets: {},
}

/** The advanced filters: price, attributes of the ads, place and distance. They count when the button says so. */
export function FiltersDialog(props: FiltersDialogProps) {
  const { address, category, isOpen, onOpenChange, onChange } = props
  const [draft, setDraft] = useState(() => draftOf(address))
  const edit = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }))
  const counts = useFacetCounts({
    ...changeAddress(address, changesOf(draft)),
    ...(category && { category }),
  })
  const take = () => {
    onOpenChange(false)
    afterPaint(() => onChange(changesOf(draft)))
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Filtros avanzados"
      footer={
        <>
          <p role="status" className="mr-auto self-center text-body text-muted">
            {counts && `${countText(counts)} ${counts.total === 1 ? 'anuncio' : 'anuncios'}`}
          </p>
          <Button tone="quiet" onClick={() => setDraft(nothing)}>
            Limpiar
          </Button>
          <Button onClick={take}>Ver anuncios</Button>
        </>
      }
    >
      <form
        className="grid gap-6 pb-2"
        onSubmit={(event) => {
          event.preventDefault()
          // In React it stands within the form of the search, which would be sent along.
          event.stopPropagation()
          take()
        }}
      >
        <fieldset>
          <legend className="mb-2 text-body font-semibold">Precio</legend>
          <div className="grid grid-cols-2 gap-3">
            <TextInput
              label="Mínimo"
              inputMode="decimal"
              placeholder="$0"
              value={draft.minPrice}
              onChange={(event) => edit({ minPrice: event.currentTarget.value })}
            />
            <TextInput
              label="Máximo"
              inputMode="decimal"
              placeholder="Sin límite"
              value={draft.maxPrice}
              onChange={(event) => edit({ maxPrice: event.currentTarget.value })}
            />
          </div>
        </fieldset>
        <FacetFilters
          category={category}
          asked={draft.facets}
          counts={counts}
          onChange={(changes) => edit({ facets: asked({ ...draft.facets, ...changes }) })}
        />
        {filterNames.map((name) => (
          <AttributeFilter
            key={name}
            name={name}
            asked={draft.attributes[name] ?? ''}
            onChange={(code) => edit({ attributes: { ...draft.attributes, [name]: code } })}
          />
        ))}
        <fieldset>
          <legend className="mb-2 text-body font-semibold">Quién vende</legend>
          <div className="flex flex-wrap gap-2">
            {(['', ...SELLER_KINDS] as const).map((kind) => (
              <Chip
                key={kind}
                isSelected={draft.seller === kind}
                onClick={() => edit({ seller: kind })}
              >
                {kind === '' ? 'Todos' : SELLER_KIND_LABELS[kind]}
              </Chip>
            ))}
          </div>
        </fieldset>
        <DistanceFilter location={draft.location} radius={draft.radius} onChange={edit} />
        <button type="submit" className="sr-only" tabIndex={-1}>
          Ver anuncios
        </button>
      </form>
    </Dialog>
  )
}

interface AttributeFilterProps {
  name: FilterName
  /** The code that is asked for; '' for none. */
  asked: string
  onChange: (code: string) => void
}

function AttributeFilter({ name, asked, onChange }: AttributeFilterProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-body font-semibold">{attributes[name].label}</legend>
      <div className="flex flex-wrap gap-2">
        {[['', FILTERS[name].any] as const, ...choicesOf(name)].map(([code, choice]) => (
          <Chip key={code} isSelected={asked === code} onClick={() => onChange(code)}>
            {choice}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

function draftOf(address: SearchAddress): Draft {
  const { location = '', seller = '', radius, minPrice, maxPrice } = address
  return {
    location,
    seller,
    radius,
    attributes: readAttributeFilters((name) => address[name]),
    minPrice: minPrice === undefined ? '' : String(minPrice),
    maxPrice: maxPrice === undefined ? '' : String(maxPrice),
    facets: filtersOf(address).attributes ?? {},
  }
}

function asked(facets: { [Key in keyof AskedTexts]?: string }): AskedTexts {
  return filtersOf(facets).attributes ?? {}
}

/** The fields as an address would hold them: prices without the signs people write. */
function changesOf(draft: Draft): AddressChanges {
  const plain = (price: string) => price.replace(/[^\d.]/g, '')
  const { minPrice = '', maxPrice = '' } = readSearchAddress({
    minPrice: plain(draft.minPrice),
    maxPrice: plain(draft.maxPrice),
  })
  const attributes = Object.fromEntries(
    filterNames.map((name) => [name, draft.attributes[name] ?? '']),
  )
  return {
    location: draft.location,
    seller: draft.seller,
    radius: draft.radius ?? '',
    ...attributes,
    ...Object.fromEntries(FACETS.map((key) => [key, draft.facets[key] ?? ''])),
    minPrice,
    maxPrice,
  }
}
