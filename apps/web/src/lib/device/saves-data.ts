// How much may be loaded that nobody has asked for.
/** Whether the person has asked for little to be loaded: in the browser, or by light mode. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  const hasWord = typeof connection === 'object' && connection !== null && 'saveData' in connection
  return isLightPage() || (hasWord && connection.saveData === true)
}

/** Whether this page is one of light mode. */
export function isLightPage(): boolean {
  return 'light' in document.documentElement.dataset
}
