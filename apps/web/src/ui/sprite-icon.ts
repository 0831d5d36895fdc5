// What an icon of lucide-react is in this product (see scripts/icon-sprite-plugin.ts): the name of a drawing in the
// one file of icons, not the drawing itself, which would stand in every page and in the code once more.
import { createElement, type SVGProps } from 'react'

type IconProps = SVGProps<SVGSVGElement> & { size?: number | string }

/** @param href the icon's symbol in the sprite. `size` is in px (24), `strokeWidth` 2, the rest what an svg takes. */
export function createSpriteIcon(href: string) {
  const symbol = createElement('use', { href })
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, when its module loads
  function Icon({ size = 24, strokeWidth = 2, ...rest }: IconProps) {
    const drawing = {
      width: size,
      height: size,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...rest,
    } as const
    return createElement('svg', drawing, symbol)
  }
  return Icon
}
