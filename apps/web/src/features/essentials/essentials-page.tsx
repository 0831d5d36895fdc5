import { ESSENTIAL_NAMES } from '@wepa/domain/storms/essential-kinds'
import { stormWords } from '@wepa/domain/storms/storm'
import type { EssentialsOffered } from '@wepa/domain/storms/storm-schema'
import { KeptStamp } from '../../blocks/kept/kept-stamp.tsx'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { trpc } from '../../lib/trpc.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EssentialRow } from './essential-row.tsx'
import { HelpLinks } from './help-links.tsx'
import { KeepPage } from './keep-page.tsx'
import { TownLinks } from './town-links.tsx'

interface EssentialsPageProps {
  /** The slug of a municipality; the whole island without one. */
  town: string | undefined
  name: string
}

/** What is offered of what people need in a storm, by kind, on the island or in one town. */
export function EssentialsPage({ town, name }: EssentialsPageProps) {
  const query = trpc.storms.essentials.useQuery(town === undefined ? {} : { municipality: town })
  return (
    <div className="page max-w-3xl! py-6 md:py-10">
      <h1 tabIndex={-1} className="text-h2 md:text-h1">
        Lo esencial en {name}
      </h1>
      <Introduction offered={query.data} />
      <KeptStamp query={query} className="mt-3" />
      <KeepPage />
      {query.data && <Offered offered={query.data} town={town} name={name} />}
      {!query.data && query.error && (
        <LoadFailure
          error={query.error}
          title="No pudimos traer lo esencial"
          onRetry={() => void query.refetch()}
        />
      )}
      {!query.data && !query.error && <Skeleton className="mt-6 h-64" />}
      <HelpLinks />
    </div>
  )
}

function Introduction({ offered }: { offered: EssentialsOffered | undefined }) {
  const storms = offered?.storms ?? []
  if (storms.length === 0) {
    return (
      <p className="mt-2 text-body text-muted">
        Agua, plantas, baterías y lo que hace falta antes y después de una tormenta, lo más nuevo
        primero.
      </p>
    )
  }
  return (
    <div className="mt-3 rounded-card bg-sol-soft p-4 text-body text-ink">
      <p className="font-semibold">Modo tormenta. {storms.map(stormWords).join(' · ')}.</p>
      <p className="mt-1">
        Mientras dure, en estas regiones lo esencial no puede subir por encima del precio promedio
        de antes, y los anuncios no vencen.
      </p>
    </div>
  )
}

interface OfferedProps {
  offered: EssentialsOffered
  town: string | undefined
  name: string
}

function Offered({ offered: { kinds, towns }, town, name }: OfferedProps) {
  return (
    <>
      {kinds.length === 0 && (
        <div className="mt-6 grid justify-items-start gap-4 rounded-card border border-line bg-card p-5">
          <p className="text-body">
            Ahora mismo nadie ofrece agua, plantas ni otra cosa esencial en {name}.
          </p>
          <LinkButton to="/post-ad">Publicar un anuncio</LinkButton>
        </div>
      )}
      {kinds.map(({ kind, total, ads }) => (
        <section key={kind} aria-labelledby={`kind-${kind}`} className="mt-6">
          <h2 id={`kind-${kind}`} className="text-h3 font-bold">
            {ESSENTIAL_NAMES[kind].many}{' '}
            <span className="text-body font-normal text-muted">{total}</span>
          </h2>
          <ul className="mt-2 divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
            {ads.map((ad) => (
              <EssentialRow key={ad.id} ad={ad} hasTown={town === undefined} />
            ))}
          </ul>
          {total > ads.length && (
            <p className="mt-1.5 text-small text-muted">
              {town === undefined
                ? 'Elige un pueblo para ver los demás.'
                : 'Se muestran los más nuevos.'}
            </p>
          )}
        </section>
      ))}
      <TownLinks towns={towns} current={town} />
    </>
  )
}
