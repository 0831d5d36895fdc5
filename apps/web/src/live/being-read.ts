// Which conversation somebody is reading at this moment: what arrives there is not counted as unread first.

type Reader = { conversationId: number; isAtEnd: () => boolean }

let reader: Reader | undefined

/** Announces an open conversation; `isAtEnd` tells whether its newest message is before the reader's eyes. */
export function announceReader(announced: Reader): () => void {
  reader = announced
  return () => {
    if (reader === announced) reader = undefined
  }
}

export function isBeingRead(conversationId: number): boolean {
  return reader?.conversationId === conversationId && reader.isAtEnd()
}
