import { createFileRoute } from '@tanstack/react-router'
import { ManagerPage } from '../features/manager/manager-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'

export const Route = createFileRoute('/manager')({
  head: lateHead('manager'),
  component: ManagerPage,
})
