import type { Message } from '@wepa/domain/conversations/conversation'
import type { Verdict } from '@wepa/domain/fraud/warning-verdict'
import { useMemo, useState } from 'react'
import { useStorms } from '../../../blocks/storms/use-storms.ts'
import { noteWarning, readWarnings } from './dismissed-warnings.ts'
import { findWarnings, type Warning } from './find-warnings.ts'
import { reportVerdict } from './report-verdict.ts'
import type { FraudRules } from './use-fraud-rules.ts'

interface UseWarningsInput {
  rules: FraudRules | undefined
  messages: readonly Message[] | undefined
  userId: number
  isWhole: boolean
  about: string | undefined
}

/**
 * The warnings of an open thread, live. `dismiss` puts one away on this device; `judge` notes what its receiver says of it,
 * and counts it once.
 */
export function useWarnings(input: UseWarningsInput) {
  const { rules, messages, userId, isWhole, about } = input
  const isStorm = useStorms().length > 0
  const [dismissed, setDismissed] = useState(() => readWarnings('dismissed', userId))
  const [judged, setJudged] = useState(() => readWarnings('judged', userId))
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
    judged,
    dismiss: (messageId: number) => setDismissed(noteWarning('dismissed', userId, messageId)),
    judge: ({ messageId, kind, rule }: Warning, verdict: Verdict) => {
      reportVerdict({ kind: kind.id, rule, verdict })
      setJudged(noteWarning('judged', userId, messageId))
    },
  }
}
