import { conditionNamed } from '@wepa/domain/assistant/answer'
import { CONDITION_LABELS } from '@wepa/domain/listings/condition'
import { thumbnailUrl } from '@wepa/domain/photos/photo'
import { displayPrice } from '@wepa/domain/prices/price'
import { Mail, MapPin, Pencil, Phone } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { categoryName } from './ad-draft.ts'
import { AdFields } from './ad-fields.tsx'
import { AdPhotos } from './ad-photos.tsx'
import { TalkPicture } from './talk/talk-picture.tsx'
import type { TalkAd } from './talk/talk-state.ts'
import type { Talk } from './talk/use-talk.ts'

/** The ad as it will be published; each of its fields can be written in. */
export function AdCard({ talk }: { talk: Talk }) {
  const { ad, step, isEditing, errors, isBusy } = talk
  const card = useRef<HTMLElement>(null)
  useFieldFocus(card, isEditing, errors)
  if (!ad || !(step === 'confirming' || step === 'adding' || step === 'posting')) return null
  return (
    <section
      ref={card}
      aria-label="Tu anuncio"
      className="rise grid grid-cols-1 gap-4 rounded-card border border-line bg-card p-4 shadow-soft"
    >
      {isEditing ? (
        <>
          <h2 className="text-lead font-bold">Tu anuncio</h2>
          <AdFields draft={ad.draft} errors={errors} onWrite={talk.write} />
        </>
      ) : (
        <Summary ad={ad} />
      )}
      <AdPhotos talk={talk} ad={ad} />
      <div className="flex flex-wrap gap-3">
        <Button
          tone="call"
          isBusy={step === 'posting'}
          aria-disabled={isBusy}
          onClick={talk.publish}
        >
          Publicar Anuncio
        </Button>
        {isEditing ? (
          <Button tone="quiet" onClick={talk.closeFields}>
            Ver cómo queda
          </Button>
        ) : (
          <Button tone="quiet" aria-disabled={isBusy} onClick={talk.openFields}>
            <Pencil aria-hidden="true" size={18} strokeWidth={1.75} />
            Hacer Cambios
          </Button>
        )}
      </div>
    </section>
  )
}

function Summary({ ad }: { ad: TalkAd }) {
  const { draft, price } = ad
  const condition = conditionNamed(draft.condition)
  const kind = [categoryName(draft), condition && CONDITION_LABELS[condition]].filter(Boolean)
  return (
    <>
      <div className="flex flex-wrap gap-4">
        <TalkPicture src={thumbnailUrl(ad.photoUrl)} className="size-28 flex-none" />
        <div className="min-w-[min(10rem,100%)] flex-1">
          <p className="figures text-h3 font-bold">{displayPrice(draft.price)}</p>
          <h2 className="text-lead font-semibold break-words">{draft.title}</h2>
          <p className="text-body text-muted">{kind.join(' · ')}</p>
        </div>
      </div>
      {draft.price.trim() === price.suggested && (
        <p className="rounded-field bg-sand-deep px-3 py-2 text-small text-muted">{price.basis}</p>
      )}
      <p className="line-clamp-6 text-body whitespace-pre-line">{draft.description}</p>
      <ul className="grid gap-1.5 text-body">
        <Row icon={<MapPin aria-hidden="true" size={18} strokeWidth={1.75} />}>
          {draft.location.trim() ? (
            draft.location
          ) : (
            <span className="font-semibold text-danger">Falta el municipio</span>
          )}
        </Row>
        <Row icon={<Mail aria-hidden="true" size={18} strokeWidth={1.75} />}>
          {draft.contactEmail || 'El email de tu cuenta'}{' '}
          <span className="text-muted">(solo lo ves tú)</span>
        </Row>
        <Row icon={<Phone aria-hidden="true" size={18} strokeWidth={1.75} />}>
          {draft.contactPhone || <span className="text-muted">Sin teléfono</span>}
        </Row>
      </ul>
    </>
  )
}

function Row({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-start gap-2">
      <span className="mt-0.5 flex-none text-muted">{icon}</span>
      <span className="min-w-0 break-words">{children}</span>
    </li>
  )
}

/** Opened, or refused: the focus goes to what is to be mended, else to the first field. Not after a reload. */
function useFieldFocus(
  card: RefObject<HTMLElement | null>,
  isEditing: boolean,
  errors: object,
): void {
  const before = useRef({ isEditing, errors })
  useEffect(() => {
    const { current: last } = before
    before.current = { isEditing, errors }
    const isRefused = errors !== last.errors && Object.keys(errors).length > 0
    const isOpened = isEditing && !last.isEditing
    const isWriting = Boolean(card.current?.querySelector('.field:focus'))
    if (!isEditing || isWriting || !(isOpened || isRefused)) return
    const field =
      card.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      card.current?.querySelector<HTMLElement>('.field')
    field?.focus()
  }, [card, isEditing, errors])
}
