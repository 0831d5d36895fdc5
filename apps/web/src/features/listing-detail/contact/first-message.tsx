import { useNavigate } from '@tanstack/react-router'
import { MAX_MESSAGE } from '@wepa/domain/conversations/conversation'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { displayPrice } from '@wepa/domain/prices/price'
import { isBlank } from '@wepa/domain/text/writing'
import { type FormEvent, useId, useRef, useState } from 'react'
import { FirstWords } from '../../../blocks/messages/first-words.tsx'
import { arrivalSource } from '../../../lib/arrival.ts'
import { isKnownDevice } from '../../../lib/device/device-id.ts'
import { keepFirstMessage, readFirstMessage } from '../../../lib/device/first-message.ts'
import { keepIntent } from '../../../lib/session/intent.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'

interface FirstMessageProps {
  listing: ListingDetail
  onOpenChange: (isOpen: boolean) => void
}

/** A visitor writes to the seller first; then they sign up or in, and it is sent. */
export function FirstMessage({ listing, onOpenChange }: FirstMessageProps) {
  const { id, userId, title, user } = listing
  const navigate = useNavigate()
  const form = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(() => readFirstMessage(id))
  const [problem, setProblem] = useState<string>()
  const type = (typed: string) => {
    setText(typed)
    setProblem(undefined)
    keepFirstMessage(id, typed)
  }

  function goOn(event: FormEvent) {
    event.preventDefault()
    const content = text.trim()
    if (isBlank(content) || content.length > MAX_MESSAGE) {
      setProblem(isBlank(content) ? 'Escribe tu mensaje.' : 'Es demasiado largo, acórtalo.')
      field.current?.focus()
      return
    }
    const redirect = `/listing/${id}`
    const source = arrivalSource()
    const sellerName = user.fullName
    keepIntent(redirect, {
      kind: 'message',
      listingId: id,
      sellerId: userId,
      sellerName,
      title,
      content,
      source,
    })
    // Only who never signed in on this device is likely to have no account.
    const search = isKnownDevice() ? { redirect } : { tab: 'register' as const, redirect }
    void navigate({ to: '/auth', search })
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onOpenChange}
      title={`Escríbele a ${user.fullName}`}
      description={`${title} · ${displayPrice(listing.price)}`}
      beginAt={() => field.current}
      footer={
        <Button type="submit" form={form} size="large" className="flex-1">
          Continuar
        </Button>
      }
    >
      <form id={form} onSubmit={goOn} noValidate className="grid gap-4">
        <TextArea
          ref={field}
          label="Tu mensaje"
          hint="En el próximo paso entras o creas tu cuenta, y se envía solo."
          rows={3}
          value={text}
          error={problem}
          onChange={({ target }) => type(target.value)}
        />
        <FirstWords
          category={listing.category.slug}
          onPick={(words) => {
            type(words)
            field.current?.focus()
          }}
        />
      </form>
    </Dialog>
  )
}
