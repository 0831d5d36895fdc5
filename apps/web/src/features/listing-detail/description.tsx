import { answerLabel, attributeNames, attributes } from '@wepa/domain/listings/attributes'
import { longDate } from '@wepa/domain/text/date'
import { Skeleton } from '../../ui/skeleton.tsx'
import { isWhole, type ShownListing } from './shown-listing.ts'

/** The seller's own words with their line breaks, and the facts under them. Links stay plain text. */
export function Description({ listing }: { listing: ShownListing }) {
  const { description, createdAt, id } = listing
  return (
    <section aria-labelledby="listing-description" className="order-2 min-w-0">
      <h2 id="listing-description" className="mb-2 text-h3">
        Descripción
      </h2>
      <p className="max-w-prose text-lead whitespace-pre-line">{description}</p>
      {isWhole(listing) ? (
        <dl className="mt-6 border-t border-line text-body">
          {attributeNames.map((name) => {
            const value = listing[name]
            return (
              value && (
                <Fact key={name} name={attributes[name].label}>
                  {answerLabel(name, value)}
                </Fact>
              )
            )
          })}
          <Fact name="Publicado">
            <time dateTime={createdAt}>{longDate(createdAt)}</time>
          </Fact>
          <Fact name="Anuncio">{id}</Fact>
        </dl>
      ) : (
        <Skeleton className="mt-6 h-40" />
      )}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-6 border-b border-line py-2.5">
      <dt className="min-w-18 text-muted">{name}</dt>
      <dd className="min-w-0 font-medium">{children}</dd>
    </div>
  )
}
