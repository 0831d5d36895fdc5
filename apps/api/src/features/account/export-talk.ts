// What people said to each other, for the export of an account.
import { DELETED_USER } from '@wepa/domain/conversations/conversation'
import type { ExportSection } from './export.repo.ts'
import { isMineAsBuyerOrSeller, listingTitle, yourSide } from './export-columns.ts'

export const talkSections: readonly ExportSection[] = [
  {
    name: 'conversations',
    table: 'conversations',
    columns: `id, listing_id, ${listingTitle}, ${yourSide}, coalesce((select full_name from users
      where users.id in (buyer_id, seller_id) and users.id <> me), '${DELETED_USER}') as with_whom,
      created_at, last_message_at`,
    isMine: isMineAsBuyerOrSeller,
  },
  {
    name: 'messages',
    table: 'messages',
    // Of one that the administration took out people keep what they wrote themselves.
    columns: `id, conversation_id, sender_id is not distinct from me as is_yours, content, message_type,
      (select content from removed_messages where message_id = id and sender_id = me) as removed_text,
      is_read, created_at`,
    isMine: `conversation_id in (select id from conversations where ${isMineAsBuyerOrSeller})`,
    key: ['conversation_id', 'id'],
  },
  {
    name: 'conversationMarks',
    table: 'conversationMarks',
    columns: 'conversation_id, is_muted, archived_up_to',
    isMine: 'user_id = me',
    key: ['conversation_id'],
  },
  {
    name: 'warningExamples',
    table: 'warningExamples',
    columns: 'message_id, kind, verdict, created_at',
    isMine: 'user_id = me',
    key: ['message_id'],
  },
  {
    name: 'quickAnswers',
    table: 'quickAnswers',
    columns: 'texts',
    isMine: 'user_id = me',
    key: ['user_id'],
  },
  {
    name: 'offers',
    table: 'offers',
    columns: `id, conversation_id, offerer_id is not distinct from me as is_yours, amount, state, created_at, expires_at,
      decided_at`,
    isMine: `conversation_id in (select id from conversations where ${isMineAsBuyerOrSeller})`,
  },
  {
    name: 'meetings',
    table: 'meetings',
    columns: `id, conversation_id, proposer_id is not distinct from me as is_yours, starts_at, place, municipality, state,
      created_at, decided_at`,
    isMine: `conversation_id in (select id from conversations where ${isMineAsBuyerOrSeller})`,
  },
  {
    name: 'meetingSteps',
    table: 'meetingSteps',
    columns: 'meeting_id, step, created_at',
    isMine: 'user_id = me',
    key: ['meeting_id', 'step'],
  },
  {
    name: 'meetingShares',
    table: 'meetingShares',
    columns: 'id, meeting_id, created_at',
    isMine: 'user_id = me',
  },
]
