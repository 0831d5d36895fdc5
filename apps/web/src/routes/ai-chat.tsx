import { createFileRoute } from '@tanstack/react-router'
import { AssistantPage } from '../features/assistant/assistant-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'

export const Route = createFileRoute('/ai-chat')({
  head: lateHead('ai-chat'),
  component: AssistantPage,
})
