import type { DeskFindings } from '@wepa/domain/moderation/desk-search'
import { useState } from 'react'
import { readFailure } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'

/** What is looked for at the desk, and what was found; kept as long as the desk stands, and nowhere else. */
export type DeskSearch = {
  text: string
  setText: (text: string) => void
  /** Asks; by a press and not while typing, for some searches leave a line in the audit trail. */
  run: () => void
  /** Back to the queue. */
  close: () => void
  /** The results stand in the queue's place. */
  isOn: boolean
  isBusy: boolean
  found: DeskFindings | undefined
  /** What is wrong with the text. */
  problem: string | undefined
  /** Why no answer came. */
  failure: unknown
}

export function useDeskSearch(): DeskSearch {
  const [text, setText] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const { mutate, reset, data, error, isPending } = trpc.moderation.search.useMutation()
  const refusal = error && readFailure(error)
  const isRefused = refusal?.code === 'validation'
  return {
    text,
    setText: (typed) => {
      setText(typed)
      setIsEmpty(false)
      if (isRefused) reset()
    },
    run: () => {
      const wanted = text.trim()
      setIsEmpty(wanted === '')
      if (wanted === '') return reset()
      if (!isPending) mutate({ text: wanted })
    },
    close: () => {
      setText('')
      setIsEmpty(false)
      reset()
    },
    isOn: isPending || data !== undefined || (error !== null && !isRefused),
    isBusy: isPending,
    found: data,
    problem: isEmpty ? 'Escribe a quién o qué buscas' : isRefused ? issueOf(refusal) : undefined,
    failure: isRefused ? undefined : (error ?? undefined),
  }
}

function issueOf({ issues, message }: ReturnType<typeof readFailure>): string {
  return issues[0]?.message ?? message
}

/** The ids of what was found, as the results show them. */
export function idsFound({ people, listings, cases }: DeskFindings): string[] {
  return [
    ...cases.map(({ id }) => id),
    ...people.map(({ id }) => `user-${id}`),
    ...listings.map(({ id }) => `listing-${id}`),
  ]
}
