import { trpc } from '../../lib/trpc.ts'

/** Keeps the count of uses that an answer brought along, so that it need not be asked for. */
export function useNoteUses(): (usesLeft: number) => void {
  const { assistant } = trpc.useUtils()
  return (usesLeft) =>
    void assistant.access.setData(undefined, (known) => known && { ...known, usesLeft })
}
