import { useNavigate, useRouterState } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { FormEvent } from 'react'

/** The desktop's search field. A plain form, so it works before (and without) JavaScript. */
export function HeaderSearch() {
  const navigate = useNavigate()
  const words = useRouterState({
    select: ({ location }) => new URLSearchParams(location.searchStr).get('q') ?? '',
  })

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    const q = typeof typed === 'string' ? typed.trim() : ''
    void navigate({ href: q === '' ? '/search' : `/search?${new URLSearchParams({ q })}` })
  }

  return (
    <search className="block max-w-xl">
      <form action="/search" onSubmit={search} className="relative">
        <Search
          aria-hidden="true"
          size={20}
          strokeWidth={1.75}
          className="pointer-events-none absolute top-3 left-4 text-muted"
        />
        <input
          key={words}
          type="search"
          name="q"
          defaultValue={words}
          maxLength={200}
          aria-label="Buscar en Wepa"
          placeholder="Busca guaguas, neveras, apartamentos…"
          className="h-11 w-full rounded-full border border-edge bg-sand pr-4 pl-11 text-body placeholder:text-muted"
        />
      </form>
    </search>
  )
}
