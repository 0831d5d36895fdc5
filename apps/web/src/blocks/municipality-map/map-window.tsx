import { outlines, regionBorders } from 'virtual:municipality-outlines'
import { type MouseEvent, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import './map.css'

/** A tap so far from a town's middle still means it, in px: half of a finger's 44. */
const reach = 22

export interface MapLook {
  /** The shade of a municipality by its slug, 0 to 4. */
  shadeOf: (slug: string) => number
  /** What stands over one that is pointed at or picked: 'Ponce · 24'. */
  labelOf: (slug: string) => string
  picked: ReadonlySet<string>
  onPick: (slug: string) => void
}

interface MapWindowProps extends MapLook {
  /** The part of the map it shows, in the map's units. */
  view: readonly [x: number, y: number, width: number, height: number]
  /** The towns that may be picked here. */
  towns: ReadonlySet<string>
  /** Shows those around them as well, pale. */
  hasNeighbors?: boolean
  className?: string
}

/** A piece of the map. A picture for pointers: the list beside it says and does the same for everybody. */
export function MapWindow(props: MapWindowProps) {
  const { view, towns, shadeOf, labelOf, picked, onPick, hasNeighbors, className } = props
  const [pointed, setPointed] = useState<string>()
  const [x, y, width, height] = view
  const shown = outlines.filter(([slug]) => towns.has(slug))
  const labeled = shown.find(([slug]) =>
    pointed === undefined ? picked.size === 1 && picked.has(slug) : slug === pointed,
  )
  const townAt = (event: MouseEvent<SVGSVGElement>): string | undefined => {
    const hit = event.target instanceof SVGPathElement ? event.target.dataset.town : undefined
    if (hit) return hit
    const frame = event.currentTarget.getBoundingClientRect()
    const scale = width / frame.width
    const [atX, atY] = [
      x + (event.clientX - frame.left) * scale,
      y + (event.clientY - frame.top) * scale,
    ]
    const near = shown
      .map(([slug, , townX, townY]) => [slug, Math.hypot(townX - atX, townY - atY)] as const)
      .toSorted(([, a], [, b]) => a - b)[0]
    return near && near[1] <= reach * scale ? near[0] : undefined
  }
  return (
    <div className={classNames('relative', className)} aria-hidden="true">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: hidden from the keyboard; the list is its way */}
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: hidden from screen readers; the list is their way */}
      <svg
        viewBox={view.join(' ')}
        className="block h-auto w-full touch-manipulation overflow-hidden"
        onClick={(event) => {
          const town = townAt(event)
          if (town) onPick(town)
        }}
        onMouseMove={(event) => setPointed(townAt(event))}
        onMouseLeave={() => setPointed(undefined)}
      >
        {(hasNeighbors ? outlines : shown).map(([slug, path]) => (
          <path
            key={slug}
            d={path}
            data-town={towns.has(slug) ? slug : undefined}
            className={classNames(
              'map-town',
              `map-shade-${shadeOf(slug)}`,
              !towns.has(slug) && 'pointer-events-none opacity-35',
            )}
          />
        ))}
        <path d={regionBorders} className="map-line map-region" />
        {shown.map(
          ([slug, path]) =>
            picked.has(slug) && <path key={slug} d={path} className="map-line map-picked" />,
        )}
      </svg>
      {labeled && (
        <Label x={(labeled[2] - x) / width} y={(labeled[3] - y) / height}>
          {labelOf(labeled[0])}
        </Label>
      )}
    </div>
  )
}

/** Over its town, and never over the edge of the window. */
function Label({ x, y, children }: { x: number; y: number; children: string }) {
  const toLeft = x < 0.25 ? 10 : x > 0.75 ? 90 : 50
  return (
    <span
      className="pointer-events-none absolute rounded-field bg-ink px-2 py-0.5 text-small font-semibold whitespace-nowrap text-sand shadow-soft"
      style={{
        left: `${x * 100}%`,
        top: `${y * 100}%`,
        transform: `translate(-${toLeft}%, ${y < 0.3 ? '55%' : '-155%'})`,
      }}
    >
      {children}
    </span>
  )
}
