import { createFileRoute } from '@tanstack/react-router'
import { RunSearchPage } from '../features/saved-searches/run-search-page.tsx'
import { SavedSearchesPage } from '../features/saved-searches/saved-searches-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'
import { readId } from '../lib/read-id.ts'

/** `run`: the search to open at once; alerts lead here. */
type SavedSearchesSearch = { run?: number }

export const Route = createFileRoute('/saved-searches')({
  validateSearch: ({ run }: Record<string, unknown>): SavedSearchesSearch => {
    const id = readId(String(run))
    return id === undefined ? {} : { run: id }
  },
  head: lateHead('saved-searches'),
  component: SavedSearches,
})

function SavedSearches() {
  const { run } = Route.useSearch()
  return run === undefined ? <SavedSearchesPage /> : <RunSearchPage key={run} id={run} />
}
