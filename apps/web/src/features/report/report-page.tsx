import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useHydrated, useLocation, useRouter } from '@tanstack/react-router'
import { REPORT_REASONS, ReportInput, type ReportReason } from '@wepa/domain/moderation/report'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { LeaveGuard } from '../../blocks/account/leave-guard.tsx'
import { Drawing } from '../../illustrations/drawing.tsx'
import { showFailure } from '../../lib/forms/form-failure.ts'
import { formField } from '../../lib/forms/form-field.ts'
import { readId } from '../../lib/read-id.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormAlert } from '../../ui/forms/form-alert.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { ReportedConversation } from './reported-conversation.tsx'
import { ReportedListing } from './reported-listing.tsx'
import { ReportedPerson } from './reported-person.tsx'

const reasons: Readonly<Record<ReportReason, { name: string; detail: string }>> = {
  fake: { name: 'Falso o estafa', detail: 'No existe, no es suyo o pide dinero por adelantado.' },
  inappropriate: { name: 'Contenido inapropiado', detail: 'Ofende, amenaza o no es para todos.' },
  prohibited: { name: 'Artículo prohibido', detail: 'Algo que no se puede vender aquí.' },
  spam: { name: 'Spam o repetido', detail: 'El mismo anuncio muchas veces, o solo publicidad.' },
  price: { name: 'Precio engañoso', detail: 'El precio no es el de verdad.' },
  other: { name: 'Otra razón', detail: 'Cuéntanos abajo.' },
}
const problem = 'Hubo un problema al enviar tu reporte. Inténtalo de nuevo.'
const comeBack = 2_000

/** Tells the administration what does not look right, about an ad or anything else. */
export function ReportPage({ listingId }: { listingId: number | null }) {
  const [reference, setReference] = useState<string>()
  const about = { ...useReported(), listingId }
  const { conversationId, userId } = about
  const reported = reportedWords(about)
  useReturn(reference !== undefined, about)
  const thanks = useRef<HTMLDivElement>(null)
  // The form was longer: without this the words stand above the screen, and the focus on nothing.
  useEffect(() => {
    if (reference) thanks.current?.querySelector('h1')?.focus()
    if (reference) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [reference])
  if (reference) {
    return (
      <div ref={thanks} className="page py-6">
        <EmptyState
          level={1}
          picture={<Drawing name="mail-sent" />}
          title="Gracias por avisar"
          text={
            <>
              Lo revisamos en 24-48 horas. Tu referencia es{' '}
              <strong className="font-bold whitespace-nowrap text-ink">{reference}</strong>.
            </>
          }
          action={<LinkButton to="/">Ir al inicio</LinkButton>}
        />
      </div>
    )
  }
  return (
    <div className="page max-w-2xl! py-6 md:py-10">
      <h1 tabIndex={-1} className="text-h1">
        {titleOf(about)}
      </h1>
      <p className="mt-1 mb-6 text-body text-muted">
        Lo revisamos en 24-48 horas.{reported && ` ${reported} no sabrá que fuiste tú.`} Si hay
        peligro, llama al{' '}
        <a href="tel:911" className="font-semibold text-caribe underline underline-offset-4">
          911
        </a>
        .
      </p>
      {listingId && <ReportedListing id={listingId} />}
      {conversationId && <ReportedConversation id={conversationId} messageId={about.messageId} />}
      {userId && <ReportedPerson id={userId} />}
      <ReportForm key={`${conversationId} ${userId}`} about={about} onSent={setReference} />
    </div>
  )
}

type About = {
  listingId: number | null
  conversationId: number | null
  messageId: number | null
  userId: number | null
}

/** Who is not told; nobody where no ad and no person is reported. */
function reportedWords({ listingId, conversationId, userId }: About): string | undefined {
  if (conversationId || userId) return 'La otra persona'
  return listingId ? 'Quien publicó' : undefined
}

function titleOf({ listingId, conversationId, userId }: About): string {
  if (conversationId || userId) return 'Reportar a esta persona'
  return listingId ? 'Reportar anuncio' : 'Reportar un problema'
}

/**
 * What a thread or a profile hands over in the address: `?conversation=12&message=34`, `?user=7`. The server's page
 * knows nothing of it.
 */
function useReported(): Omit<About, 'listingId'> {
  const isHydrated = useHydrated()
  const search = new URLSearchParams(useLocation({ select: ({ searchStr }) => searchStr }))
  const read = (name: string) => (isHydrated ? (readId(search.get(name) ?? '') ?? null) : null)
  return { conversationId: read('conversation'), messageId: read('message'), userId: read('user') }
}

function ReportForm(props: { about: About; onSent: (reference: string) => void }) {
  const isHydrated = useHydrated()
  const send = trpc.reports.send.useMutation()
  const form = useForm<z.input<typeof ReportInput>, unknown, ReportInput>({
    resolver: standardSchemaResolver(ReportInput),
    defaultValues: props.about,
  })
  const { errors, isSubmitting, isDirty } = form.formState
  const submit = form.handleSubmit(async (input) => {
    try {
      const { reportId } = await send.mutateAsync(input)
      props.onSent(reportId)
    } catch (error) {
      showFailure(form, error, ['reason', 'description'], problem)
    }
  })
  const { error: reasonError, ...reason } = formField(form, 'reason')
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 gap-6 rounded-card bg-card p-5 shadow-soft md:p-7"
    >
      <LeaveGuard isDirty={isDirty && !isSubmitting} />
      <fieldset
        className="min-w-0"
        aria-describedby={reasonError ? 'report-reason-error' : undefined}
      >
        <legend className="mb-2 text-body font-semibold">¿Qué pasa?</legend>
        <div className="grid gap-2">
          {REPORT_REASONS.map((each) => (
            <label
              key={each}
              className="flex min-h-14 cursor-pointer items-center gap-3 rounded-field border border-line px-4 py-2 has-checked:border-caribe has-checked:bg-caribe-soft"
            >
              <input
                type="radio"
                value={each}
                {...reason}
                className="size-5 flex-none accent-caribe"
              />
              <span className="min-w-0 wrap-anywhere">
                <span className="block text-body font-semibold">{reasons[each].name}</span>
                <span className="text-small text-muted">{reasons[each].detail}</span>
              </span>
            </label>
          ))}
        </div>
        <p
          id="report-reason-error"
          role="alert"
          className={reasonError ? 'mt-1.5 text-small font-medium text-danger' : 'hidden'}
        >
          {reasonError}
        </p>
      </fieldset>
      <TextArea
        label="Cuéntanos más"
        isRequired
        rows={5}
        hint="Qué viste y dónde. Mínimo 10 caracteres."
        {...formField(form, 'description')}
      />
      <FormAlert message={errors.root?.message} />
      <Button type="submit" size="large" isBusy={isSubmitting} disabled={!isHydrated}>
        {isSubmitting ? 'Enviando…' : 'Enviar reporte'}
      </Button>
    </form>
  )
}

/** Returns after 2 s, to the ad, the conversation or where one came from. */
function useReturn(isSent: boolean, { listingId, conversationId }: About): void {
  const router = useRouter()
  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(() => {
      if (listingId) void router.navigate({ to: '/listing/$id', params: { id: `${listingId}` } })
      else if (conversationId) {
        void router.navigate({ to: '/chat/$id', params: { id: conversationId } })
      } else if (router.history.canGoBack()) router.history.back()
      else void router.navigate({ to: '/' })
    }, comeBack)
    return () => clearTimeout(timer)
  }, [isSent, listingId, conversationId, router])
}
