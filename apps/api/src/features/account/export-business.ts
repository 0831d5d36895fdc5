// Which rows of what the plan Business brings are about a person, for their own export.
import type { ExportSection } from './export.repo.ts'

export const businessSections: readonly ExportSection[] = [
  {
    name: 'awayReply',
    table: 'awayReplies',
    columns: 'is_on, hours, text, updated_at',
    isMine: 'user_id = me',
    key: ['updated_at'],
  },
  {
    name: 'apiTokens',
    table: 'apiTokens',
    columns: 'id, name, scopes, created_at, expires_at, last_used_at, revoked_at',
    isMine: 'user_id = me',
  },
  {
    name: 'webhooks',
    table: 'webhookEndpoints',
    columns: 'id, url, events, created_at, failing_since, off_at',
    isMine: 'user_id = me',
  },
  {
    name: 'team',
    table: 'teamMembers',
    columns: `business_id, member_id, (select full_name from users where users.id = business_id) as business_of,
      (select full_name from users where users.id = member_id) as member, role, joined_at`,
    isMine: 'business_id = me or member_id = me',
    key: ['business_id', 'member_id'],
  },
  {
    name: 'teamInvitations',
    table: 'teamInvitations',
    columns: 'id, email, role, created_at, expires_at',
    isMine: 'business_id = me',
  },
  {
    name: 'teamActions',
    table: 'teamActions',
    columns: 'id, actor_name, call, subject_id, created_at',
    isMine: 'business_id = me or actor_id = me',
  },
  {
    name: 'managers',
    table: 'managerAssignments',
    columns: `id, (select full_name from users where users.id = manager_id) as manager, created_at`,
    isMine: 'account_id = me',
  },
  {
    name: 'managerMessages',
    table: 'managerMessages',
    columns: 'id, author_id is not distinct from me as is_yours, content, is_read, created_at',
    isMine: 'account_id = me or author_id = me',
  },
]
