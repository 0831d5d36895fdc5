import { CircleCheck } from 'lucide-react'

/** §2: where a payment comes back to. The list below shows the ad as soon as the provider has said so. */
export function SuccessReturn() {
  return (
    <p
      role="status"
      className="flex items-start gap-3 rounded-card bg-palma-soft px-4 py-3 text-body text-on-palma-soft"
    >
      <CircleCheck aria-hidden="true" size={20} strokeWidth={1.75} className="mt-0.5 flex-none" />
      <span>
        <strong className="font-semibold">¡Pago exitoso!</strong> Tu anuncio ahora está destacado.
        Te enviamos el recibo por correo.
      </span>
    </p>
  )
}
