import { useId } from 'react'

interface MetricChoiceProps<Name extends string> {
  metrics: readonly { name: Name; label: string; sum: string }[]
  shown: Name
  onChoose: (name: Name) => void
}

/** Sums side by side, each a choice of what a chart shows. */
export function MetricChoice<Name extends string>(props: MetricChoiceProps<Name>) {
  const { metrics, shown, onChoose } = props
  const group = useId()
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(6.5rem,40%)),1fr))] gap-2 sm:grid-flow-col sm:auto-cols-fr sm:grid-cols-none">
      <legend className="sr-only">Qué mostrar</legend>
      {metrics.map(({ name, label, sum }) => (
        <label
          key={name}
          className="min-h-11 cursor-pointer rounded-field border border-edge px-3 py-2 has-checked:border-caribe has-checked:bg-caribe-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
        >
          <input
            type="radio"
            name={group}
            className="sr-only"
            checked={name === shown}
            onChange={() => onChoose(name)}
          />
          <span className="block text-small text-muted">{label}</span>
          <span className="figures wrap-anywhere text-lead">{sum}</span>
        </label>
      ))}
    </fieldset>
  )
}
