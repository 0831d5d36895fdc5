import { MAX_AT_ONCE, type ModerationCase } from '@wepa/domain/moderation/moderation'
import { useState } from 'react'

type Picked = Pick<ModerationCase, 'id' | 'actions' | 'kind' | 'topic'>

/** The cases that were picked to be decided together. */
export type CaseSelection = {
  cases: readonly Picked[]
  has: (id: string) => boolean
  /** Adds a case or takes it out; a full selection takes no more. */
  toggle: (one: Picked) => void
  /** Adds these, as far as they can be decided. */
  add: (cases: readonly Picked[]) => void
  clear: () => void
}

export function useSelection(): CaseSelection {
  const [cases, setCases] = useState<readonly Picked[]>([])
  const has = (id: string) => cases.some((one) => one.id === id)
  const add = (more: readonly Picked[]) => {
    const free = more.filter(({ id, actions }) => actions.length > 0 && !has(id))
    setCases([...cases, ...free].slice(0, MAX_AT_ONCE))
  }
  return {
    cases,
    has,
    add,
    toggle: (one) => (has(one.id) ? setCases(cases.filter(({ id }) => id !== one.id)) : add([one])),
    clear: () => setCases([]),
  }
}
