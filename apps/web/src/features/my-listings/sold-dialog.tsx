import { daysLeft } from '@wepa/domain/listings/listing'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import { relativeTime } from '@wepa/domain/text/relative-time'
import { isPaidPlace } from '@wepa/domain/trust/badge'
import { Store } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useState } from 'react'
import { readFailure } from '../../lib/errors.ts'
import { useNow } from '../../lib/head/site.ts'
import { type RouterOutputs, trpc } from '../../lib/trpc.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PlaceTarget } from './remaining-place/place-target.tsx'
import { daysText, useRemainingPlace } from './remaining-place/use-remaining-places.ts'
import type { Buyer, PlaceMove } from './use-listing-actions.ts'

interface SoldDialogProps {
  listing: Listing
  onOpenChange: (isOpen: boolean) => void
  /** Without a buyer: somebody who is not on Wepa, or the person would rather not say. */
  onSold: (buyer?: Buyer, move?: PlaceMove) => void
  returnFocusTo: RefObject<HTMLElement | null>
}

type Choice = Buyer | 'outside'

/** Asks who bought it, so that the two can rate each other; saying so is not required. */
export function SoldDialog({ listing, onOpenChange, onSold, returnFocusTo }: SoldDialogProps) {
  const [choice, setChoice] = useState<Choice | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const errorId = useId()
  const paidDays = usePaidDays(listing)
  const place = useRemainingPlace(listing.id)
  const [target, setTarget] = useState<number | null>(null)
  const finish = (buyer?: Buyer) => {
    onOpenChange(false)
    onSold(buyer, place && target !== null ? { placeId: place.id, listingId: target } : undefined)
  }
  const confirm = () => {
    if (choice === null) setIsMissing(true)
    else finish(choice === 'outside' ? undefined : choice)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onOpenChange}
      title="¿Quién lo compró?"
      returnFocusTo={returnFocusTo}
      footer={
        <>
          <Button tone="quiet" onClick={() => finish()}>
            Omitir
          </Button>
          <Button onClick={confirm}>Marcar vendido</Button>
        </>
      }
    >
      {/* Scrolls with the rest: with large text there would be no room left for the answers. */}
      <p className="mb-3 text-body text-muted wrap-anywhere">
        «{listing.title}». Si fue alguien que te escribió, los dos podrán calificarse.
        {paidDays > 0 &&
          ` Su puesto destacado, de ${daysText(paidDays)} más, termina con la venta${place ? '; puedes pasarlo, una vez, a otro anuncio tuyo, ahora o después, y sus días siguen corriendo' : ''}.`}
      </p>
      <fieldset aria-describedby={isMissing ? errorId : undefined} className="min-w-0">
        <legend className="sr-only">Quién lo compró</legend>
        <Choices
          listingId={listing.id}
          choice={choice}
          onChoose={(next) => {
            setChoice(next)
            setIsMissing(false)
          }}
        />
      </fieldset>
      <p
        id={errorId}
        role="alert"
        className={isMissing ? 'mt-3 text-small font-medium text-danger' : 'hidden'}
      >
        {isMissing && 'Elige quién lo compró, o toca Omitir.'}
      </p>
      {place && (
        <div className="mt-4">
          <PlaceTarget
            label="Pasar su destacado a"
            userId={listing.userId}
            exceptId={listing.id}
            value={target}
            onChange={setTarget}
            none="Ninguno por ahora"
          />
        </div>
      )}
    </Dialog>
  )
}

interface ChoicesProps {
  listingId: number
  choice: Choice | null
  onChoose: (choice: Choice) => void
}

function Choices({ listingId, choice, onChoose }: ChoicesProps) {
  const name = useId()
  // Somebody may have written a moment ago.
  const writers = trpc.conversations.writers.useQuery({ listingId }, { staleTime: 0 })
  const isWaiting = !writers.data && !writers.error
  return (
    <div className="grid gap-2">
      {isWaiting && <ChoicesSkeleton />}
      {writers.error && (
        <p role="alert" className="text-body">
          {readFailure(writers.error).message}{' '}
          <Button tone="bare" size="small" onClick={() => void writers.refetch()}>
            Intentar de nuevo
          </Button>
        </p>
      )}
      {writers.data?.length === 0 && (
        <p className="text-body text-muted">Nadie te ha escrito por este anuncio en Wepa.</p>
      )}
      {writers.data?.map((writer) => (
        <Option
          key={writer.id}
          name={name}
          isChosen={choice !== null && choice !== 'outside' && choice.id === writer.id}
          onChoose={() => onChoose(writer)}
          picture={
            <Avatar
              name={writer.fullName}
              url={writer.profileImageUrl}
              className="size-11! text-body!"
            />
          }
        >
          <WriterName writer={writer} />
        </Option>
      ))}
      {/* Not before the others are there: it would move away under the finger. */}
      {!isWaiting && (
        <Option
          name={name}
          isChosen={choice === 'outside'}
          onChoose={() => onChoose('outside')}
          picture={
            <span className="grid size-11 flex-none place-items-center rounded-full bg-sand-deep text-muted">
              <Store aria-hidden="true" size={20} strokeWidth={1.75} />
            </span>
          }
        >
          <span className="text-body font-semibold">Alguien de fuera de Wepa</span>
        </Option>
      )}
    </div>
  )
}

type Writer = RouterOutputs['conversations']['writers'][number]

function WriterName({ writer }: { writer: Writer }) {
  const now = useNow()
  return (
    <>
      <span className="text-body font-semibold wrap-anywhere">{writer.fullName}</span>
      <span className="text-small text-muted">
        Último mensaje {relativeTime(writer.lastMessageAt, new Date(now))}
      </span>
    </>
  )
}

interface OptionProps {
  name: string
  isChosen: boolean
  onChoose: () => void
  picture: ReactNode
  children: ReactNode
}

function Option({ name, isChosen, onChoose, picture, children }: OptionProps) {
  return (
    <label className="flex min-h-15 items-center gap-3 rounded-card border border-line px-3 py-2 transition-colors has-[:checked]:border-caribe has-[:checked]:bg-caribe-soft has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-ring">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="size-5 flex-none accent-caribe outline-none"
      />
      {picture}
      <span className="grid min-w-0">{children}</span>
    </label>
  )
}

function ChoicesSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-2">
      <Skeleton className="h-15" />
      <Skeleton className="h-15" />
    </div>
  )
}

/** What is left of a paid place, in days. */
function usePaidDays(listing: Listing): number {
  const now = new Date(useNow())
  const { featuredExpiresAt: expiresAt } = listing
  return expiresAt && isPaidPlace(listing, now) ? daysLeft({ expiresAt }, now) : 0
}
