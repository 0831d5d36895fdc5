import type { AnyRouter } from '@tanstack/react-router'
import { type Intent, keepIntent } from '../../lib/session/intent.ts'
import { showToast } from '../../ui/toast/toast-store.ts'

type Words = { title: string; description: string; action: string }

/** Says that this takes an account, and keeps what was wanted for when they come back from signing in. */
export function inviteVisitor(router: AnyRouter, words: Words, intent: Intent): void {
  const redirect = router.state.location.href
  keepIntent(redirect, intent)
  const { title, description, action } = words
  const onPress = () => void router.navigate({ to: '/auth', search: { redirect } })
  showToast({ title, description, action: { label: action, onPress } })
}
