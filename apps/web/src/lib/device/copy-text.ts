/** Puts a text on the clipboard; `field` holds it, for the older way. False where neither worked. */
export async function copyText(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement | null,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Refused, or not there: over plain HTTP, on a phone in the same network, only the older way is left.
    field?.select()
    return document.execCommand('copy')
  }
}
