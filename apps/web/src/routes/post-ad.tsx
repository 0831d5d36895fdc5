import { createFileRoute } from '@tanstack/react-router'
import { PostAdPage } from '../features/listing-editor/publish/post-ad-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'

export const Route = createFileRoute('/post-ad')({
  // `draft`: the draft to go on with; the queue leads here with it.
  validateSearch: (raw: Record<string, unknown>) => raw,
  head: lateHead('post-ad'),
  component: PostAd,
})

function PostAd() {
  const { draft } = Route.useSearch()
  return <PostAdPage draftId={typeof draft === 'string' ? draft : undefined} />
}
