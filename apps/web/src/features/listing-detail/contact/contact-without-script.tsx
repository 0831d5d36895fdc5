import { displayPhone, telLink } from '@wepa/domain/text/phone'

/** The seller's number where no script runs to ask first; without one, what writing to them takes. */
export function ContactWithoutScript({ phone }: { phone: string | null }) {
  if (!phone) return <p className="text-body">Para escribirle a quien vende, activa JavaScript.</p>
  return (
    <p className="text-body">
      Teléfono:{' '}
      <a
        href={telLink(phone) ?? undefined}
        className="inline-flex min-h-11 items-center font-semibold text-caribe underline underline-offset-4"
      >
        {displayPhone(phone)}
      </a>
    </p>
  )
}
