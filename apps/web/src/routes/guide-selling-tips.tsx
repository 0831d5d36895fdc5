import { createFileRoute } from '@tanstack/react-router'
import { SellingGuide } from '../features/guides/selling-guide.tsx'
import { lateHead } from '../lib/head/late-head.ts'

export const Route = createFileRoute('/guide-selling-tips')({
  head: lateHead('guide-selling-tips'),
  component: SellingGuide,
})
