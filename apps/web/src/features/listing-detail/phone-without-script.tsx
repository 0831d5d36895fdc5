import { displayPhone, telLink } from '@wepa/domain/text/phone'

/** The seller's number where no script runs to ask first. */
export function PhoneWithoutScript({ phone }: { phone: string }) {
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
