// A private file for the person who asks. By fetch, for a plain link could not say who that is.
import { offlineText, sessionEndedText, unknownText } from './errors.ts'
import { readToken } from './session/token.ts'

/** Hands the browser the file at an address of ours, under a name. Answers why not, or undefined. */
export async function downloadFile(url: string, name: string): Promise<string | undefined> {
  let response: Response
  try {
    response = await fetch(url, {
      headers: { authorization: `Bearer ${readToken() ?? ''}` },
    })
    if (response.ok) {
      // A connection that breaks off half-way rejects here: half of the data is no file.
      saveAs(await response.blob(), name)
      return undefined
    }
  } catch {
    return offlineText
  }
  if (response.status === 401) return sessionEndedText
  return reasonOf(await response.json().catch(() => null))
}

function saveAs(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // The browser has taken it by then; at once would be too early for some.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Ours carry a code; a gateway's JSON may have a message too, in English. */
function reasonOf(body: unknown): string {
  const isRefusal = typeof body === 'object' && body !== null && 'message' in body && 'code' in body
  return isRefusal && typeof body.message === 'string' ? body.message : unknownText
}
