import { createFileRoute } from '@tanstack/react-router'
import { PostAdPage } from '../features/listing-editor/publish/post-ad-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'

/** `draft`: the draft to go on with; the queue leads here with it. */
type PostAdSearch = { draft?: string }

export const Route = createFileRoute('/post-ad')({
  validateSearch: ({ draft }: Record<string, unknown>): PostAdSearch =>
    typeof draft === 'string' ? { draft } : {},
  head: lateHead('post-ad'),
  component: PostAd,
})

function PostAd() {
  const { draft } = Route.useSearch()
  return <PostAdPage draftId={draft} />
}
