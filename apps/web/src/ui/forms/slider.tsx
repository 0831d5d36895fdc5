import { type CSSProperties, type ReactNode, useId } from 'react'

interface SliderProps {
  label: ReactNode
  value: number
  min: number
  max: number
  step?: number
  /** The value in words: shown beside the label and read aloud ('10 km'). */
  valueText: string
  onChange: (value: number) => void
  disabled?: boolean
}

/** One number chosen by sliding; arrow keys, Home and End work as the browser's own do. */
export function Slider(props: SliderProps) {
  const { label, value, min, max, step = 1, valueText, onChange, disabled } = props
  const id = useId()
  const filled: CSSProperties & Record<'--filled', string> = {
    '--filled': `${((value - min) / (max - min)) * 100}%`,
  }
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-body font-semibold">
          {label}
        </label>
        <output htmlFor={id} className="figures text-body text-caribe">
          {valueText}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="slider disabled:opacity-50"
        {...{ min, max, step, value, disabled }}
        style={filled}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}
