import { Link } from '@tanstack/react-router'
import { attributeRows } from '@wepa/domain/attributes/format'
import { readKeys } from '@wepa/domain/attributes/said'
import type { AttributeKey } from '@wepa/domain/attributes/table'
import { answerLabel, attributeNames, attributes } from '@wepa/domain/listings/attributes'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { longDate } from '@wepa/domain/text/date'
import { type ReactNode, useEffect } from 'react'
import { useSession } from '../../lib/session/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { CompareButton } from './compare-button.tsx'

/** What nobody has checked, whatever else of the seller is verified. */
const ONLY_SAID: ReadonlySet<AttributeKey> = new Set(['licensed', 'licence', 'permits'])

/** An ad's condition, attributes, day and number. Its owner sees which of them were read from the text. */
export function DetailsTable({ listing }: { listing: ListingDetail }) {
  const { createdAt, id, attributes: values = {}, saidAttributes } = listing
  useOwnAnswers(listing)
  const read = saidAttributes ? readKeys(values, saidAttributes) : []
  return (
    <>
      <dl className="border-t border-line text-body">
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
        {attributeRows(values).map(({ key, label, text }) => (
          <Fact key={key} name={label} note={noteOf(read.includes(key), ONLY_SAID.has(key))}>
            {text}
          </Fact>
        ))}
        <Fact name="Publicado">
          <time dateTime={createdAt}>{longDate(createdAt)}</time>
        </Fact>
        <Fact name="Anuncio">{id}</Fact>
      </dl>
      {read.length > 0 && (
        <p className="mt-3 text-small text-muted">
          Solo tú ves lo que leímos de tu texto.{' '}
          <Link
            to="/edit-listing/$id"
            params={{ id }}
            className="inline-flex min-h-11 items-center font-semibold text-caribe underline-offset-4 hover:underline"
          >
            Corregir los detalles
          </Link>
        </p>
      )}
      <CompareButton id={id} />
    </>
  )
}

/** The server's HTML is everybody's: its owner, who alone is told what they said, asks for the ad once more. */
function useOwnAnswers({ id, userId, saidAttributes }: ListingDetail): void {
  const { user } = useSession()
  const utils = trpc.useUtils()
  const isUntold = user?.id === userId && saidAttributes === undefined
  useEffect(() => {
    if (isUntold) void utils.listings.get.invalidate({ id })
  }, [isUntold, utils, id])
}

function noteOf(isRead: boolean, isOnlySaid: boolean): string | undefined {
  if (isRead) return 'Leído de tu texto'
  return isOnlySaid ? 'Según quien lo anuncia' : undefined
}

interface FactProps {
  name: string
  note?: string | undefined
  children: ReactNode
}

function Fact({ name, note, children }: FactProps) {
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-6 border-b border-line py-2.5">
      <dt className="wrap-anywhere text-muted">{name}</dt>
      <dd className="min-w-0 font-medium wrap-anywhere">
        {children}
        {note && <span className="block text-small font-normal text-muted">{note}</span>}
      </dd>
    </div>
  )
}
