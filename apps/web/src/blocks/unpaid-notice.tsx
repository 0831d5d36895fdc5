import { CircleAlert, Clock } from 'lucide-react'

/** How a payment stands that has not featured its ad; 'unknown': the server could not be asked. */
export type Unpaid = 'processing' | 'declined' | 'unfinished' | 'refused' | 'none' | 'unknown'

/** What a person is told of it: that nothing was charged only where that is certain. */
export const unpaidWords: Readonly<Record<Unpaid, string>> = {
  processing:
    'Tu banco todavía procesa el pago. No tienes que hacer nada: destacamos tu anuncio en cuanto llegue.',
  declined:
    'Tu banco no aprobó el pago y no se te cobró nada. Puedes intentarlo con otra tarjeta cuando quieras.',
  unfinished:
    'El pago quedó sin terminar y no se te cobró nada. Puedes destacar tu anuncio cuando quieras.',
  refused:
    'Tu pago llegó, pero no pudimos destacar este anuncio. Te escribimos por qué y te devolvemos el dinero.',
  none: 'No encontramos ningún pago pendiente para este anuncio.',
  unknown:
    'Ahora mismo no pudimos preguntar por tu pago. Si lo hiciste, tu anuncio se destaca solo.',
}

export function UnpaidNotice({ payment }: { payment: Unpaid }) {
  const Mark = payment === 'processing' ? Clock : CircleAlert
  return (
    <p
      role="status"
      className="flex items-start gap-3 rounded-card bg-caribe-soft px-4 py-3 text-body"
    >
      <Mark aria-hidden="true" size={20} strokeWidth={1.75} className="mt-0.5 flex-none" />
      <span>{unpaidWords[payment]}</span>
    </p>
  )
}
