import { AwayReply } from '@wepa/domain/conversations/away-reply'
import { ConversationInput, MessageInput } from '@wepa/domain/conversations/conversation'
import { ConversationMarksInput } from '@wepa/domain/conversations/conversation-marks'
import { MessagePhotosInput } from '@wepa/domain/conversations/message-photos'
import { QuickAnswers } from '@wepa/domain/conversations/quick-answers'
import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import { limited, memberProcedure, router } from '../../trpc.ts'
import { getAwayReply, setAwayReply } from './away/own-away-reply.ts'
import { countUnread } from './count-unread.ts'
import { getConversation } from './get-conversation.ts'
import { ConversationsQuery, listConversations } from './list-conversations.ts'
import { listWriters } from './list-writers.ts'
import { markConversationRead } from './mark-conversation-read.ts'
import { markConversation } from './marks/mark-conversation.ts'
import { sendPhotos } from './photos/send-photos.ts'
import { getQuickAnswers, setQuickAnswers } from './quick-answers/own-quick-answers.ts'
import { MessagesQuery, readChangedMessages, readMessages } from './read-messages.ts'
import { MessageSearchQuery, searchMessages } from './search/search-messages.ts'
import { sendMessage } from './sending/send-message.ts'
import { startConversation } from './start-conversation.ts'
import { tellTyping } from './tell-typing.ts'

const ConversationId = z.object({ id: id() })

export const conversationsRouter = router({
  start: memberProcedure
    .use(limited('converse'))
    .input(ConversationInput)
    .mutation(({ ctx, input }) => startConversation(ctx, input)),
  list: memberProcedure
    .input(ConversationsQuery)
    .query(({ ctx, input }) => listConversations(ctx, input)),
  search: memberProcedure
    .use(limited('search'))
    .input(MessageSearchQuery)
    .query(({ ctx, input }) => searchMessages(ctx, input)),
  get: memberProcedure.input(ConversationId).query(({ ctx, input }) => getConversation(ctx, input)),
  messages: memberProcedure
    .input(z.extend(MessagesQuery, ConversationId.shape))
    .query(({ ctx, input }) => readMessages(ctx, input)),
  changedMessages: memberProcedure
    .input(ConversationId)
    .query(({ ctx, input }) => readChangedMessages(ctx, input)),
  send: memberProcedure
    .use(limited('message'))
    .input(z.extend(MessageInput, ConversationId.shape))
    .mutation(({ ctx, input }) => sendMessage(ctx, input)),
  sendPhotos: memberProcedure
    .use(limited('message'))
    .input(z.extend(MessagePhotosInput, ConversationId.shape))
    .mutation(({ ctx, input }) => sendPhotos(ctx, input)),
  typing: memberProcedure
    .use(limited('typing'))
    .input(ConversationId)
    .mutation(({ ctx, input }) => tellTyping(ctx, input)),
  markRead: memberProcedure
    .use(limited('react'))
    .input(z.extend(ConversationId, { upTo: z.optional(id()) }))
    .mutation(({ ctx, input }) => markConversationRead(ctx, input)),
  mark: memberProcedure
    .use(limited('react'))
    .input(z.extend(ConversationMarksInput, ConversationId.shape))
    .mutation(({ ctx, input }) => markConversation(ctx, input)),
  awayReply: memberProcedure.query(({ ctx }) => getAwayReply(ctx)),
  setAwayReply: memberProcedure
    .use(limited('edit'))
    .input(AwayReply)
    .mutation(({ ctx, input }) => setAwayReply(ctx, input)),
  quickAnswers: memberProcedure.query(({ ctx }) => getQuickAnswers(ctx)),
  setQuickAnswers: memberProcedure
    .use(limited('edit'))
    .input(QuickAnswers)
    .mutation(({ ctx, input }) => setQuickAnswers(ctx, input)),
  unreadCount: memberProcedure.query(({ ctx }) => countUnread(ctx)),
  writers: memberProcedure
    .input(z.object({ listingId: id() }))
    .query(({ ctx, input }) => listWriters(ctx, input)),
})
