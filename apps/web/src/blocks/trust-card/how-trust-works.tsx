import {
  FULL_TRANSACTIONS,
  FULL_VERIFICATIONS,
  NEUTRAL_SCORE,
  TRUST_WEIGHTS,
  type TrustPartName,
} from '@wepa/domain/trust/trust'
import { ChevronDown } from 'lucide-react'
import { partNames } from './trust-parts.tsx'

/** The formula in words, as it is: nothing in it is secret. */
const explained: readonly [TrustPartName, string][] = [
  [
    'ratings',
    'el promedio de las estrellas recibidas, contado como si otras 5 personas hubieran dado 3.5. Así una sola calificación no lo decide todo.',
  ],
  [
    'verifications',
    `lo que Wepa confirmó de la persona. Con ${FULL_VERIFICATIONS} aprobadas esta parte está completa.`,
  ],
  [
    'transactions',
    `las que se cerraron por Wepa. Con ${FULL_TRANSACTIONS} está completa; una venta que el vendedor echó para atrás le resta a él.`,
  ],
  [
    'answers',
    'lo que tarda de costumbre en contestar la primera pregunta sobre un anuncio suyo: una hora o menos da 5, dos días o más da 0.',
  ],
  ['age', 'el tiempo que lleva la cuenta. Crece durante el primer año.'],
]

export function HowTrustWorks() {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 pt-2 text-body font-semibold text-caribe [&::-webkit-details-marker]:hidden">
        Cómo se calcula
        <ChevronDown
          aria-hidden="true"
          size={20}
          strokeWidth={1.75}
          className="flex-none transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-1 gap-3 pt-2 text-body">
        <p>Va de 0 a 5 y se calcula de nuevo cada vez que alguien la mira. Está hecha de:</p>
        <ul className="grid grid-cols-1 gap-2">
          {explained.map(([name, words]) => (
            <li key={name}>
              <strong>
                {partNames[name]} ({TRUST_WEIGHTS[name]} %):
              </strong>{' '}
              {words}
            </li>
          ))}
        </ul>
        <p>
          Lo que aún no tiene datos cuenta {NEUTRAL_SCORE}, ni a favor ni en contra. Quien no tiene
          ninguna calificación, verificación, venta, compra ni respuesta sale N/A, aunque su cuenta
          sea vieja.
        </p>
        <p>No se compra: los planes y los anuncios destacados no cuentan.</p>
      </div>
    </details>
  )
}
