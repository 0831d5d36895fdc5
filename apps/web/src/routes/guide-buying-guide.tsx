import { createFileRoute } from '@tanstack/react-router'
import { BuyingGuide } from '../features/guides/buying-guide.tsx'
import { lateHead } from '../lib/head/late-head.ts'

export const Route = createFileRoute('/guide-buying-guide')({
  head: lateHead('guide-buying-guide'),
  component: BuyingGuide,
})
