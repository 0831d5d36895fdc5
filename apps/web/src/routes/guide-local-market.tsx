import { createFileRoute } from '@tanstack/react-router'
import { MarketGuide } from '../features/guides/market-guide.tsx'
import { lateHead } from '../lib/head/late-head.ts'

export const Route = createFileRoute('/guide-local-market')({
  head: lateHead('guide-local-market'),
  component: MarketGuide,
})
