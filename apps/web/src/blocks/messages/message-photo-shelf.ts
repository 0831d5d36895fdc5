// Photos of messages that wait, where drafts keep theirs.
import { dropPhotos } from '../../offline/drafts/draft-photos.ts'

/** Under what the photos of a message lie in the browser until they are sent. */
export function shelfOf(clientId: string): string {
  return `message:${clientId}`
}

/** Once they are sent, or the message is meant no more. */
export async function dropMessagePhotos(clientId: string): Promise<void> {
  await dropPhotos(shelfOf(clientId))
}
