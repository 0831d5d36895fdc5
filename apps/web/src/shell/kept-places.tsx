import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { describeSearch } from '../blocks/search/filters/describe-search.ts'
import { PlaceLink } from './place-link.tsx'
import { type KeptPlaces as Places, readKeptPlaces } from './read-kept-places.ts'

const row = 'flex min-h-11 items-center px-4 py-2 text-body font-medium hover:bg-sand-deep'

/** What can be read without network, and the ways to it; nothing until that is known, or where nothing was kept. */
export function KeptPlaces() {
  const [places, setPlaces] = useState<Places>({ lists: [], searches: [], listings: [] })
  useEffect(() => {
    readKeptPlaces().then(setPlaces, () => {})
  }, [])
  const { lists, searches, listings } = places
  if (lists.length + searches.length + listings.length === 0) return null
  return (
    <section aria-labelledby="kept-places" className="mx-auto grid max-w-md gap-4 px-4 pb-12">
      <h2 id="kept-places" className="text-h3 font-bold">
        Esto sí lo tienes guardado
      </h2>
      <Group title="Tus listas">
        {lists.map(({ path, name }) => (
          <PlaceLink key={path} to={path} className={row}>
            {name}
          </PlaceLink>
        ))}
      </Group>
      <Group title="Tus últimas búsquedas">
        {searches.map((address) => (
          <Link key={JSON.stringify(address)} to="/search" search={address} className={row}>
            {describeSearch(address)}
          </Link>
        ))}
      </Group>
      <Group title="Anuncios que abriste">
        {listings.map(({ id, title }) => (
          <PlaceLink key={id} to={`/listing/${id}`} className={row}>
            {title}
          </PlaceLink>
        ))}
      </Group>
    </section>
  )
}

function Group({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <div>
      <h3 className="mb-1.5 text-small font-semibold text-muted">{title}</h3>
      <div className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-soft">
        {children}
      </div>
    </div>
  )
}
