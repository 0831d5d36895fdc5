import { useState } from 'react'
import './day-bars.css'

export interface Bar {
  /** A short name, for the ends of the axis: '23 oct'. */
  name: string
  value: number
  /** The bar in words, shown and read aloud when it is chosen: '21 de noviembre: 12 vistas'. */
  text: string
}

interface DayBarsProps {
  /** What the bars count, for people who do not see them. */
  label: string
  bars: readonly Bar[]
  /** How a value is written; a plain number unless given. */
  write?: (value: number) => string
}

const width = 10
const height = 100

/** Thirty bars, one of them chosen: by a finger, the mouse, or the arrow keys. Its words stand above. */
export function DayBars({ label, bars, write = plainNumber }: DayBarsProps) {
  const last = bars.length - 1
  const [chosen, setChosen] = useState(last)
  const highest = Math.max(0, ...bars.map(({ value }) => value))
  return (
    <div>
      <p aria-hidden="true" className="mb-3 flex flex-wrap justify-between gap-x-4 text-body">
        <span className="font-semibold first-letter:uppercase">{bars[chosen]?.text}</span>
        <span className="text-muted">máx. {write(highest)}</span>
      </p>
      <div className="day-bars">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${bars.length * width} ${height}`}
          preserveAspectRatio="none"
          className="size-full"
        >
          {[0, height / 2, height].map((y) => (
            <line key={y} x1={0} x2={bars.length * width} y1={y} y2={y} />
          ))}
          {bars.map(({ name, value }, index) => {
            // A day without anything still has a foot to stand on.
            const tall = Math.max(1.5, (value / (highest || 1)) * height)
            return (
              <rect
                key={name}
                data-chosen={index === chosen || undefined}
                x={index * width + 1.5}
                y={height - tall}
                width={width - 3}
                height={tall}
              />
            )
          })}
        </svg>
        <input
          type="range"
          min={0}
          max={last}
          value={chosen}
          aria-label={label}
          aria-valuetext={bars[chosen]?.text}
          onChange={(event) => setChosen(event.currentTarget.valueAsNumber)}
          onPointerMove={(event) => {
            if (event.pointerType !== 'mouse' || event.buttons !== 0) return
            const { left, width: room } = event.currentTarget.getBoundingClientRect()
            const under = Math.floor(((event.clientX - left) / room) * bars.length)
            setChosen(Math.min(last, Math.max(0, under)))
          }}
        />
      </div>
      <p aria-hidden="true" className="mt-2 flex justify-between text-small text-muted">
        <span>{bars[0]?.name}</span>
        <span>{bars[last]?.name}</span>
      </p>
    </div>
  )
}

function plainNumber(value: number): string {
  return value.toLocaleString('es-PR')
}
