import type { Message } from '@wepa/domain/conversations/conversation'
import { useMemo, useState } from 'react'
import { useStorms } from '../../../blocks/storms/use-storms.ts'
import { dismissWarning, readDismissed } from './dismissed-warnings.ts'
import { findWarnings, type Warning } from './find-warnings.ts'
import type { FraudRules } from './use-fraud-rules.ts'

interface UseWarningsInput {
  rules: FraudRules | undefined
  messages: readonly Message[] | undefined
  userId: number
  isWhole: boolean
  about: string | undefined
}

/** The warnings of an open thread, live, and the way to put one away on this device. */
export function useWarnings(input: UseWarningsInput) {
  const { rules, messages, userId, isWhole, about } = input
  const isStorm = useStorms().length > 0
  const [dismissed, setDismissed] = useState(() => readDismissed(userId))
  const warnings = useMemo<readonly Warning[]>(() => {
    // Without the ad's title a first message cannot be told from one that speaks of it.
    if (!rules || !messages) return []
    const { readMessage: read } = rules
    const isFirstKnown = isWhole && about !== undefined
    return findWarnings({
      messages,
      userId,
      isWhole: isFirstKnown,
      about: about ?? '',
      isStorm,
      dismissed,
      read,
    })
  }, [rules, messages, userId, isWhole, about, isStorm, dismissed])
  return {
    warnings,
    dismiss: (messageId: number) => setDismissed(dismissWarning(userId, messageId)),
  }
}
