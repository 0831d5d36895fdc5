import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { readFailure } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'

interface SuspicionActionsProps {
  /** 'suspicion-4' */
  caseId: string
  name: string
}

/** Nothing is wrong with the account, or its case at the desk, where it is warned or suspended with a reason. */
export function SuspicionActions({ caseId, name }: SuspicionActionsProps) {
  const utils = trpc.useUtils()
  const decide = trpc.moderation.decide.useMutation()
  // Until the row is gone: a second press would ask about what is decided.
  const [isBusy, setBusy] = useState(false)

  async function clear() {
    setBusy(true)
    try {
      await decide.mutateAsync({ id: caseId, action: 'resolve' })
      showToast({ title: 'Todo en orden', description: name })
    } catch (error) {
      const { message } = readFailure(error)
      showToast({ title: 'No se pudo guardar', description: message, tone: 'bad' })
    }
    await Promise.all([
      utils.moderation.list.invalidate(),
      utils.moderation.counts.invalidate(),
      utils.moderation.case.invalidate({ id: caseId }),
    ])
    setBusy(false)
  }

  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        tone="quiet"
        size="small"
        aria-label={`Todo en orden con ${name}`}
        isBusy={isBusy}
        onClick={() => void clear()}
      >
        Todo en orden
      </Button>
      <Link
        to="/admin-dashboard"
        search={{ tab: 'moderacion', case: caseId }}
        aria-label={`Abrir el caso de ${name}, para advertir o suspender`}
        className="inline-flex min-h-11 items-center text-small font-semibold text-caribe underline underline-offset-4"
      >
        Advertir o suspender
      </Link>
    </span>
  )
}
