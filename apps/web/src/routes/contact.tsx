import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '../features/help/contact-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'

export const Route = createFileRoute('/contact')({
  head: lateHead('contact'),
  component: ContactPage,
})
