// Keeps what is typed in a form: within 300 ms of a key, one write after the other.
import { createStore, type Store } from '../../../lib/device/store.ts'
import type { Draft, DraftContent, Keeping } from '../../../offline/browser-db/draft.ts'
import { saveDraft } from '../../../offline/drafts/drafts.ts'

const pause = 300

export type KeepState = {
  /** What became of the last write; null before the first. */
  keeping: Keeping | null
  /** ISO time of the last write that stands. */
  savedAt: string | null
  /** Something was typed that is not written yet. */
  isPending: boolean
}

export type DraftKeeper = {
  state: Store<KeepState>
  /** Says what the form holds; called at each write. */
  read: (content: () => DraftContent) => void
  /** Something changed: it is written soon. */
  touch: () => void
  /** Writes what waits to be written. */
  flush: () => Promise<Keeping | null>
  /** Writes in any case. */
  save: () => Promise<Keeping>
  /** From here on nothing is written: the draft is done with. */
  stop: () => void
}

type Owner = Pick<Draft, 'id' | 'userId' | 'listingId'> & {
  /** What lies in the browser already. */
  draft: Draft | null
  /** Another tab keeps the same: nothing is written here. */
  isElsewhere: boolean
}

export function createDraftKeeper({ draft, isElsewhere, ...about }: Owner): DraftKeeper {
  const { id, userId, listingId } = about
  const state = createStore<KeepState>({
    keeping: draft === null ? null : 'kept',
    savedAt: draft?.updatedAt ?? null,
    isPending: false,
  })
  let read: (() => DraftContent) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let wasSaved = draft !== null
  let isOver = false
  let writing: Promise<Keeping | null> = Promise.resolve(state.get().keeping)

  async function write(): Promise<Keeping> {
    const content = read?.()
    if (isOver || content === undefined) return state.get().keeping ?? 'forbidden'
    clearTimeout(timer)
    timer = undefined
    state.set({ ...state.get(), isPending: false })
    const keeping = isElsewhere
      ? 'forbidden'
      : await saveDraft({ id, userId, listingId }, content, wasSaved)
    wasSaved = true
    const { isPending, savedAt } = state.get()
    const now = new Date().toISOString()
    state.set({ keeping, savedAt: keeping === 'kept' ? now : savedAt, isPending })
    return keeping
  }

  function save(): Promise<Keeping> {
    const written = writing.then(write, write)
    writing = written
    return written
  }

  return {
    state,
    read: (content) => {
      read = content
    },
    touch: () => {
      if (isOver) return
      state.set({ ...state.get(), isPending: true })
      // No waiting for the end of the typing: a long text is written while it grows.
      timer ??= setTimeout(() => void save(), pause)
    },
    flush: () => (state.get().isPending ? save() : writing),
    save,
    stop: () => {
      isOver = true
      clearTimeout(timer)
      state.set({ ...state.get(), isPending: false })
    },
  }
}

/** Whether leaving the form loses nothing. */
export function isSafe({ keeping, isPending }: KeepState): boolean {
  return !isPending && (keeping === null || keeping === 'kept')
}
