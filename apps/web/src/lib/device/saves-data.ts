/** Whether the person has asked the browser to load as little as it can. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  const hasWord = typeof connection === 'object' && connection !== null && 'saveData' in connection
  return hasWord && connection.saveData === true
}
