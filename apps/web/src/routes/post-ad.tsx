import { createFileRoute } from '@tanstack/react-router'
import { PostAdPage } from '../features/listing-editor/post-ad-page.tsx'
import { lateHead } from '../lib/late-head.ts'

export const Route = createFileRoute('/post-ad')({
  head: lateHead('post-ad'),
  component: PostAdPage,
})
