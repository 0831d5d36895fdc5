// A private file for the person who asks. By fetch, for a plain link could not say who that is.
import { offlineText, sessionEndedText, unknownText } from './errors.ts'
import { readToken } from './session/token.ts'

/** A private file, or why it did not come. */
export type FetchedFile =
  | { content: Blob; problem?: undefined }
  | { content?: undefined; problem: string }

/** Fetches the file at an address of ours. */
export async function fetchFile(url: string): Promise<FetchedFile> {
  let response: Response
  try {
    response = await fetch(url, {
      headers: { authorization: `Bearer ${readToken() ?? ''}` },
    })
    // A connection that breaks off half-way rejects here: half of the data is no file.
    if (response.ok) return { content: await response.blob() }
  } catch {
    return { problem: offlineText }
  }
  if (response.status === 401) return { problem: sessionEndedText }
  return { problem: reasonOf(await response.json().catch(() => null)) }
}

/** Hands the browser the file at an address of ours, under a name. Answers why not, or undefined. */
export async function downloadFile(url: string, name: string): Promise<string | undefined> {
  const { content, problem } = await fetchFile(url)
  if (content) saveAs(content, name)
  return problem
}

/** Hands the browser a file under a name. */
export function saveAs(content: Blob, name: string): void {
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
