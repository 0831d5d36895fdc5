import { PLAN_IDS, PLANS } from '@wepa/domain/payments/plan'
import { Check, Minus } from 'lucide-react'
import { comparison } from './plan-texts.ts'

/** All plans side by side. */
export function PlanComparison() {
  return (
    <section aria-labelledby="compare" className="grid min-w-0 grid-cols-1 gap-4">
      <h2 id="compare" className="text-h3 font-bold md:text-h2">
        Compara los planes
      </h2>
      {/* Scrolled by keyboard too, where it is wider than the screen; what is read out alone scrolls along. */}
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable
        tabIndex={0}
        aria-label="Tabla de comparación"
        className="relative min-w-0 overflow-x-auto rounded-card border border-line bg-card shadow-soft"
      >
        <table className="w-full border-collapse text-small sm:text-body">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="px-3 py-3 text-left font-semibold sm:p-4">
                <span className="sr-only">Qué incluye</span>
              </th>
              {PLAN_IDS.map((plan) => (
                <th key={plan} scope="col" className="px-1.5 py-3 text-center font-bold sm:p-4">
                  {PLANS[plan].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparison.map(({ label, values }) => (
              <tr key={label} className="border-b border-line last:border-0">
                <th scope="row" className="px-3 py-3 text-left font-medium sm:p-4">
                  {label}
                </th>
                {PLAN_IDS.map((plan) => (
                  <td key={plan} className="px-1.5 py-3 text-center sm:p-4">
                    <Value value={values[plan]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

function Value({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return <span className="figures">{value}</span>
  const Mark = value ? Check : Minus
  return (
    <>
      <Mark
        aria-hidden="true"
        size={20}
        strokeWidth={2}
        className={value ? 'mx-auto text-palma' : 'mx-auto text-muted'}
      />
      <span className="sr-only">{value ? 'Sí' : 'No'}</span>
    </>
  )
}
