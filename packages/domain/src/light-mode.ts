// Light mode: pages without pictures, fonts and program until they are asked for (docs/product/light-mode.md).

/** The cookie that keeps a person's own choice: `on` or `off`. */
export const LIGHT_MODE_COOKIE = 'wepa_light'

/** What is known of a visitor's line. */
export type LineHints = {
  /** All cookies, as in a `Cookie` header or `document.cookie`. */
  cookies: string | undefined
  /** The browser asks to load little: https://wicg.github.io/savedata/ */
  savesData: boolean
  /** The line's class, `slow-2g` to `4g`: https://wicg.github.io/netinfo/#effective-connection-types */
  effectiveType: string | undefined
  /** A storm is where they are (docs/product/storm-mode.md). */
  isInStorm?: boolean
}

/**
 * Whether pages are to be light: as the person chose, and without a choice where data is saved, the line is slow or a storm
 * is on.
 */
export function isLightModeOn(hints: LineHints): boolean {
  const { cookies = '', savesData, effectiveType, isInStorm = false } = hints
  const choice = /(?:^|;\s*)wepa_light=(on|off)(?:;|$)/.exec(cookies)?.[1]
  if (choice) return choice === 'on'
  return savesData || isInStorm || /^(slow-)?2g$/.test(effectiveType ?? '')
}
