import { useNavigate } from '@tanstack/react-router'
import { CATEGORIES } from '@wepa/domain/category'
import { MapPin, Search } from 'lucide-react'
import { useState } from 'react'
import { MunicipalityField } from '../../blocks/municipality-field.tsx'
import { readSearchAddress } from '../../blocks/search-address.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextInput } from '../../ui/text-input.tsx'

/** The search box of home (§2): Enter or the button leads to /search. Works without scripts too. */
export function HomeSearch() {
  const navigate = useNavigate()
  const [place, setPlace] = useState('')
  return (
    <search>
      <form
        action="/search"
        method="get"
        className="mx-auto grid max-w-4xl grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2 rounded-sheet bg-card p-3 text-left shadow-lifted md:grid-cols-[1.6fr_1fr_1fr_auto] md:p-2.5"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = Object.fromEntries(new FormData(event.currentTarget))
          void navigate({ to: '/search', search: readSearchAddress(typed) })
        }}
      >
        <div className="relative col-span-full md:col-span-1">
          <Search
            aria-hidden="true"
            size={20}
            strokeWidth={1.75}
            className="absolute top-1/2 left-3.5 -translate-y-1/2 text-muted"
          />
          <TextInput
            label="Qué estás buscando?"
            isLabelHidden
            name="q"
            type="search"
            enterKeyHint="search"
            placeholder="Qué estás buscando?"
            maxLength={200}
            inputClassName="pl-11!"
          />
        </div>
        <SelectField label="Categoría" isLabelHidden name="category" defaultValue="">
          <option value="">Todas</option>
          {CATEGORIES.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className="relative">
          <MapPin
            aria-hidden="true"
            size={18}
            strokeWidth={1.75}
            className="pointer-events-none absolute top-1/2 left-3 z-10 -translate-y-1/2 text-muted"
          />
          <MunicipalityField
            purpose="search"
            label="Municipio"
            isLabelHidden
            name="location"
            placeholder="Toda la isla"
            value={place}
            onValueChange={setPlace}
            inputClassName="pl-9!"
          />
        </div>
        <Button type="submit" className="col-span-full md:col-span-1 md:px-7">
          Buscar
        </Button>
      </form>
    </search>
  )
}
