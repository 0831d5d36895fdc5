// Stands in for lucide-react's own `createLucideIcon` (see vite.config.ts): the icons are lucide's, the drawing of them
// is these lines instead of 8 KB of options nobody here uses.
import { createElement, type SVGProps } from 'react'

type IconData = {
  name: string
  size?: number
  node: readonly (readonly [string, Record<string, string>])[]
}
type IconProps = SVGProps<SVGSVGElement> & { size?: number | string }

/** One icon of the set: `size` in px (24), `strokeWidth` (2), and whatever else an svg takes. */
export function createLucideIcon({ name, size: box = 24, node }: IconData) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, when its module loads
  function Icon({ size = 24, strokeWidth = 2, ...rest }: IconProps) {
    const shapes = node.map(([tag, { key, ...attributes }]) =>
      createElement(tag, { key, ...attributes }),
    )
    const drawing = {
      width: size,
      height: size,
      viewBox: `0 0 ${box} ${box}`,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...rest,
    } as const
    return createElement('svg', drawing, shapes)
  }
  Icon.displayName = name
  return Icon
}
