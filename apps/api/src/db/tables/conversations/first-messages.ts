/** Row of `first_messages`: who began to talk in a conversation, for a day. */
export type FirstMessagesTable = {
  conversationId: number
  senderId: number
  saidAt: Date
}

/** Row of `first_message_marks`: a hash of some of its words, or of a link. */
export type FirstMessageMarksTable = {
  hash: string
  conversationId: number
  kind: 'words' | 'link'
}
