import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { CategorySelect } from '../../blocks/search/category-select.tsx'
import { readSearchAddress } from '../../blocks/search/search-address.ts'
import { SearchPlaceField } from '../../blocks/search/search-place-field.tsx'
import { SearchWordsField } from '../../blocks/search/search-words-field.tsx'
import { Button } from '../../ui/button.tsx'

/** The search box of home: Enter or the button leads to /search. Works without scripts too. */
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
        <SearchWordsField label="Qué estás buscando?" className="col-span-full md:col-span-1" />
        <CategorySelect defaultValue="" />
        <SearchPlaceField label="Municipio" value={place} onValueChange={setPlace} />
        <Button type="submit" className="col-span-full md:col-span-1 md:px-7">
          Buscar
        </Button>
      </form>
    </search>
  )
}
